import { type CompiledTable, compiledBy } from '../compile.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { ROUND_FACTS } from './fact.ts';
import { ROUND_RULES, roundBits } from './rule.ts';
import { roundInches } from './situation.ts';
import { mayPush, ROUND_STOPS, roundStopped, slotsOf } from './stopped.ts';
import type { RoundTable } from './table.ts';
import type { Rounds } from './terms.ts';

/** What tables for a game in rounds are read with (ours). */
export const ROUNDS: Vocabulary<Rounds> = {
  facts: ROUND_FACTS,
  rules: ROUND_RULES,
  bits: roundBits,
  shot: ROUND_RULES.shoot,
  stops: ROUND_STOPS,
  stopped: roundStopped,
  spent: (mind) => mind.ap <= 0 && !mayPush(mind),
  cost: slotsOf,
  inches: roundInches,
  bears: () => 0,
  orders: { given: () => 'none', bold: 'none', shy: 'none', sameShy: () => true },
};

/** A table for a game in rounds, ready to be interpreted. */
export const roundCompiled = (table: RoundTable): CompiledTable<Rounds> => compiledBy(ROUNDS, table);
