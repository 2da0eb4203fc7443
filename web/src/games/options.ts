/** The options of a game, as the server describes them, with the game's texts. */
import { name as verbatim, type Phrase } from '../i18n/phrase';
import { gameOf } from '.';
import { isRecord } from '../browser/isRecord';
import { SEATS, type SeatSet } from '../wire/protocol';
import type { ChoiceInfo, GameInfo, OptionInfo } from '../wire/http';

type Chosen = Readonly<Record<string, string>>;

/** Whether a choice is for a game with so many players and these choices of the options before it. */
const fits = ({ games }: ChoiceInfo, players: number, before: Chosen): boolean =>
  games.some(
    (fit) =>
      fit.players.includes(players) &&
      Object.entries(fit.with).every(([name, values]) => values.includes(before[name] ?? '')),
  );

/**
 * The options of a game with so many players, each with the choices that fit, the default first. What was chosen of an option
 * decides what fits of those after it, as far as it fits itself.
 */
export function optionsFor(options: readonly OptionInfo[], players: number, chosen: Chosen): OptionInfo[] {
  const before: Record<string, string> = {};
  const fitting: OptionInfo[] = [];
  for (const option of options) {
    const choices = option.choices.filter((choice) => fits(choice, players, before));
    const value = choices.find((choice) => choice.value === chosen[option.name]) ?? choices[0];
    if (!value) continue;
    before[option.name] = value.value;
    fitting.push({ ...option, choices });
  }
  return fitting;
}

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
export const canBeRatedWith = (options: readonly OptionInfo[], chosen: Chosen): boolean =>
  options.every(({ name, choices }) => choices.find(({ value }) => value === chosen[name])?.rated !== false);

/** The choices of a game that have rules of this project's own: those that were made, or are the usual ones for so many players. */
export function ownChoices(
  options: readonly OptionInfo[],
  players: number,
  chosen: Chosen,
): { option: OptionInfo; choice: ChoiceInfo }[] {
  return optionsFor(options, players, chosen).flatMap((option) => {
    const choice = option.choices.find(({ value }) => value === chosen[option.name]) ?? option.choices[0];
    return choice?.own ? [{ option, choice }] : [];
  });
}

/** The teams of a game with so many players and these choices; none if everyone plays alone. */
export const teamsFor = (options: readonly OptionInfo[], players: number, chosen: Chosen): readonly SeatSet[] =>
  optionsFor(options, players, chosen).flatMap((option) => {
    const choice = option.choices.find(({ value }) => value === chosen[option.name]) ?? option.choices[0];
    return choice?.teams.find((teams) => teams.players === players)?.teams ?? [];
  });

/** A table's setup as choices of options. */
export const chosenIn = (setup: unknown): Chosen =>
  Object.fromEntries(Object.entries(isRecord(setup) ? setup : {}).map(([name, value]) => [name, String(value)]));

/** The short names of what is not as in the base game, for a variant and a number of players as lists name them. */
export function poolTexts({ name, options, pools }: GameInfo, variant: string, players: number): Phrase[] {
  const choices = pools.find((pool) => pool.variant === variant && pool.players === players)?.choices ?? {};
  return options.flatMap((option) => {
    const choice = option.choices.find(({ value, own }) => own && value === choices[option.name]);
    return choice ? [{ key: `${name}-pool-${option.name}-${choice.value}` }] : [];
  });
}
