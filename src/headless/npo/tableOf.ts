import type { KillTeam } from '../../engine/behaviour/killTeam/terms.ts';
import * as z from 'zod/mini';
import { showPath } from '../../content/problem.ts';
import { shippedBehaviours } from '../../content/shippedBehaviours.ts';
import type { CompiledTable } from '../../engine/behaviour/compile.ts';
import { compiled } from '../../engine/behaviour/killTeam/vocabulary.ts';
import { whole } from '../../engine/behaviour/extend.ts';
import { FACT_IDS } from '../../engine/behaviour/killTeam/fact.ts';
import { type Behaviour, behaviourChange, behaviourTable } from '../../engine/behaviour/killTeam/table.ts';
import { CaseError } from '../caseError.ts';
import { readShape } from '../readShape.ts';
import type { NpoCase } from './shape.ts';

/** Where a table names a fact that does not exist; null: nowhere. */
function unknownFact(value: unknown, path: readonly PropertyKey[]): readonly PropertyKey[] | null {
  if (typeof value !== 'object' || value === null) {
    const named = path.at(-1) === 'fact' && typeof value === 'string';
    return named && !FACT_IDS.includes(value) ? path : null;
  }
  for (const [key, inner] of Object.entries(value)) {
    const found = unknownFact(inner, [...path, Array.isArray(value) ? Number(key) : key]);
    if (found !== null) return found;
  }
  return null;
}

function given(table: Readonly<Record<string, unknown>>): Behaviour {
  const path = unknownFact(table, ['table']);
  if (path !== null) throw new CaseError({ code: 'unknownFact', path: showPath(path), message: 'is no fact' });
  return 'extends' in table
    ? readShape(z.object({ table: behaviourChange }), { table }).table
    : readShape(z.object({ table: behaviourTable }), { table }).table;
}

const shipped = (id: string): Behaviour => {
  const found = shippedBehaviours().get(id);
  if (found === undefined) throw new CaseError({ code: 'unknownTable', path: 'table', message: `no table ${id}` });
  return found;
};

/** The table of a case, ready to be interpreted. Throws `unknownTable`, `unknownFact`, `badTable` or what its shape lacks. */
export function tableOf({ table: named }: NpoCase): CompiledTable<KillTeam> {
  const behaviour = typeof named === 'string' ? shipped(named) : given(named);
  const byId = (id: string): Behaviour | undefined => (id === behaviour.id ? behaviour : shippedBehaviours().get(id));
  const { table, problems } = whole(behaviour, byId);
  const [problem] = problems;
  if (problem?.code === 'unknownTable')
    throw new CaseError({ code: 'unknownTable', path: 'table.extends', message: `no table ${problem.id}` });
  if (problem?.code === 'circle')
    throw new CaseError({ code: 'badTable', path: 'table.extends', message: `${problem.id} extends itself` });
  if (problem !== undefined || table === null)
    throw new CaseError({ code: 'badTable', path: 'table', message: `no row ${problem?.id ?? ''}` });
  return compiled(table);
}
