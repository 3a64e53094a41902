import { findOperative, neverActs, sideMeant } from '../../family/killteam/model/lookup.ts';
import type { BattleEvent, EventType } from '../../family/killteam/model/event.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import { EVENT, openEffects } from '../../family/killteam/plugins/effects/table.ts';
import { holds } from './holds.ts';
import { primaryVerdict } from './primary.ts';
import type { Hook, ScriptMoment, ScenarioObjective, Script } from './script.ts';
import { type DueHook, noScenario } from './state.ts';

/** A hook that fires so often for each turning point is one that triggers itself: it is left out until the next. */
const MOST_FIRED = 50;
/** More hooks than any moment has: those beyond are left out. */
const MOST_DUE = 120;
/** After so many steps of one command hooks are left out: they trigger one another without end. */
const MOST_STEPS = 1000;

interface Happened {
  readonly when: ScriptMoment;
  readonly subject: string | null;
  readonly action: string | null;
}

/** The moments that events are. */
const MOMENTS_OF: Partial<Record<EventType, readonly ScriptMoment[]>> = {
  battleStarted: ['battleStart'],
  turningPointBegan: ['turningPointStart'],
  readied: ['readyStep', 'eventStep'],
  firefightStarted: ['firefightStart'],
  activationEnded: ['activationEnd'],
  scenarioActed: ['acted'],
  incapacitated: ['incapacitated'],
  turningPointEnded: ['turningPointEnd'],
};

const momentsOf = (event: BattleEvent): readonly Happened[] =>
  (MOMENTS_OF[event.type] ?? []).map((when) => ({
    when,
    subject: 'operative' in event && typeof event.operative === 'string' ? event.operative : null,
    action: event.type === 'scenarioActed' ? event.action : null,
  }));

/** It falls without being anybody of the side. */
const isNobody = (state: BattleState, { when, subject }: Happened): boolean => {
  const fallen = when === 'incapacitated' && subject !== null ? findOperative(state, subject) : null;
  return fallen !== null && neverActs(fallen);
};

const concerns = (state: BattleState, hook: Hook, { when, subject, action }: Happened): boolean =>
  hook.when === when &&
  !isNobody(state, { when, subject, action }) &&
  (hook.action === null || hook.action === action) &&
  (hook.side === null || (subject !== null && findOperative(state, subject)?.side === sideMeant(state, hook.side)));

const fired = ({ scenario }: BattleState, { id }: Hook): number => scenario?.fired[id] ?? 0;

const mostFired = ({ turningPoint }: BattleState, { once }: Hook): number =>
  once ? 1 : MOST_FIRED * Math.max(1, turningPoint);

/** It may fire once more, and is not about to. */
const isFree = (state: BattleState, hook: Hook, due: readonly DueHook[]): boolean =>
  due.length < MOST_DUE &&
  fired(state, hook) < mostFired(state, hook) &&
  !(hook.once && due.some((each) => each.hook === hook.id));

/** Hooks that wait for their turn because of what happened in a step of a command; `state` is that after it. */
export function follow(state: BattleState, events: readonly BattleEvent[], step: number): readonly BattleEvent[] {
  const { script } = state.mission;
  if (script === undefined || step > MOST_STEPS) return [];
  const before = state.scenario?.due ?? [];
  const due = [...before];
  for (const happened of events.flatMap(momentsOf))
    for (const hook of script.hooks)
      if (concerns(state, hook, happened) && isFree(state, hook, due))
        due.push({ hook: hook.id, subject: happened.subject });
  return due.length === before.length ? [] : [{ type: 'scenarioMoved', set: { due } }];
}

/** Moments whose hooks wait for the table that was rolled at them. */
const AFTER_TABLE: readonly (ScriptMoment | undefined)[] = ['eventStep', 'acted'];

/** Nothing is under way that a hook would cut into. */
const isIdle = ({ tasks }: BattleState, when: ScriptMoment | undefined): boolean => {
  const top = tasks.at(-1);
  if (top === undefined) return true;
  const isEvent = top.kind === 'table' && top.id === EVENT && top.rolls === 0;
  return !AFTER_TABLE.includes(when) && (top.kind === 'initiative' || isEvent);
};

const mayFire = (state: BattleState, hook: Hook): boolean =>
  fired(state, hook) < mostFired(state, hook) && (hook.if === null || holds(hook.if, state));

const fires = (state: BattleState, { id, name, effects }: Hook, subject: string | null): readonly BattleEvent[] => [
  { type: 'hookFired', hook: id, name, subject },
  ...(effects.length === 0
    ? []
    : openEffects(state, effects, { source: { kind: 'mission', id, name }, subject, again: null, task: `hook.${id}` })),
];

/** The next hook's turn: it fires if its condition holds, else it is passed over. */
function nextHook(state: BattleState, { hooks }: Script, step: number): readonly BattleEvent[] {
  const { due, fired: all } = state.scenario ?? noScenario();
  const [first, ...rest] = due;
  if (first === undefined) return [];
  if (step > MOST_STEPS) return [{ type: 'scenarioMoved', set: { due: [] } }];
  const hook = hooks.find(({ id }) => id === first.hook);
  if (!isIdle(state, hook?.when)) return [];
  if (hook === undefined || !mayFire(state, hook)) return [{ type: 'scenarioMoved', set: { due: rest } }];
  const counted = { ...all, [hook.id]: fired(state, hook) + 1 };
  return [{ type: 'scenarioMoved', set: { due: rest, fired: counted } }, ...fires(state, hook, first.subject)];
}

const settledNow = (state: BattleState, { id, text, done, failed }: ScenarioObjective): readonly BattleEvent[] => {
  if (state.scenario?.settled[id] !== undefined) return [];
  if (done !== null && holds(done, state)) return [{ type: 'objectiveSettled', objective: id, how: 'done', text }];
  return failed !== null && holds(failed, state)
    ? [{ type: 'objectiveSettled', objective: id, how: 'failed', text }]
    : [];
};

const revealedNow = (state: BattleState, { id, text, reveal }: ScenarioObjective): readonly BattleEvent[] =>
  reveal !== null && state.scenario?.revealed.includes(id) !== true && holds(reveal, state)
    ? [{ type: 'objectiveRevealed', objective: id, text }]
    : [];

/** All primary objectives are done, or one has failed: the battle is over, unless the table went on after that before. */
function ended(state: BattleState): readonly BattleEvent[] {
  const { result, scenario } = state;
  if (scenario?.goesOn === true || (result !== null && result.reason !== 'turningPointLimit')) return [];
  const reason = primaryVerdict(state);
  return reason === null ? [] : [{ type: 'battleEnded', reason }];
}

/** What a scenario does by itself before anything else goes on: hooks in turn, then objectives, then the end. */
export function ownEvents(state: BattleState, step: number): readonly BattleEvent[] {
  const { script } = state.mission;
  if (script === undefined || state.phase === 'setUp') return [];
  const hooks = nextHook(state, script, step);
  if (hooks.length > 0) return hooks;
  if (state.tasks.length > 0) return [];
  const settled = script.objectives.flatMap((objective) => [
    ...revealedNow(state, objective),
    ...settledNow(state, objective),
  ]);
  return settled.length > 0 ? settled : ended(state);
}
