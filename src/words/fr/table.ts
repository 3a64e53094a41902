import type { TableWords } from '../tableWords.ts';
import { actions, orders, states, withWhat } from './actions.ts';
import { aim } from './aim.ts';
import { battle } from './battle.ts';
import { effects } from './effects.ts';
import { first } from './first.ts';
import { hints } from './hints.ts';
import { keys } from './keys.ts';
import { doneReasons, reasons } from './reasons.ts';
import { turningPoint } from './turns.ts';

/** The French words of the table, complete by type. */
export const table = {
  ...first,
  turningPoint,
  battle,
  actions,
  withWhat,
  orders,
  states,
  effects,
  attack: aim,
  keys,
  hints,
  reasons,
  doneReasons,
} satisfies TableWords;
