import type { PickRequest, RerollRequest } from '../../../engine/log/request.ts';
import type { DieGrade } from '../../../engine/odds/dieGrades.ts';
import { type RerollWay, wayOf } from '../../../engine/odds/rerollWays.ts';
import type { Language } from '../../../words/language.ts';
import { changeSaid, omittedSaid, prospectSaid } from '../../../words/worthSaid.ts';
import type { Question } from '../useOpenQuestion.ts';
import { optionNote } from './questionText.ts';

/** How the worth of choices is told; null: odds are switched off. */
export type Told = Language | null;

/** The way that re-rolls these dice: dice of one grade are worth the same. */
function wayFor({ ways, grades }: RerollRequest, dice: readonly number[]): RerollWay | null {
  const count = (grade: DieGrade): number => dice.filter((die) => grades[die] === grade).length;
  return wayOf(ways, { fail: count('fail'), normal: count('normal'), critical: count('critical') });
}

/** These dice by what they show, lowest first; where that is not known, by their number. */
function diceSaid({ words, request }: Question<RerollRequest>, dice: readonly number[]): string {
  const faces = dice.flatMap((die) => request.faces[die] ?? []);
  if (faces.length < dice.length) return words.dice.reroll.roll(dice.length);
  return words.dice.reroll.again(faces.toSorted((one, other) => one - other));
}

/** What the re-roll of the chosen dice is worth, where none is chosen that of the advised ones. */
export function rerollReason(question: Question<RerollRequest>, chosen: readonly number[], language: Language): string {
  const { words, request } = question;
  const { advice, ways, side, omitted } = request;
  const dice = chosen.length > 0 ? chosen : advice;
  const [none] = ways;
  if (none === undefined) return words.attack.odds.none;
  if (dice.length === 0) return words.dice.reroll.keepAdvice;
  const way = wayFor(request, dice);
  if (way === null) return diceSaid(question, dice);
  const change = changeSaid(words, language, { from: none.prospect, to: way.prospect, chooser: side });
  const worth = words.common.named(diceSaid(question, dice), change ?? words.attack.odds.worth.hardly);
  const without = omittedSaid(words, omitted);
  return without === null ? worth : `${worth}. ${without}`;
}

/** Why an answer is good, or what comes of it; null: it speaks for itself. */
export function optionReason(
  question: Question<PickRequest>,
  option: PickRequest['options'][number],
  told: Told,
): string | null {
  const { words, request } = question;
  if (told === null) return option.note === 'fightOutcome' ? null : optionNote(question, option);
  if (option.prospect === undefined) return optionNote(question, option);
  const all = request.options.flatMap(({ prospect }) => (prospect === undefined ? [] : [prospect]));
  return prospectSaid(words, told, { prospect: option.prospect, all, chooser: request.side });
}
