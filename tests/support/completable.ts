import type { Pack } from '../../src/content/pack.ts';
import type { MissionRow } from '../../src/content/schema/mission.ts';
import type { Condition } from '../../src/engine/plugins/scenario/condition.ts';
import type { EffectStep } from '../../src/engine/family/killteam/tables/effect.ts';

/** What can come about in a scenario at some time: an upper bound, order and chance left out. */
interface Reach {
  readonly ticks: Set<string>;
  readonly counters: Map<string, number>;
  readonly actions: Set<string>;
  readonly objectives: Set<string>;
}

/** `play`: by what the scenario does; `hand`: only by what the table ticks or counts; `never`: not at all, with why. */
export interface Proof {
  readonly by: 'play' | 'hand' | 'never';
  readonly why: readonly string[];
}

interface Walk {
  readonly row: MissionRow;
  readonly pack: Pack;
  readonly reach: Reach;
}

const saidLeaf = (leaf: Condition): string => JSON.stringify(leaf);

/** Why a condition can never hold; none: it can. */
function against(walk: Walk, condition: Condition): readonly string[] {
  const { reach, row } = walk;
  switch (condition.is) {
    case 'all':
      return condition.of.flatMap((each) => against(walk, each));
    case 'any': {
      const each = condition.of.map((one) => against(walk, one));
      return each.some((why) => why.length === 0) ? [] : each.flat();
    }
    case 'not':
    case 'carrying':
    case 'standing':
    case 'down':
    case 'hurt':
    case 'within':
    case 'controls':
      return [];
    case 'tick':
      return reach.ticks.has(condition.tick) ? [] : [`nothing sets the tick ${condition.tick}`];
    case 'counter':
      return (reach.counters.get(condition.counter) ?? 0) >= (condition.least ?? 0)
        ? []
        : [`the counter ${condition.counter} reaches ${reach.counters.get(condition.counter) ?? 0} at the most`];
    case 'share':
      return (reach.counters.get(condition.counter) ?? 0) > 0
        ? []
        : [`nothing raises the counter ${condition.counter}`];
    case 'turningPoint':
      return (condition.least ?? 0) <= (row.turningPoints ?? Infinity) ? [] : [`too late: ${saidLeaf(condition)}`];
    case 'alert':
      return (condition.least ?? 0) <= 3 ? [] : [`no such alert: ${saidLeaf(condition)}`];
    case 'flag':
      return [`a flag of the campaign: ${condition.flag}`];
    case 'objective':
      return reach.objectives.has(condition.objective) ? [] : [`the objective ${condition.objective} is never done`];
    case 'acted':
      return reach.actions.has(condition.action) ? [] : [`nobody can do ${condition.action}`];
  }
}

const may = (walk: Walk, condition: Condition | null): boolean =>
  condition === null || against(walk, condition).length === 0;

function follow(walk: Walk, steps: readonly EffectStep[]): void {
  const { reach, row, pack } = walk;
  for (const step of steps) {
    if (step.op === 'tick' && step.on) reach.ticks.add(step.tick);
    if (step.op === 'counter' && step.by > 0)
      reach.counters.set(step.counter, row.counters.find(({ id }) => id === step.counter)?.max ?? 0);
    if (step.op === 'roll') rolled(walk, pack, step.table);
  }
}

function rolled(walk: Walk, pack: Pack, table: string | null): void {
  for (const { effects } of (table === null ? undefined : pack.tables.get(table))?.rows ?? []) follow(walk, effects);
}

function round(walk: Walk): void {
  const { reach, row, pack } = walk;
  for (const { id, if: condition, effects, table } of row.script?.actions ?? []) {
    if (!may(walk, condition)) continue;
    reach.actions.add(id);
    follow(walk, effects);
    rolled(walk, pack, table);
  }
  for (const { action, if: condition, effects } of row.script?.hooks ?? [])
    if ((action === null || reach.actions.has(action)) && may(walk, condition)) follow(walk, effects);
  for (const { id, done } of row.script?.objectives ?? [])
    if (done !== null && may(walk, done)) reach.objectives.add(id);
}

const sizeOf = ({ ticks, counters, actions, objectives }: Reach): number =>
  ticks.size + counters.size + actions.size + objectives.size;

function reached(row: MissionRow, pack: Pack, byHand: boolean): Walk {
  const walk: Walk = {
    row,
    pack,
    reach: {
      ticks: new Set(byHand ? row.ticks.map(({ id }) => id) : []),
      counters: new Map(byHand ? row.counters.map(({ id, max }) => [id, max]) : []),
      actions: new Set(),
      objectives: new Set(),
    },
  };
  for (let before = -1; before !== sizeOf(walk.reach);) {
    before = sizeOf(walk.reach);
    round(walk);
  }
  return walk;
}

/** Walks what a scenario's actions, hooks and tables can bring about, and says whether all its primary objectives can be done. */
export function completable(row: MissionRow, pack: Pack): Proof {
  const primary = (row.script?.objectives ?? []).filter(({ kind }) => kind === 'primary');
  if (primary.length === 0) return { by: 'never', why: ['no primary objective'] };
  const missing = (byHand: boolean) => {
    const walk = reached(row, pack, byHand);
    return primary.flatMap(({ id, done }) =>
      done === null
        ? byHand
          ? []
          : [`${id}: by the table's word`]
        : against(walk, done).map((why) => `${id}: ${why}`),
    );
  };
  const byPlay = missing(false);
  if (byPlay.length === 0) return { by: 'play', why: [] };
  const byHand = missing(true);
  return byHand.length === 0 ? { by: 'hand', why: byPlay } : { by: 'never', why: byHand };
}
