import type { Casualty, Recovery, RollChange } from '../../engine/campaign/walk.ts';
import { signed } from '../../words/format.ts';
import { rowName } from '../../words/optionName.ts';
import type { CampaignWords } from '../../words/campaignWords.ts';
import type { Walk } from './useWalk.ts';

/** Sum of a face and what changes it; null before it is rolled. */
export const totalOf = ({ face, changes }: Pick<Casualty, 'face' | 'changes'>): number | null =>
  face === null ? null : changes.reduce((sum, { by }) => sum + by, face);

/** `5 −1 scars = 4`. */
export function sumText({ campaign }: CampaignWords, face: number, changes: readonly RollChange[]): string {
  if (changes.length === 0) return `${face}`;
  const parts = changes.map(({ why, by }) => ` ${signed(by)} ${campaign.dice.changes[why] ?? why}`).join('');
  return campaign.dice.sum(`${face}`, parts, `${changes.reduce((sum, { by }) => sum + by, face)}`);
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

/** The mark it leaves, what is lost for it, or the result as the table has it. */
function markOf(walk: Walk, { result, scar, choice, lost }: Casualty): string {
  const { dice } = walk.words.campaign;
  if (scar !== null) return rowName(walk, 'scar', scar);
  if (choice === 'item' && lost !== null) return rowName(walk, 'item', lost);
  if (choice === 'all') return dice.answers['all'] ?? '';
  return result === null ? '' : dice.casualtyResults[result];
}

/** What became of one who was down, in one line. */
export function casualtyText(walk: Walk, casualty: Casualty): string {
  const { after, dice } = walk.words.campaign;
  const { result, face, end } = casualty;
  if (result === null || face === null) return after.casualties.due;
  const ended = end === null ? '' : `. ${dice.answers[end] ?? end}`;
  return `${sumText(walk.words, face, casualty.changes)} · ${markOf(walk, casualty)}${ended}`;
}

/** What a recovery roll did, in one line. */
export function recoveryText(walk: Walk, { face, changes, success, scar }: Recovery): string {
  const { recovery } = walk.words.campaign.after;
  if (face === null || success === null) return recovery.due;
  const outcome = success && scar !== null ? recovery.healed(rowName(walk, 'scar', scar)) : recovery.stays;
  return `${sumText(walk.words, face, changes)} · ${outcome}`;
}
