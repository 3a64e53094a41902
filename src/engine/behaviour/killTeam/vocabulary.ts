import { type CompiledTable, compiledBy } from '../compile.ts';
import type { PlanStep } from '../trace.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { inchesOf } from './enemySituation.ts';
import { KILL_TEAM_FACTS } from './fact.ts';
import { bits, MOVES, RULES } from './rule.ts';
import { costIn, stopped, STOPS } from './stopped.ts';
import type { BehaviourTable } from './table.ts';
import type { KillTeam } from './terms.ts';

/** On Conceal the same would come of it: nothing in it needs Engage, and no place was looked for to shoot from. */
const sameOnConceal = (steps: readonly PlanStep<KillTeam>[]): boolean =>
  steps.every(({ action, wish }) => action !== 'guard' && wish === null);

/** What tables of Kill Team are read with (kill-team.md A9, acolyte.md C18). */
export const KILL_TEAM: Vocabulary<KillTeam> = {
  facts: KILL_TEAM_FACTS,
  rules: RULES,
  bits,
  shot: RULES.shoot,
  stops: STOPS,
  stopped,
  spent: ({ ap, situation }, whole) => ap <= 0 || (!whole && situation.counteract),
  cost: costIn,
  inches: inchesOf,
  bears: ({ heavy }) => (heavy === null ? MOVES : bits(heavy)),
  orders: {
    given: ({ order }) => order,
    bold: 'engage',
    shy: 'conceal',
    sameShy: sameOnConceal,
  },
};

/** A table of Kill Team, ready to be interpreted. */
export const compiled = (table: BehaviourTable): CompiledTable<KillTeam> => compiledBy(KILL_TEAM, table);
