import { attack } from './en/attack.ts';
import { deployment } from './en/deployment.ts';
import { dice, numbers, questions, tickAnswers, ticks } from './en/dice.ts';
import { end } from './en/end.ts';
import { abilities, facts } from './en/facts.ts';
import { enemyTurn } from './en/enemy.ts';
import { guide } from './en/guide.ts';
import { log } from './en/log.ts';
import { answerBar, notes, options } from './en/options.ts';
import { gameRules, weaponRules, whyRows, windows } from './en/rules.ts';
import { logScreen } from './en/screens.ts';
import { table } from './en/table.ts';
import { traits } from './en/traits.ts';
import { undoCommand, undoCorrection } from './en/undo.ts';

/** The English catalogue. Its type is the measure of every other. */
export const en = {
  ...table,
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
  attack: { ...table.attack, ...attack },
  weaponRules,
  gameRules,
  windows,
  whyRows,
  end,
  logScreen,
  guide,
  log,
  enemyTurn,
  traits,
  undoCommand,
  undoCorrection,
};
