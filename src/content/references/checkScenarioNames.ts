import { HELD_CLUES } from '../../engine/family/killteam/model/mission.ts';
import type { Condition } from '../../engine/plugins/scenario/condition.ts';
import type { EffectStep } from '../../engine/family/killteam/tables/effect.ts';
import { type SimpleStep, stepsWithin } from '../../engine/family/killteam/tables/namedBySteps.ts';
import type { MissionRow } from '../schema/mission.ts';
import { type Check, followBelow, inside, type ProblemPlace, report } from './check.ts';

/** What a scenario has that conditions and effects can name. */
type ScenarioThing = 'counter' | 'tick' | 'objective' | 'passage' | 'wave' | 'action';
export type ScenarioNames = Readonly<Record<ScenarioThing, ReadonlySet<string>>>;

const ids = (list: readonly { readonly id: string }[] = []): ReadonlySet<string> => new Set(list.map(({ id }) => id));

export const namesOf = ({ counters, ticks, script }: MissionRow): ScenarioNames => ({
  counter: ids(counters),
  tick: ids(ticks),
  objective: ids(script?.objectives),
  passage: ids(script?.passages),
  wave: ids(script?.waves),
  action: ids(script?.actions),
});

/** Something of a scenario that is named, and the key under which it is. */
export interface Named {
  readonly thing: ScenarioThing;
  readonly id: string;
}

/** What an effect names of a scenario; null: nothing. The key of the id is the thing's own name. */
export function namedByStep(step: SimpleStep): Named | null {
  if (step.op === 'counter') return { thing: 'counter', id: step.counter };
  if (step.op === 'tick') return { thing: 'tick', id: step.tick };
  if (step.op === 'tell') return { thing: 'passage', id: step.passage };
  if (step.op === 'reveal') return { thing: 'objective', id: step.objective };
  return step.op === 'wave' ? { thing: 'wave', id: step.wave } : null;
}

type Joint = Extract<Condition, { is: 'all' | 'any' }>;
type Leaf = Exclude<Condition, { is: 'all' | 'any' | 'not' }>;

/** What a condition names of a scenario. Clues that a campaign held over are counted in any battle. */
function namedByLeaf(leaf: Leaf): Named | null {
  if (leaf.is === 'counter') return leaf.counter === HELD_CLUES ? null : { thing: 'counter', id: leaf.counter };
  if (leaf.is === 'share') return { thing: 'counter', id: leaf.counter };
  if (leaf.is === 'tick') return { thing: 'tick', id: leaf.tick };
  if (leaf.is === 'objective') return { thing: 'objective', id: leaf.objective };
  return leaf.is === 'acted' ? { thing: 'action', id: leaf.action } : null;
}

function checkNamed(check: Check, place: ProblemPlace, named: Named | null, names: ScenarioNames): void {
  if (named === null || names[named.thing].has(named.id)) return;
  report(check, inside(place, named.thing), 'unknownReference', `the scenario has no ${named.thing} "${named.id}"`);
}

const isJoint = (condition: Leaf | Joint): condition is Joint => condition.is === 'all' || condition.is === 'any';

/** Everything that a condition names is there; null: there is no condition. */
export function checkCondition(
  check: Check,
  place: ProblemPlace,
  condition: Condition | null,
  names: ScenarioNames,
): void {
  if (condition === null) return;
  if (condition.is === 'not') checkCondition(check, inside(place, 'of'), condition.of, names);
  else if (!isJoint(condition)) checkNamed(check, place, namedByLeaf(condition), names);
  else
    for (const [index, each] of condition.of.entries())
      checkCondition(check, inside(place, `of[${index}]`), each, names);
}

/** Beyond it a number of an effect is a typing mistake or hostile: points, inches, times. */
const LARGEST = 999;

function checkNumbers(check: Check, place: ProblemPlace, value: object): void {
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'object' && inner !== null) checkNumbers(check, inside(place, key), inner);
    if (typeof inner === 'number' && Math.abs(inner) > LARGEST)
      report(check, inside(place, key), 'outOfRange', `must be between -${LARGEST} and ${LARGEST}`);
  }
}

function checkNamedRows(check: Check, place: ProblemPlace, step: SimpleStep): void {
  if (step.op === 'roll') followBelow(check, inside(place, 'table'), { kind: 'tables', id: step.table });
  if (step.op === 'rise' && step.as !== null)
    followBelow(check, inside(place, 'as'), { kind: 'operatives', id: step.as });
  if (step.op === 'spawn' && step.card !== undefined)
    followBelow(check, inside(place, 'card'), { kind: 'operatives', id: step.card });
  if (step.op === 'spawn' && step.faction !== undefined)
    followBelow(check, inside(place, 'faction'), { kind: 'factions', id: step.faction });
}

function checkStep(check: Check, place: ProblemPlace, step: EffectStep, names: ScenarioNames | null): void {
  checkNumbers(check, place, step);
  for (const inner of stepsWithin(step)) {
    const here = { ...place, path: `${place.path}${inner.path}` };
    checkNamedRows(check, here, inner.step);
    if (names !== null) checkNamed(check, here, namedByStep(inner.step), names);
  }
}

/** Everything that effects name is there; `names` null: what they name of a scenario is not looked at. */
export function checkSteps(
  check: Check,
  place: ProblemPlace,
  steps: readonly EffectStep[],
  names: ScenarioNames | null,
): void {
  for (const [index, step] of steps.entries())
    checkStep(check, { ...place, path: `${place.path}[${index}]` }, step, names);
}
