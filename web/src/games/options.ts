/** The options of a game, as the server describes them, with the game's texts. */
import { name as verbatim, type Phrase } from '../i18n/phrase';
import { gameOf } from '.';
import { SEATS } from '../wire/protocol';
import type { ChoiceInfo, OptionInfo } from '../wire/http';

/** The choices of an option for this number of players, the default first. */
export const choicesFor = (option: OptionInfo, players: number): ChoiceInfo[] =>
  option.choices.filter(({ least, most }) => least <= players && players <= most);

export const optionText = (game: string, option: OptionInfo): Phrase => ({ key: `${game}-option-${option.name}` });

export const choiceText = (game: string, option: OptionInfo, choice: ChoiceInfo): Phrase =>
  choice.seat
    ? { key: 'new-seat', args: { number: SEATS.indexOf(choice.seat) + 1 } }
    : { key: `${game}-choice-${option.name}-${choice.value}` };

/** The value of an option in words: a choice, or else a letter for each of its parts. */
export function valueText(game: string, option: OptionInfo, value: string): Phrase[] {
  const choice = option.choices.find((one) => one.value === value);
  if (choice) return [choiceText(game, option, choice)];
  const called = gameOf(game)?.partName;
  if (!option.parts || !called) return [verbatim(value)];
  return option.parts.names.map((part, at) => ({
    key: 'new-part',
    args: { part: called(option.name, part), letter: value[at] ?? '' },
  }));
}

/** Whether a game with these options can be rated. */
export const canBeRatedWith = (options: readonly OptionInfo[], chosen: Readonly<Record<string, string>>): boolean =>
  options.every(({ name, choices }) => choices.find(({ value }) => value === chosen[name])?.rated !== false);
