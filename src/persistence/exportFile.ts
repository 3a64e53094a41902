import type { BattleState } from '../engine/battle/state.ts';
import { type BattleData, type BattleMeta, battleHead, battleShape } from './battleFile.ts';
import { type LoadResult, load, unreadable, wrap } from './envelope.ts';
import type { Evolve } from './fold.ts';
import type { Journal } from './journal.ts';
import { stateOf } from './loadSlot.ts';

/** A battle that is to become one text. */
export interface WholeBattle {
  readonly meta: BattleMeta;
  readonly setup: BattleState;
  readonly journal: Journal;
  readonly state: BattleState;
}

/** The battle file: everything of a battle in one text, the undone entries too. */
export function battleText(
  { meta, setup, journal, state }: WholeBattle,
  stamp: { savedAt: string; revision: number },
): string {
  const entries = journal.slice(0, journal.length);
  return wrap(battleShape, stamp, {
    ...battleHead(meta, setup),
    entries,
    redo: journal.slice(journal.length),
    result: state.result,
  });
}

/** A battle as a file brought it, with the state it folds to. */
export interface ImportedBattle {
  readonly file: BattleData;
  readonly state: BattleState;
}

/** Reads a battle file: all problems with their paths, newer ones refused, every entry folded. Never throws. */
export function readBattleText(text: string, evolve: Evolve): LoadResult<ImportedBattle> {
  const opened = load(text, battleShape);
  if (opened.kind !== 'loaded') return opened;
  const folded = stateOf(evolve, opened.value);
  if (!folded.ok) return unreadable(text, folded.problems);
  return { ...opened, value: { file: opened.value, state: folded.state } };
}
