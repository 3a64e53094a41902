import type { CampaignCommand, CampaignCommandType } from '../engine/campaign/command.ts';
import type { FirstWords } from './firstWords.ts';
import type { UndoText } from './speech.ts';

/** What Undo takes back: 14 characters or less, and the whole sentence, `who` is the operative it is about. */
export type CampaignUndoWords = {
  readonly [T in CampaignCommandType | 'face']: { readonly short: string; readonly full: (who: string) => string };
};

/** A typed or rolled face is named by itself: `Roll of 4`. */
function saidOf(words: { readonly campaign: { readonly undo: CampaignUndoWords } }, command: CampaignCommand) {
  if (command.type !== 'answer' || command.answer.kind !== 'face') return words.campaign.undo[command.type];
  const { short, full } = words.campaign.undo.face;
  return { short: `${short} ${command.answer.face}`, full };
}

/** What a command did, for a timeline: `Recruit: Pim Latchkey`. */
export function campaignDeed(
  words: { readonly campaign: { readonly undo: CampaignUndoWords }; readonly common: FirstWords['common'] },
  command: CampaignCommand,
  nameOf: (member: string) => string,
): string {
  const { short } = saidOf(words, command);
  if (command.type === 'recruit') return words.common.named(short, command.recruit.name);
  if (command.type === 'deploy') return words.common.named(short, command.title);
  const about = memberOf(command);
  return about === null ? short : words.common.named(short, nameOf(about));
}

const memberOf = (command: CampaignCommand): string | null => {
  if ('member' in command) return command.member;
  return command.type === 'correct' && 'member' in command.correction ? command.correction.member : null;
};

/** The words on the Undo button of a campaign; null: there is nothing to take back. `nameOf`: an operative by its id. */
export function campaignUndo(
  words: { readonly campaign: { readonly undo: CampaignUndoWords } },
  command: CampaignCommand | null,
  nameOf: (member: string) => string,
): UndoText | null {
  if (command === null) return null;
  const said = saidOf(words, command);
  const about = memberOf(command);
  return { short: said.short, full: said.full(about === null ? '' : nameOf(about)) };
}
