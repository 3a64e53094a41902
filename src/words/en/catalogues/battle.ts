import { actions, orders, states, withWhat } from '../actions.ts';
import { battle as table } from '../battle.ts';
import { effects } from '../effects.ts';
import { hints } from '../hints.ts';
import { doneReasons, reasons } from '../reasons.ts';
import { gameRules, weaponRules } from '../ruleNames.ts';
import { saveStands } from '../saveStands.ts';
import { keys } from '../keys.ts';
import { turningPoint } from '../strip.ts';
import { shared } from './shared.ts';

/** The table of a battle: what is said with its first card. */
export const battle = {
  ...shared,
  turningPoint,
  keys,
  saving: saveStands,
  battle: table,
  actions,
  withWhat,
  orders,
  states,
  effects,
  hints,
  reasons,
  doneReasons,
  weaponRules,
  gameRules,
};
