import { actions } from '../actionMeanings.ts';
import { weaponRules } from '../rules.ts';
import { turningPoint } from '../turns.ts';
import { overwatch } from '../overwatch.ts';
import { attack } from '../attack.ts';
import { battle as table } from '../battle.ts';
import { acting, byHand, card } from '../battleSheets.ts';
import { deployment } from '../deployment.ts';
import { dice, numbers, questions, tickAnswers, ticks } from '../dice.ts';
import { end } from '../end.ts';
import { enemyTurn } from '../enemy.ts';
import { abilities, facts } from '../facts.ts';
import { guide } from '../guide.ts';
import { answerBar, notes, options } from '../options.ts';
import { whyRows, windows } from '../why.ts';
import { scenarioPlay } from '../scenarioPlay.ts';
import { undoCommand, undoCorrection } from '../undo.ts';
import { logScreen } from '../screens.ts';
import { traits } from '../traits.ts';
import { battle } from './battle.ts';

/** A battle from its deployment to its end: the table, attacks, dice, what enemies do. */
export const play = {
  ...battle,
  actions,
  weaponRules,
  turningPoint,
  battle: { ...table, ...acting, card: { ...table.card, ...card }, table: { ...table.table, ...byHand } },
  abilities,
  traits,
  logScreen,
  undoCorrection,
  undoCommand,
  deployment,
  dice,
  questions,
  ticks,
  tickAnswers,
  numbers,
  options,
  notes,
  answerBar,
  attack,
  windows,
  whyRows,
  end,
  guide,
  enemyTurn,
  overwatch,
  scenarioPlay,
  facts,
};
