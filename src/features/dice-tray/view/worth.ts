import type { PlayScene } from '../../../scene/useScene.ts';
import type { Omitted, RerollAdvice, RerollWay } from '../../../engine/log/advice.ts';
import type { PickRequest } from '../../../engine/family/killteam/model/request.ts';
import type { DieGrade, RerollRequest } from '../../../engine/log/request.ts';
import { wayOf } from '../../../engine/odds/wayOf.ts';
import type { Language } from '../../../words/language.ts';
import { partyOf } from '../../../words/oddsSaid.ts';
import { changeSaid, omittedSaid, prospectSaid } from '../../../words/worthSaid.ts';
import type { OpenQuestion } from '../useOpenQuestion.ts';
import { optionAdvice, optionNote } from './questionText.ts';

/** How the worth of choices is told; null: odds are switched off. */
export type WorthLanguage = Language | null;

/** The way that re-rolls these dice: dice of one grade are worth the same. */
function wayFor({ grades }: RerollRequest, { ways }: RerollAdvice, dice: readonly number[]): RerollWay | null {
  const count = (grade: DieGrade): number => dice.filter((die) => grades[die] === grade).length;
  return wayOf(ways, { fail: count('fail'), normal: count('normal'), critical: count('critical') });
}

/** These dice by what they show, lowest first; where that is not known, by their number. */
function diceSaid({ words }: PlayScene, { request }: OpenQuestion<RerollRequest>, dice: readonly number[]): string {
  const faces = dice.flatMap((die) => request.faces[die] ?? []);
  if (faces.length < dice.length) return words.dice.reroll.roll(dice.length);
  return words.dice.reroll.again(faces.toSorted((one, other) => one - other));
}

/** What these dice are worth rolled again; null: nothing is known of them. */
function waySaid(scene: PlayScene, question: OpenQuestion<RerollRequest>, dice: readonly number[], language: Language) {
  const { words, view } = scene;
  const { request, advice } = question;
  if (advice?.kind !== 'reroll') return null;
  const [none, way] = [advice.ways[0], wayFor(request, advice, dice)];
  if (none === undefined || way === null) return null;
  const chooser = partyOf(view.state, request.side);
  const change = changeSaid(words, language, { from: none.prospect, to: way.prospect, chooser });
  return { worth: change ?? words.attack.odds.worth.hardly, without: omittedSaid(words, advice.omitted) };
}

/** What the re-roll of the chosen dice is worth, where none is chosen that of the advised ones. */
export function rerollReason(
  scene: PlayScene,
  question: OpenQuestion<RerollRequest>,
  chosen: readonly number[],
  language: Language,
): string {
  const { words } = scene;
  const { advice } = question;
  if (advice?.kind !== 'reroll' || advice.ways.length === 0) return words.attack.odds.none;
  const dice = chosen.length > 0 ? chosen : advice.dice;
  if (dice.length === 0) return words.dice.reroll.keepAdvice;
  const said = waySaid(scene, question, dice, language);
  if (said === null) return diceSaid(scene, question, dice);
  const worth = words.common.named(diceSaid(scene, question, dice), said.worth);
  return said.without === null ? worth : `${worth}. ${said.without}`;
}

/** The options as they are shown: in the order of the advice, where there is any. */
export const shownOptions = ({ request, advice }: OpenQuestion<PickRequest>): PickRequest['options'] =>
  advice?.kind === 'pick'
    ? advice.options.flatMap((told) => request.options.filter(({ id }) => id === told.id))
    : request.options;

/** What the worth of the options leaves out. */
export const omittedOf = ({ advice }: OpenQuestion<PickRequest>): Omitted =>
  advice?.kind === 'pick' ? advice.omitted : null;

/** Why an answer is good, or what comes of it; null: it speaks for itself. */
export function optionReason(
  scene: PlayScene,
  question: OpenQuestion<PickRequest>,
  option: PickRequest['options'][number],
  told: WorthLanguage,
): string | null {
  const { words, view } = scene;
  const { request, advice } = question;
  const found = optionAdvice(question, option);
  if (told === null) return found?.note?.code === 'fightOutcome' ? null : optionNote(scene, question, option);
  if (found?.prospect == null) return optionNote(scene, question, option);
  const all = advice?.kind === 'pick' ? advice.options.flatMap(({ prospect }) => prospect ?? []) : [];
  return prospectSaid(words, told, { prospect: found.prospect, all, chooser: partyOf(view.state, request.side) });
}
