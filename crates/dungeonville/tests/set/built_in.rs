//! The built-in card set, computed again from the rules and compared with the file (D5).

use dungeonville::{Adventurer, Cards, Class, Colour, Face, Item, Letter, Place, Room, Tower};

use Letter::{A, B, C, D, E};

/// Adventurers whose letters were tuned after test games (D5.6): rank, letters. Letters by formula don't belong here.
const TUNED_LETTERS: &[(u8, [Letter; 5])] = &[];

/// A letter and gold.
type Worth = (Letter, u8);

/// Rooms that were tuned after test games (D5.6): the values of D5.1, and those of the file.
const TUNED_ROOMS: &[(Tower, u8, [Worth; 2])] = &[];

/// One of the sixty coloured cards: class `i`, card `j`.
#[derive(Clone, Copy)]
struct Card {
    i: usize,
    j: usize,
}

impl Card {
    fn class(self) -> Class {
        Class::ALL[self.i]
    }

    fn colour(self) -> Colour {
        Colour::ALL[(self.j + 6 * 2 - self.i) % 6]
    }

    fn home(self) -> Tower {
        home(self.class())
    }

    fn letters(self) -> [Letter; 5] {
        let (home, mut others) = if self.i < 5 { (B, [C, D, D, E]) } else { (A, [B, B, C, D]) };
        others.rotate_left(self.j % 4);
        let mut letters = [home; 5];
        for (after, letter) in others.into_iter().enumerate() {
            letters[(self.home().index() + 1 + after) % 5] = letter;
        }
        letters
    }
}

fn home(class: Class) -> Tower {
    Tower::ALL[class.index() % 5]
}

/// The sixty with their ranks, by D5.3.
fn sixty() -> Vec<(Adventurer, Card)> {
    let mut cards: Vec<Card> = (0..10).flat_map(|i| (0..6).map(move |j| Card { i, j })).collect();
    cards.sort_by_key(|card| (6 * card.i + 4 * card.j, card.i));
    let free = (2..=63).filter(|rank| ![22, 43].contains(rank)).map(|rank| Adventurer::new(rank).unwrap());
    free.zip(cards).collect()
}

fn letters(adventurer: Adventurer) -> [Option<Letter>; 5] {
    Tower::ALL.map(|tower| Cards::first_edition().letter(adventurer, tower))
}

fn rooms(tower: Tower) -> impl Iterator<Item = (Room, Letter, u8)> {
    tower.rooms().filter_map(|room| match Cards::first_edition().face(room) {
        Face::Room { letter, gold } => Some((room, letter, gold)),
        Face::Item(_) => None,
    })
}

#[test]
fn d1_4_prices_are_those_of_the_rules() {
    let cards = Cards::first_edition();
    assert_eq!(Place::ALL.map(|place| cards.price(place)), [0, 10, 20, 30, 40]);
    assert_eq!((cards.deed_price(), cards.starting_gold()), (50, 40));
}

#[test]
fn d5_1_each_tower_has_its_letters_and_gold() {
    let rule = [
        (A, vec![25, 30]),
        (B, vec![15, 20, 20, 25]),
        (C, vec![10, 10, 15, 15, 20, 20]),
        (D, vec![5, 5, 10, 10, 10, 10, 15, 15]),
        (E, vec![5, 5, 5, 5, 5, 10, 10, 10, 10, 10]),
    ];
    for tower in Tower::ALL {
        let untuned = |(room, letter, gold): (Room, Letter, u8)| {
            let tuned =
                TUNED_ROOMS.iter().find(|(tower, number, _)| Room::new(*tower, *number) == Some(room));
            match tuned {
                Some((_, _, [was, is])) => {
                    assert!((letter, gold) == *is && was != is, "{room} does not match its tuned values");
                    *was
                }
                None => (letter, gold),
            }
        };
        let mut found: Vec<(Letter, u8)> = rooms(tower).map(untuned).collect();
        found.sort();
        let wanted: Vec<(Letter, u8)> =
            rule.iter().flat_map(|(letter, gold)| gold.iter().map(|gold| (*letter, *gold))).collect();
        assert_eq!(found, wanted, "{tower}");
    }
}

#[test]
fn d5_1_all_names_are_unique() {
    let cards = Cards::first_edition();
    let mut rooms: Vec<&str> = Room::all().map(|room| cards.room_name(room)).collect();
    rooms.sort();
    rooms.dedup();
    let mut people: Vec<&str> = Adventurer::all().map(|one| cards.adventurer_name(one)).collect();
    people.sort();
    people.dedup();
    assert_eq!((rooms.len(), people.len()), (160, 64));
}

#[test]
fn d5_2_four_have_no_colour() {
    let cards = Cards::first_edition();
    let lone = [
        (1, Class::Assassin, Some(D)),
        (22, Class::Oracle, None),
        (43, Class::Jester, None),
        (64, Class::Mule, Some(C)),
    ];
    for (rank, class, letter) in lone {
        let adventurer = Adventurer::new(rank).unwrap();
        assert_eq!((cards.class(adventurer), cards.colour(adventurer)), (class, None));
        assert_eq!(letters(adventurer), [letter; 5], "{class}");
    }
    assert_eq!(Adventurer::all().filter(|one| cards.colour(*one).is_none()).count(), lone.len());
}

#[test]
fn d5_2_ten_classes_come_in_six_colours() {
    let cards = Cards::first_edition();
    for class in Class::COLOURED {
        let of_class = Adventurer::all().filter(|one| cards.class(*one) == class);
        let mut colours: Vec<Colour> = of_class.filter_map(|one| cards.colour(one)).collect();
        colours.sort();
        assert_eq!(colours, Colour::ALL, "{class}");
    }
    let mean_rank = |class: Class| -> u32 {
        Adventurer::all().filter(|one| cards.class(*one) == class).map(|one| u32::from(one.rank())).sum()
    };
    assert!(Class::COLOURED.is_sorted_by_key(|class| mean_rank(*class)), "the strongest class comes first");
}

#[test]
fn d5_3_ranks_and_colours_follow_the_formula() {
    let cards = Cards::first_edition();
    let sixty = sixty();
    assert_eq!(sixty.len(), 60);
    for (adventurer, card) in sixty {
        let found = (cards.class(adventurer), cards.colour(adventurer));
        assert_eq!(found, (card.class(), Some(card.colour())), "rank {adventurer}");
    }
}

#[test]
fn d5_4_letters_follow_the_formula() {
    for (adventurer, card) in sixty() {
        let tuned = TUNED_LETTERS.iter().find(|(rank, _)| *rank == adventurer.rank());
        let wanted = tuned.map_or(card.letters(), |(_, letters)| *letters);
        assert!(
            tuned.is_none_or(|(_, tuned)| *tuned != card.letters()),
            "the tuned letters of rank {adventurer} are those of the formula"
        );
        assert_eq!(letters(adventurer), wanted.map(Some), "rank {adventurer}");
    }
}

#[test]
fn d5_4_towers_are_equally_hard_by_the_formula() {
    for tower in Tower::ALL {
        let count =
            |letter| sixty().iter().filter(|(_, card)| card.letters()[tower.index()] == letter).count();
        assert_eq!(Letter::ALL.map(count), [6, 18, 12, 18, 6], "{tower}");
    }
}

#[test]
fn d5_5_each_item_is_in_the_home_tower_of_its_class() {
    let cards = Cards::first_edition();
    for tower in Tower::ALL {
        let faces = tower.rooms().map(|room| (cards.room_name(room), cards.face(room)));
        let items: Vec<Item> = faces
            .filter_map(|(name, face)| match face {
                Face::Item(item) => Some((name, item)),
                Face::Room { .. } => None,
            })
            .inspect(|(name, item)| assert_eq!(*name, item.to_string()))
            .map(|(_, item)| item)
            .collect();
        let wanted: Vec<Item> = Item::ALL.into_iter().filter(|item| home(item.class()) == tower).collect();
        assert_eq!((items.len(), &items), (2, &wanted), "{tower}");
    }
}

/// With fewer colours more of the beaten join instead of dying, so that more points come from towers (D5.6).
#[test]
fn d5_6_the_second_edition_has_two_colours_and_is_else_like_the_first() {
    let (first, second) = (Cards::first_edition(), Cards::built_in());
    for (adventurer, card) in sixty() {
        let colour = Colour::ALL[(card.j + card.i) % 2];
        assert_eq!(second.colour(adventurer), Some(colour), "{adventurer}");
    }
    let without_colours = |cards: &Cards| -> Vec<String> {
        let lines = cards.to_toml();
        let lines = lines.lines().filter(|line| !line.starts_with("name = "));
        let colour =
            |line: &str| line.split(", ").filter(|part| !part.starts_with("colour")).collect::<String>();
        lines.map(colour).collect()
    };
    assert_eq!(without_colours(&second), without_colours(&first));
}
