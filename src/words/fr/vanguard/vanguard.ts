import type { Words } from '../../words.ts';
import { shared } from '../catalogues/shared.ts';
import { keys } from '../keys.ts';
import { saveStands } from '../saveStands.ts';
import { foesActs, foesLog, foesUndo } from './foesLog.ts';
import { log, logScreen } from './log.ts';
import { undoCommand, undoCorrection } from './undo.ts';
import { acts } from './acts.ts';
import { attack } from './attack.ts';
import { reasons } from './reasons.ts';
import { round } from './round.ts';
import { table } from './table.ts';
import { tray } from './tray.ts';
import { worth } from './worth.ts';

/** A battle in rounds from its set-up to its last die: table, acts, attacks, dice, rounds, refusals. */
export const vanguard = {
  ...shared,
  keys: {
    ...keys,
    operative: 'figurine',
    rows: {
      ...keys.rows,
      operatives: '1 à 9 : figurine du camp qui active',
      wounds: 'PV de la figurine qui agit',
    },
  },
  saving: saveStands,
  table,
  acts,
  attack,
  tray,
  worth,
  round,
  reasons,
  log,
  logScreen,
  undoCommand,
  undoCorrection,
  foesLog,
  foesActs,
  foesUndo,
} satisfies Words<'rounds'>;
