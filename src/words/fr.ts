import type { Words } from './words.ts';
import { actions, orders, states, withWhat } from './fr/actions.ts';
import { attack } from './fr/attack.ts';
import { battle } from './fr/battle.ts';
import { deployment } from './fr/deployment.ts';
import { dice, numbers, questions, tickAnswers, ticks } from './fr/dice.ts';
import { end } from './fr/end.ts';
import { abilities, effects, facts } from './fr/facts.ts';
import { first } from './fr/first.ts';
import { guide, hints } from './fr/guide.ts';
import { log } from './fr/log.ts';
import { answerBar, notes, options } from './fr/options.ts';
import { doneReasons, reasons } from './fr/reasons.ts';
import { gameRules, weaponRules, whyRows, windows } from './fr/rules.ts';
import { keys, logScreen } from './fr/screens.ts';
import { turningPoint } from './fr/turns.ts';
import { undoCommand, undoCorrection } from './fr/undo.ts';

/** The French catalogue, complete by type. */
export const fr = {
  ...first,
  deployment,
  turningPoint,
  battle,
  actions,
  withWhat,
  orders,
  states,
  facts,
  effects,
  abilities,
  dice,
  questions,
  ticks,
  tickAnswers,
  numbers,
  options,
  notes,
  answerBar,
  attack,
  weaponRules,
  gameRules,
  windows,
  whyRows,
  end,
  logScreen,
  keys,
  guide,
  hints,
  log,
  undoCommand,
  undoCorrection,
  reasons,
  doneReasons,
} satisfies Words;
