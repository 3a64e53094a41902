import type { Scenario } from '../model/scenario.ts';

/** The lines of a set-up by what they are about (V-79, V-80, V-84). `layout` null: there is none; `where`: of each objective, in their order. */
interface LaidOut {
  readonly layout: string | null;
  readonly where: readonly string[];
  readonly zones: readonly string[];
}

/** Tells the lines of a set-up apart: the layout comes first, then the place of each objective, then both zones. */
export function laidOut({ setUp, objectives }: Pick<Scenario, 'setUp' | 'objectives'>): LaidOut {
  const [layout = null, ...others] = setUp;
  return { layout, where: others.slice(0, objectives.length), zones: others.slice(objectives.length) };
}
