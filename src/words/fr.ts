import type { Words } from './words.ts';
import { actions, orders, states, withWhat } from './fr/actions.ts';
import { attack } from './fr/attack.ts';
import { battle } from './fr/battle.ts';
import { common } from './fr/common.ts';
import { content } from './fr/content.ts';
import { deployment } from './fr/deployment.ts';
import { dice, numbers, questions, tickAnswers, ticks } from './fr/dice.ts';
import { end } from './fr/end.ts';
import { abilities, effects, facts } from './fr/facts.ts';
import { guide, hints } from './fr/guide.ts';
import { home } from './fr/home.ts';
import { log } from './fr/log.ts';
import { answerBar, notes, options } from './fr/options.ts';
import { doneReasons, reasons } from './fr/reasons.ts';
import { gameRules, weaponRules, whyRows, windows } from './fr/rules.ts';
import { settings } from './fr/settings.ts';
import { errors, keys, logScreen, storage } from './fr/storage.ts';
import { turningPoint } from './fr/turns.ts';
import { undoCommand, undoCorrection } from './fr/undo.ts';

/** The French catalogue, complete by type. */
export const fr = {
  language: 'fr',
  common,
  home,
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
  settings,
  storage,
  errors,
  logScreen,
  keys,
  guide,
  hints,
  log,
  undoCommand,
  undoCorrection,
  reasons,
  doneReasons,
  content,
} satisfies Words;
