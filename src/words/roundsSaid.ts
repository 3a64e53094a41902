import type { FoeCommand } from '../engine/plugins/foes/command.ts';
import type { FoeEvent } from '../engine/plugins/foes/event.ts';
import { type LogIcon, type LogLine, partsOf, strong, unmarked } from './logLine.ts';
import type { RoundsLook } from './roundsSpeech.ts';
import type { Said, UndoText } from './speech.ts';
import type { Words } from './words.ts';

/** Icons by event; those not named here carry an arrow. */
const ICONS: Partial<Record<FoeEvent['type'], LogIcon>> = {
  foeGoing: 'acting',
  foePlanned: 'log',
  foeTaken: 'byHand',
  rollOffRolled: 'dice',
  rolledOff: 'dice',
  edgeTaken: 'roster',
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
  moveOverruled: 'byHand',
  settingsChanged: 'settings',
  assigned: 'roster',
  playerRenamed: 'roster',
  cancelled: 'undo',
};

type Teller = (event: FoeEvent, look: RoundsLook) => Said | null;

/** How an event is told; null: it is of a later version, and has no words here. */
function tellerOf({ log, foesLog }: Words<'rounds'>, type: string): Teller | null {
  const tellers: Readonly<Record<string, unknown>> = Object.hasOwn(log, type) ? log : foesLog;
  return Object.hasOwn(tellers, type) ? (tellers[type] as Teller) : null;
}

function told(words: Words<'rounds'>, event: FoeEvent, look: RoundsLook): Said | null {
  try {
    const said = tellerOf(words, event.type)?.(event, look) ?? null;
    return typeof said?.text === 'string' ? said : null;
  } catch {
    return null;
  }
}

/** An event as a line of the log; null: not worth a line. Never throws. */
export function roundsLogLine(words: Words<'rounds'>, event: FoeEvent, look: RoundsLook): LogLine | null {
  const said = told(words, event, { ...look, name: (id) => strong(look.name(id)) });
  return said === null
    ? null
    : { icon: ICONS[event.type] ?? 'next', parts: partsOf(said.text), right: unmarked(said.right) };
}

type Namer = (command: FoeCommand, look: RoundsLook) => UndoText;

/** How a command is named. Throws for one that this version does not know. */
function named({ undoCommand, foesUndo }: Words<'rounds'>, command: FoeCommand, look: RoundsLook): UndoText {
  const namers: Readonly<Record<string, unknown>> = { ...undoCommand, ...foesUndo };
  return (namers[command.type] as Namer)(command, look);
}

/** A command as Undo names it; one that this version does not know has no name. Never throws. */
export function roundsUndo(words: Words<'rounds'>, command: FoeCommand, look: RoundsLook): UndoText {
  try {
    if (command.type === 'correct') return words.undoCorrection[command.correction.what];
    return named(words, command, look);
  } catch {
    return { short: '', full: words.common.undo };
  }
}
