import type { BattleEvent, EventOf, EventType } from '../engine/family/vanguard/model/event.ts';
import type { Command } from '../engine/family/vanguard/model/command.ts';
import { type LogIcon, type LogLine, partsOf, strong, unmarked } from './logLine.ts';
import type { RoundsLook } from './roundsSpeech.ts';
import type { Said, UndoText } from './speech.ts';
import type { Words } from './words.ts';

/** Icons by event; those not named here carry an arrow. */
const ICONS: Partial<Record<EventType, LogIcon>> = {
  rollOffRolled: 'dice',
  rolledOff: 'dice',
  placed: 'roster',
  activated: 'acting',
  activationEnded: 'done',
  sideFinished: 'check',
  attackDeclared: 'fight',
  diceRolled: 'dice',
  dieRerolled: 'reroll',
  endDieRolled: 'dice',
  nerveRolled: 'dice',
  recoveryRolled: 'dice',
  wounded: 'injured',
  healed: 'plus',
  returned: 'plus',
  removed: 'down',
  knockedDown: 'down',
  moved: 'engage',
  scored: 'check',
  corrected: 'byHand',
  settingsChanged: 'settings',
  assigned: 'roster',
  playerRenamed: 'roster',
  cancelled: 'undo',
};

type Telling<T extends EventType> = { readonly words: Words<'rounds'>; readonly type: T; readonly look: RoundsLook };

function told<T extends EventType>({ words, type, look }: Telling<T>, event: EventOf<T>): Said | null {
  try {
    // An event of a later version is kept in the log and has no words here.
    const said = Object.hasOwn(words.log, type) ? words.log[type](event, look) : null;
    return typeof said?.text === 'string' ? said : null;
  } catch {
    return null;
  }
}

/** An event as a line of the log; null: not worth a line. Never throws. */
export function roundsLogLine(words: Words<'rounds'>, event: BattleEvent, look: RoundsLook): LogLine | null {
  const said = told({ words, type: event.type, look: { ...look, name: (id) => strong(look.name(id)) } }, event);
  return said === null
    ? null
    : { icon: ICONS[event.type] ?? 'next', parts: partsOf(said.text), right: unmarked(said.right) };
}

type CommandOf<T extends keyof Words<'rounds'>['undoCommand']> = Parameters<Words<'rounds'>['undoCommand'][T]>[0];

const named = <T extends keyof Words<'rounds'>['undoCommand']>(
  { words, type, look }: { readonly words: Words<'rounds'>; readonly type: T; readonly look: RoundsLook },
  command: CommandOf<T>,
): UndoText => (words.undoCommand[type] as (command: CommandOf<T>, look: RoundsLook) => UndoText)(command, look);

/** A command as Undo names it; one that this version does not know has no name. Never throws. */
export function roundsUndo(words: Words<'rounds'>, command: Command, look: RoundsLook): UndoText {
  try {
    if (command.type === 'correct') return words.undoCorrection[command.correction.what];
    return named({ words, type: command.type, look }, command);
  } catch {
    return { short: '', full: words.common.undo };
  }
}
