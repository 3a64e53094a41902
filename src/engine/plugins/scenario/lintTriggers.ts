import { SIDE_WORDS, type SideWord, type Selector } from '../../family/killteam/tables/selector.ts';
import { type Finding, finding } from './lintFinding.ts';
import type { Source } from './lintSource.ts';
import type { Hook, ScriptMoment } from './script.ts';

/** A moment that effects may bring about; `sides`: for whom. */
interface Caused {
  readonly moments: readonly ScriptMoment[];
  readonly sides: readonly SideWord[];
}

/** Moments that come again with each further turning point. */
const OF_A_TURNING_POINT: readonly ScriptMoment[] = [
  'turningPointStart',
  'readyStep',
  'eventStep',
  'firefightStart',
  'activationEnd',
  'turningPointEnd',
];

const sidesOf = ({ side }: Selector): readonly SideWord[] => (side === 'any' ? SIDE_WORDS : [side]);

/** Whether a selector means somebody who can still fall or act: not only whoever just went down. */
const isAlive = ({ who, filters }: Selector, downs: boolean): boolean =>
  !filters.includes('fallen') && !(who === 'this' && downs);

/** What moment an effect of a hook may bring about; null: none. */
function causedBy({ step, tested, later }: Source['steps'][number], hook: Hook): Caused | null {
  if (step.op === 'turningPoints') return step.by > 0 ? { moments: OF_A_TURNING_POINT, sides: SIDE_WORDS } : null;
  if (step.op !== 'damage' && !(step.op === 'readiness' && step.readiness === 'ready')) return null;
  const to = tested ?? step.to;
  if (!isAlive(to, hook.when === 'incapacitated' && !later)) return null;
  return { moments: [step.op === 'damage' ? 'incapacitated' : 'activationEnd'], sides: sidesOf(to) };
}

const meets = ({ moments, sides }: Caused, { when, side }: Hook): boolean =>
  moments.includes(when) && (side === null || sides.includes(side));

/** Which hooks each hook may bring to fire. One that fires once goes on with nothing. */
function edgesOf(sources: readonly Source[]): ReadonlyMap<string, readonly string[]> {
  const again = sources.filter(({ times }) => times > 1);
  const hooks = again.flatMap(({ hook }) => hook ?? []);
  return new Map(
    again.flatMap(({ hook, steps }): [string, readonly string[]][] => {
      if (hook === null) return [];
      const all = steps.flatMap((step) => causedBy(step, hook) ?? []);
      const caused = [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
      const next = hooks.filter((other) => caused.some((each) => meets(each, other)));
      return [[hook.id, next.map(({ id }) => id)]];
    }),
  );
}

/** The hooks between, on the way that a search came: from the first to this one. */
function wayTo(id: string, start: string, from: ReadonlyMap<string, string>): readonly string[] {
  const way: string[] = [];
  for (let back: string | undefined = id; back !== undefined && back !== start; back = from.get(back))
    way.unshift(back);
  return way;
}

/** The shortest way from a hook back to itself, with the hooks between; null: none. */
function circleOf(start: string, edges: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const from = new Map<string, string>();
  const queue = [start];
  for (const id of queue)
    for (const next of edges.get(id) ?? []) {
      if (next === start) return wayTo(id, start, from);
      if (from.has(next)) continue;
      from.set(next, id);
      queue.push(next);
    }
  return null;
}

/**
 * Hooks that bring about the moment at which they fire, by damage that lets somebody fall, by making somebody ready again,
 * or by adding turning points; each circle is told once. A condition may stop it: then it is only noted.
 */
export function triggerFindings(sources: readonly Source[], hooks: readonly Hook[]): readonly Finding[] {
  const edges = edgesOf(sources);
  const told = new Set<string>();
  return hooks.flatMap((hook, index) => {
    const way = told.has(hook.id) ? null : circleOf(hook.id, edges);
    if (way === null) return [];
    const ring = [hook.id, ...way];
    for (const id of ring) told.add(id);
    const free = ring.every((id) => hooks.find((each) => each.id === id)?.if === null);
    const others = way.map((id) => hooks.find((each) => each.id === id)?.name ?? id);
    const params = { name: hook.name, others };
    return [finding(free ? 'warning' : 'note', 'triggersItself', `script.hooks[${index}]`, params)];
  });
}
