/** The options of a game, as the server describes them, with the game's texts. */
import type { Phrase } from '../i18n/phrase';
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
