import { ACTION_ICONS, type ActIcon } from './actionIcons.ts';
import type { BattleEvent, EventType } from '../engine/family/killteam/model/event.ts';
import type { Look } from './look.ts';
import type { EventMap, Said } from './speech.ts';
import type { Words } from './words.ts';

/** Icons of the log, by their names in the set of the shared components. */
export type LogIcon =
  | ActIcon
  | 'acting'
  | 'done'
  | 'guard'
  | 'down'
  | 'engage'
  | 'injured'
  | 'dice'
  | 'reroll'
  | 'byHand'
  | 'cover'
  | 'next'
  | 'check'
  | 'settings'
  | 'roster'
  | 'undo'
  | 'plus'
  | 'campaign'
  | 'log';

/** A piece of a sentence; names are strong. */
export interface LogPart {
  readonly text: string;
  readonly strong: boolean;
}

/** One line of the log: a sentence, and the short fact at its right. */
export interface LogLine {
  readonly icon: LogIcon;
  readonly parts: readonly LogPart[];
  readonly right: string | null;
}

/** Icons by event; those not named here carry the one of their kind. */
const ICONS: Partial<Record<EventType, LogIcon>> = {
  activated: 'acting',
  activationEnded: 'done',
  guardStarted: 'guard',
  guardEnded: 'guard',
  interruptStarted: 'guard',
  engagementChanged: 'engage',
  shotResolved: 'shoot',
  attackDeclared: 'fight',
  struck: 'fight',
  blocked: 'fight',
  shocked: 'fight',
  damaged: 'injured',
  healed: 'plus',
  incapacitated: 'down',
  reanimateRolled: 'reanimate',
  reanimated: 'reanimate',
  left: 'next',
  jammed: 'reload',
  reloaded: 'reload',
  ammoSet: 'reload',
  hotRolled: 'dice',
  fallTested: 'dice',
  breathTested: 'dice',
  hardened: 'dice',
  initiativeSet: 'dice',
  tableRolled: 'dice',
  tableRepeated: 'dice',
  psychicTested: 'dice',
  perilsRolled: 'dice',
  freeRolled: 'dice',
  diceRerolled: 'reroll',
  corrected: 'byHand',
  overridden: 'byHand',
  counterAdded: 'check',
  counterSet: 'check',
  tickSet: 'check',
  hookFired: 'campaign',
  objectiveSettled: 'check',
  objectiveRevealed: 'campaign',
  passageTold: 'log',
  traitUsed: 'check',
  traitSpoke: 'check',
  settingsChanged: 'settings',
  operativeAdded: 'roster',
  assigned: 'roster',
  playerRenamed: 'roster',
  attackCancelled: 'undo',
};

const iconOf = (event: BattleEvent): LogIcon =>
  event.type === 'actionPerformed' ? ACTION_ICONS[event.action] : (ICONS[event.type] ?? 'next');

// Names are wrapped in two characters of the private use area, so that a sentence stays one string in the catalogues.
const OPEN = '\uE000';
const CLOSE = '\uE001';
/** A name as it stands in a sentence: strong. */
export const strong = (name: string): string => `${OPEN}${name}${CLOSE}`;

const strongLook = (look: Look): Look => ({ ...look, name: (id) => strong(look.name(id)) });

/** A sentence in its pieces. */
export const partsOf = (sentence: string): LogPart[] =>
  sentence
    .split(OPEN)
    .flatMap((piece, index) => {
      const [name = '', rest = ''] = piece.split(CLOSE);
      return index === 0
        ? [{ text: piece, strong: false }]
        : [
            { text: name, strong: true },
            { text: rest, strong: false },
          ];
    })
    .filter((part) => part.text !== '');

/** The same as plain text. */
export const unmarked = (said: string | null): string | null => said?.replaceAll(/[\uE000\uE001]/gu, '') ?? null;

type Telling<T extends EventType> = { readonly words: Words<'log'>; readonly type: T; readonly look: Look };

function told<T extends EventType>({ words, type, look }: Telling<T>, event: EventMap[T]): Said | null {
  try {
    // An event of a later version is kept in the log and has no words here.
    const said = Object.hasOwn(words.log, type) ? words.log[type](event, look) : null;
    return typeof said?.text === 'string' ? said : null;
  } catch {
    // Nor has one that names what only a later version knows, or that lacks what is told of it.
    return null;
  }
}

/** An event as a line of the log; null: not worth a line. Never throws. */
export function logLine(words: Words<'log'>, event: BattleEvent, look: Look): LogLine | null {
  const said = told({ words, type: event.type, look: strongLook(look) }, event);
  return said === null ? null : { icon: iconOf(event), parts: partsOf(said.text), right: unmarked(said.right) };
}

/** A sentence with a full stop, which it may have already. */
const stopped = (sentence: string): string => (/[.!?…]$/u.test(sentence) ? sentence : `${sentence}.`);

/** Sentences in a row. */
export const inARow = (sentences: readonly string[]): string =>
  sentences.map((each, at) => (at < sentences.length - 1 ? stopped(each) : each)).join(' ');

/** A line as plain text, for the live region and for exports. */
export const lineText = (line: LogLine): string => {
  const sentence = line.parts.map((part) => part.text).join('');
  return line.right === null ? sentence : `${stopped(sentence)} ${line.right}`;
};
