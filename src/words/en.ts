import { actions, orders, states, withWhat } from './en/actions.ts';
import { attack } from './en/attack.ts';
import { battle } from './en/battle.ts';
import { deployment } from './en/deployment.ts';
import { dice, numbers, questions, tickAnswers, ticks } from './en/dice.ts';
import { end } from './en/end.ts';
import { abilities, effects, facts } from './en/facts.ts';
import { first } from './en/first.ts';
import { guide, hints } from './en/guide.ts';
import { log } from './en/log.ts';
import { answerBar, notes, options } from './en/options.ts';
import { doneReasons, reasons } from './en/reasons.ts';
import { gameRules, weaponRules, whyRows, windows } from './en/rules.ts';
import { keys, logScreen } from './en/screens.ts';
import { turningPoint } from './en/turns.ts';
import { undoCommand, undoCorrection } from './en/undo.ts';

/** The English catalogue. Its type is the measure of every other. */
export const en = {
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
};
