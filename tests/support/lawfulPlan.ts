import type { KillTeam } from '../../src/engine/behaviour/killTeam/terms.ts';
import { selfNumber, sightFacts, targetNumber } from '../../src/engine/behaviour/killTeam/fact.ts';
import { type Mask, selfIs, single } from '../../src/engine/behaviour/known.ts';
import type { BehaviourAction } from '../../src/engine/behaviour/killTeam/step.ts';
import type { Thought } from '../../src/engine/behaviour/thought.ts';
import type { Plan, PlanStep } from '../../src/engine/behaviour/trace.ts';
import { isPlace } from './randomBehaviour.ts';

/** Action points by kill-team.md A3.1, written again. */
const AP: Readonly<Record<string, number>> = { fallBack: 2, pass: 0 };
const MOVES = ['reposition', 'dash', 'fallBack', 'charge'];
const NOT_IN_CONTROL = ['cast', 'reposition', 'dash', 'charge', 'shoot', 'guard', 'reload', 'mission'];
const ONLY_IN_CONTROL = ['fallBack', 'fight'];
const NOT_ON_CONCEAL = ['shoot', 'charge', 'guard'];
const NOT_AFTER: Readonly<Record<string, readonly string[]>> = {
  reposition: ['fallBack', 'charge'],
  dash: ['charge'],
  fallBack: ['reposition', 'charge'],
  charge: ['reposition', 'dash', 'fallBack'],
  shoot: ['guard'],
  guard: ['shoot'],
};

interface Walk {
  readonly thought: Thought<KillTeam>;
  readonly plan: Plan<KillTeam>;
  ap: number;
  done: BehaviourAction[];
  engaged: Mask;
  place: 'here' | 'reposition' | 'dash' | 'fallBack';
}

type Law = (walk: Walk, step: PlanStep<KillTeam>) => boolean;

const often = ({ thought: { situation }, done }: Walk, action: BehaviourAction): boolean => {
  const most = action === 'shoot' ? situation.shoots : action === 'fight' ? situation.fights : 1;
  return done.filter((other) => other === action).length < most;
};

const enough = ({ thought: { situation }, ap, done }: Walk, action: BehaviourAction): boolean => {
  const cost = AP[action] ?? 1;
  return situation.counteract ? done.length === 0 && cost <= 1 && action !== 'guard' : cost <= ap;
};

const borne = ({ thought: { situation }, done }: Walk, action: BehaviourAction): boolean => {
  const { heavy } = situation;
  if (heavy === null) return true;
  const bears = (move: BehaviourAction): boolean => !MOVES.includes(move) || heavy.includes(move);
  return action === 'shoot' ? done.every(bears) : bears(action) || !done.includes('shoot');
};

const armed = ({ thought: { known }, done }: Walk, action: BehaviourAction): boolean => {
  const is = (fact: string): boolean | null => selfIs(known.self, selfNumber(fact));
  if (action === 'shoot') return is('canShoot') !== false || done.includes('reload');
  if (action === 'reload') return is('needsReload') === true;
  if (action === 'cast') return is('canCast') !== false;
  return action !== 'fight' || is('canFight') !== false;
};

const sure = ({ thought: { known } }: Walk, fact: number, target: Mask): boolean =>
  single(target) && (target & known.targets) !== 0 && ((known.yes[fact] ?? 0) & target) !== 0;

const aimed = (walk: Walk, { action, target }: PlanStep<KillTeam>): boolean => {
  if (action === 'fight') return single(target) && (target & walk.engaged) !== 0;
  if (action === 'charge') return sure(walk, targetNumber('chargeReach'), target);
  if (action === 'cast') return sure(walk, targetNumber('powerReach'), target);
  if (action === 'shoot') return sure(walk, sightFacts(walk.place)[0], target);
  return target === 0 || (isPlace(action) && sure(walk, sightFacts(action)[0], target));
};

const LAWS: Readonly<Record<string, Law>> = {
  often: (walk, { action }) => often(walk, action),
  ap: (walk, { action }) => enough(walk, action),
  order: ({ plan }, { action }) => plan.order === 'engage' || !NOT_ON_CONCEAL.includes(action),
  control: ({ engaged }, { action }) =>
    engaged === 0 ? !ONLY_IN_CONTROL.includes(action) : !NOT_IN_CONTROL.includes(action),
  after: ({ done }, { action }) => !done.some((before) => NOT_AFTER[action]?.includes(before)),
  heavy: (walk, { action }) => borne(walk, action),
  weapon: (walk, { action }) => armed(walk, action),
  target: aimed,
  barred: ({ thought: { table, situation } }, { row }) => !situation.barred.includes(table.rows[row]?.id ?? ''),
};

const engagedAfter = (engaged: Mask, { action, target }: PlanStep<KillTeam>): Mask =>
  action === 'charge' ? target : action === 'reposition' || action === 'dash' || action === 'fallBack' ? 0 : engaged;

/** The first law of kill-team.md A3.1 that a plan breaks, with its step; null: none. Written without the engine's checks. */
export function brokenLaw(thought: Thought<KillTeam>, plan: Plan<KillTeam>): string | null {
  const { situation, known } = thought;
  const engaged = (known.yes[targetNumber('inControlRange')] ?? 0) & known.targets;
  const walk: Walk = { thought, plan, ap: situation.ap, done: [...situation.done], engaged, place: 'here' };
  for (const [index, step] of plan.steps.entries()) {
    const broken = Object.entries(LAWS).find(([, law]) => !law(walk, step));
    if (broken !== undefined) return `${broken[0]} at step ${index}: ${step.action}`;
    walk.ap -= AP[step.action] ?? 1;
    walk.done.push(step.action);
    walk.engaged = engagedAfter(walk.engaged, step);
    if (isPlace(step.action)) walk.place = step.action;
  }
  return null;
}
