import type { AttackFacts } from '../engine/family/vanguard/model/facts.ts';

const TOLD = ['sight', 'inRange', 'obscured', 'far', 'cover'] as const satisfies readonly (keyof AttackFacts)[];

/** What is so of a target, as a list. `names`: of each fact. */
export const factsSaid = (facts: AttackFacts, names: Readonly<Record<string, string>>): string =>
  TOLD.filter((fact) => facts[fact])
    .map((fact) => (names[fact] ?? fact).toLowerCase())
    .join(', ');
