import type {
  CampaignCommand,
  CampaignCommandType,
  CampaignCorrection,
  Described,
} from '../engine/campaign/model/command.ts';
import type { Words } from './words.ts';
import type { UndoText } from './speech.ts';

type Deed =
  | CampaignCommandType
  | 'face'
  | `describe/${Exclude<keyof Described, 'picture'>}`
  | `correct/${CampaignCorrection['what']}`;

/** What Undo takes back: 14 characters or less, and the whole sentence, `who` is the operative or thing it is about. */
export interface CampaignDeed {
  readonly short: string;
  readonly full: (who: string) => string;
}
export type CampaignUndoWords = { readonly [T in Deed]: CampaignDeed };

type UndoIn = {
  readonly campaign: { readonly undo: CampaignUndoWords };
  readonly common: Pick<Words<'shared'>['common'], 'undo'>;
};

const MOST = 14;

/** Several changes of one operative at once: named together where there is room, else by the first. */
function together(deeds: readonly CampaignDeed[], fallback: CampaignDeed): CampaignDeed {
  const [first = fallback] = deeds;
  if (deeds.length < 2) return first;
  const short = deeds.map((deed) => deed.short).join(', ');
  return { short: short.length > MOST ? fallback.short : short, full: fallback.full };
}

/** What was changed of an operative: name, notes, portrait (own picture or bust), player. */
function describedOf({ campaign }: UndoIn, set: Partial<Described>): CampaignDeed {
  const { undo } = campaign;
  const deeds = [
    ...('name' in set ? [undo['describe/name']] : []),
    ...('notes' in set ? [undo['describe/notes']] : []),
    ...('portrait' in set || 'picture' in set ? [undo['describe/portrait']] : []),
    ...('player' in set ? [undo['describe/player']] : []),
  ];
  return together(deeds, undo.describe);
}

/** A command of a later version has no name here, nor has one of a file that was edited by hand. */
const deedOf = ({ campaign: { undo }, common }: UndoIn, kind: Deed): CampaignDeed =>
  Object.hasOwn(undo, kind) ? undo[kind] : { short: '', full: () => common.undo };

/** A typed or rolled face is named by itself, `Roll of 4`; a description and a correction by what was changed. */
function saidOf(words: UndoIn, command: CampaignCommand): CampaignDeed {
  const { undo } = words.campaign;
  if (command.type === 'describe') return describedOf(words, command.set);
  if (command.type === 'correct') return deedOf(words, `correct/${command.correction.what}`);
  if (command.type !== 'answer' || command.answer.kind !== 'face') return deedOf(words, command.type);
  return { short: `${undo.face.short} ${command.answer.face}`, full: undo.face.full };
}

/** What a command did, for a timeline: `Recruit: Pim Latchkey`. */
export function campaignDeed(
  words: UndoIn & { readonly common: Words<'shared'>['common'] },
  command: CampaignCommand,
  nameOf: (member: string) => string,
): string {
  const { short } = saidOf(words, command);
  if (command.type === 'recruit') return words.common.named(short, command.recruit.name);
  if (command.type === 'deploy') return words.common.named(short, command.title);
  const about = memberOf(command);
  return about === null ? short : words.common.named(short, nameOf(about));
}

/** What a command names itself: who is taken on, the scenario, a new name. */
function namedIn(command: CampaignCommand): string | null {
  if (command.type === 'recruit') return command.recruit.name;
  if (command.type === 'deploy') return command.title;
  return command.type === 'rename' ? command.name : null;
}

const memberOf = (command: CampaignCommand): string | null => {
  if ('member' in command) return command.member;
  return command.type === 'correct' && 'member' in command.correction ? command.correction.member : null;
};

/** The words on the Undo button of a campaign; null: there is nothing to take back. `nameOf`: an operative by its id. */
export function campaignUndo(
  words: UndoIn,
  command: CampaignCommand | null,
  nameOf: (member: string) => string,
): UndoText | null {
  if (command === null) return null;
  const { short, full } = saidOf(words, command);
  const member = memberOf(command);
  const about = member === null ? namedIn(command) : nameOf(member);
  return about === null ? { short, full: full('') } : { short, about, full: full(about) };
}
