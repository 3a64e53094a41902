import { bookOf } from '../../engine/campaign/model/book.ts';
import type { Casualty, Recovery, RollChange } from '../../engine/campaign/model/walk.ts';
import { idleScar } from '../../engine/campaign/walk/scars.ts';
import { contentName, contentText } from '../../words/content.ts';
import { signed } from '../../words/format.ts';
import { rowName } from '../../words/optionName.ts';
import { changeName } from '../../words/changeName.ts';
import type { Words } from '../../words/words.ts';
import type { Walk } from './useWalk.ts';

/** `5 −1 scars = 4`. */
export function sumText(words: Words<'campaign'>, face: number, changes: readonly RollChange[]): string {
  if (changes.length === 0) return `${face}`;
  const parts = changes.map(({ why, by }) => ` ${signed(by)} ${changeName(words, why)}`).join('');
  return words.campaign.dice.sum(`${face}`, parts, `${changes.reduce((sum, { by }) => sum + by, face)}`);
}

/** Where the stage in hand stands: "Casualties 1 of 2"; nothing where nothing is counted. */
export function placeOf({ scenario, words }: Walk): { readonly note?: string } {
  const { after } = words.campaign;
  const cases: readonly { readonly done: boolean }[] =
    scenario.stage === 'casualties'
      ? scenario.casualties
      : scenario.stage === 'recovery'
        ? scenario.recoveries
        : scenario.stage === 'loot'
          ? scenario.finds
          : [];
  const left = cases.findIndex(({ done }) => !done);
  if (left < 0 || scenario.stage === 'battle') return {};
  return { note: after.place(after.stages[scenario.stage], left + 1, cases.length) };
}

/** The roll before what came of it; nothing where none was made: slain in the battle, or set by hand. */
const rolledText = ({ words }: Walk, { face, changes }: Pick<Casualty, 'face' | 'changes'>): string =>
  face === null ? '' : `${sumText(words, face, changes)} · `;

/** `Ruined eye: ranged Hit is one worse.` */
export function toldScar({ words, content }: Walk, id: string): string {
  const row = content.scars.get(id);
  return words.common.named(contentName(words, id, row?.name ?? id), contentText(words, id, row?.trait.text ?? ''));
}

/** `Battle scar. D10: 3, Ruined eye: ranged Hit is one worse.` */
function scarText(walk: Walk, { member }: Casualty, id: string, face: number | null): string {
  const { words, content } = walk;
  const { dice, after } = words.campaign;
  const told = toldScar(walk, id);
  const rolled = face === null ? '' : `${words.common.named(dice.die(bookOf(content).scarDie), face)}, `;
  const idle = idleScar(walk, member, id);
  return `${dice.casualtyResults.scar}. ${rolled}${told}${idle === null ? '' : ` ${after.idleScars[idle]}`}`;
}

/** The die that the scar is of; null: none was rolled. */
const faceOf = ({ content }: Walk, scar: string, faces: readonly number[]): number | null =>
  faces.findLast((face) => face === content.scars.get(scar)?.face) ?? faces.at(-1) ?? null;

/** The mark it leaves, what is lost for it, or the result as the table has it. */
function markOf(walk: Walk, casualty: Casualty): string {
  const { result, scar, scarFaces, choice, lost } = casualty;
  const { dice } = walk.words.campaign;
  if (scar !== null) return scarText(walk, casualty, scar, faceOf(walk, scar, scarFaces));
  if (choice === 'item' && lost !== null) return rowName(walk, 'item', lost);
  if (choice === 'all') return dice.answers['all'] ?? '';
  return result === null ? '' : dice.casualtyResults[result];
}

/** What became of one who was down, in one line. */
export function casualtyText(walk: Walk, casualty: Casualty): string {
  const { after, dice } = walk.words.campaign;
  const { result, face, changes, end } = casualty;
  if (result === null) return face === null ? after.casualties.due : sumText(walk.words, face, changes);
  const ended = end === null ? '' : `. ${dice.answers[end] ?? end}`;
  return `${rolledText(walk, { face, changes })}${markOf(walk, casualty)}${ended}`;
}

/** What a recovery roll did, in one line. */
export function recoveryText(walk: Walk, { face, changes, success, scar }: Recovery): string {
  const { recovery } = walk.words.campaign.after;
  if (success === null) return recovery.due;
  const outcome = success && scar !== null ? recovery.healed(rowName(walk, 'scar', scar)) : recovery.stays;
  return `${rolledText(walk, { face, changes })}${outcome}`;
}
