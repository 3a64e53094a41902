import type { Words } from './words.ts';
import { attack } from './fr/attack.ts';
import { deployment } from './fr/deployment.ts';
import { dice, numbers, questions, tickAnswers, ticks } from './fr/dice.ts';
import { end } from './fr/end.ts';
import { abilities, facts } from './fr/facts.ts';
import { enemyTurn } from './fr/enemy.ts';
import { guide } from './fr/guide.ts';
import { log } from './fr/log.ts';
import { answerBar, notes, options } from './fr/options.ts';
import { gameRules, weaponRules, whyRows, windows } from './fr/rules.ts';
import { logScreen } from './fr/screens.ts';
import { table } from './fr/table.ts';
import { traits } from './fr/traits.ts';
import { undoCommand, undoCorrection } from './fr/undo.ts';

/** The French catalogue, complete by type. */
export const fr = {
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
} satisfies Words;
