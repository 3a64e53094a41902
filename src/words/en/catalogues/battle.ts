import { actions, orders, states, withWhat } from '../actions.ts';
import { attack } from '../attack.ts';
import { battle as table } from '../battle.ts';
import { deployment } from '../deployment.ts';
import { dice, numbers, questions, tickAnswers, ticks } from '../dice.ts';
import { effects } from '../effects.ts';
import { end } from '../end.ts';
import { enemyTurn } from '../enemy.ts';
import { abilities, facts } from '../facts.ts';
import { guide } from '../guide.ts';
import { hints } from '../hints.ts';
import { keys } from '../keys.ts';
import { answerBar, notes, options } from '../options.ts';
import { doneReasons, reasons } from '../reasons.ts';
import { gameRules, weaponRules, whyRows, windows } from '../rules.ts';
import { saving } from '../saving.ts';
import { scenarioPlay } from '../scenarioPlay.ts';
import { logScreen } from '../screens.ts';
import { traits } from '../traits.ts';
import { turningPoint } from '../turns.ts';
import { undoCommand, undoCorrection } from '../undo.ts';
import { shared } from './shared.ts';

/** A battle from its deployment to its end. */
export const battle = {
  ...shared,
  saving,
  turningPoint,
  battle: table,
  actions,
  withWhat,
  orders,
  states,
  effects,
  keys,
  hints,
  reasons,
  doneReasons,
  deployment,
  facts,
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
  guide,
  enemyTurn,
  traits,
  scenarioPlay,
  undoCommand,
  undoCorrection,
};
