import type { BattleEvent } from '../../model/event.ts';
import { neverActs, operativeById } from '../../model/lookup.ts';
import type { Concerned, Lasting } from '../../model/lasting.ts';
import type { Operative } from '../../model/operative.ts';
import type { BattleState } from '../../model/state.ts';
import type { Handlers } from '../../rules/plugin.ts';
import { hasChange } from '../../stats/changes.ts';
import { HELD } from '../../stats/uses.ts';
import {
  begin,
  counted,
  end,
  forgetPlace,
  kept,
  putDown,
  releaseEngagement,
  setOperative,
  withOperative,
  withShots,
} from './change.ts';

type Of<T extends BattleEvent['type']> = Extract<BattleEvent, { type: T }>;

/** The action whose aftermath will deal with the fallen knows of the hurt; damage may come from no action. */
function hurt(state: BattleState, { operative, to, by, amount }: Of<'damaged'>): BattleState {
  const now = setOperative(state, operative, { wounds: to });
  const at = state.tasks.findLastIndex(({ kind }) => kind === 'afterAction');
  const action = state.tasks[at];
  if (action?.kind !== 'afterAction') return now;
  const known = action.hurt.some((entry) => entry.operative === operative);
  const all = known
    ? action.hurt.map((entry) => (entry.operative === operative ? { ...entry, by, amount } : entry))
    : [...action.hurt, { operative, by, amount }];
  return { ...now, tasks: now.tasks.with(at, { ...action, hurt: all }) };
}

const credited =
  (fallen: Operative) =>
  (killer: Operative): Operative =>
    killer.side === fallen.side || neverActs(fallen)
      ? killer
      : {
          ...killer,
          kills: killer.kills + 1,
          killedHeavy: killer.killedHeavy + (fallen.maxWounds >= 12 ? 1 : 0),
        };

/** It carries no markers any more. */
const emptyHands = ({ alsoCarries }: Operative): Partial<Operative> => ({
  carriesMarker: null,
  ...(alsoCarries !== undefined && { alsoCarries: null }),
});

function takeDown(state: BattleState, { operative: id, by, slain, removed }: Of<'incapacitated'>): BattleState {
  const fallen = operativeById(state, id);
  const down = setOperative(state, id, {
    wounds: 0,
    down: true,
    guard: false,
    downedBy: by,
    ...emptyHands(fallen),
    slain: fallen.slain || slain,
    removed,
  });
  const lying = putDown(releaseEngagement(down, id), id);
  return by === null ? lying : withOperative(lying, by, credited(fallen));
}

/** What is so of somebody who has left. */
const GONE = { removed: true, guard: false } as const;

const isOfActivation = (until: Lasting['until']): boolean => until === 'activation' || until === 'nextActivation';

const isOn = (on: Concerned, id: string): boolean => on.kind === 'operative' && on.operative === id;

function raise(state: BattleState, { operative: id, wounds }: Of<'reanimated'>): BattleState {
  const carrier = operativeById(state, id).carriedBy;
  const lasting = kept(state.lasting, ({ on, until }) => !isOfActivation(until) || !isOn(on, id));
  const free = carrier === null ? state : putDown(state, carrier);
  return withOperative({ ...free, lasting }, id, (operative) => ({
    ...operative,
    down: false,
    removed: false,
    downedBy: null,
    wounds,
    guard: false,
    reanimations: operative.reanimations + 1,
  }));
}

function carry(state: BattleState, { carrier, carried }: Of<'carryingChanged'>): BattleState {
  const free = putDown(state, carrier);
  if (carried === null) return free;
  const before = operativeById(free, carried).carriedBy;
  const taken = before === null ? free : putDown(free, before);
  return setOperative(setOperative(taken, carried, { carriedBy: carrier }), carrier, { carries: carried });
}

function engage(state: BattleState, { pair: [first, second], on }: Of<'engagementChanged'>): BattleState {
  const others = state.engagement.filter(([one, other]) => one !== first || other !== second);
  return { ...state, engagement: on ? [...others, [first, second]] : others };
}

function startGuard(state: BattleState, { operative, weapon }: Of<'guardStarted'>): BattleState {
  const other = (operativeById(state, operative).guardWith ?? null) !== (weapon ?? null);
  return setOperative(state, operative, { guard: true, ...(other && { guardWith: weapon ?? null }) });
}

function endGuard(state: BattleState, { operative, why }: Of<'guardEnded'>): BattleState {
  const counteracted = why === 'interrupted' && !state.settings.readings.guardLiteral;
  return setOperative(state, operative, counteracted ? { guard: false, counteracted } : { guard: false });
}

function setFlag(state: BattleState, { operative, flag, on }: Of<'flagSet'>): BattleState {
  const set = setOperative(state, operative, { [flag]: on });
  return flag === 'onVantage'
    ? withShots(set, (facts, shooter) => (shooter === operative ? { ...facts, fromVantage: on } : facts))
    : set;
}

function setHeight(state: BattleState, { operative, inches }: Of<'heightSet'>): BattleState {
  const set = setOperative(state, operative, { height: inches });
  return withShots(set, (facts, shooter, target) =>
    shooter === operative || target === operative
      ? { ...facts, height: operativeById(set, shooter).height - operativeById(set, target).height }
      : facts,
  );
}

/** A marker more for who bears two, else in place of what it carried; null: what it picked up last is put down. */
function carryMarker(state: BattleState, { operative, marker }: Of<'markerCarried'>): BattleState {
  const carrier = operativeById(state, operative);
  const { carriesMarker: before, alsoCarries = null } = carrier;
  if (marker === null && alsoCarries !== null)
    return setOperative(state, operative, { carriesMarker: alsoCarries, alsoCarries: null });
  const isMore = marker !== null && before !== null && before !== marker && hasChange(state, carrier, 'burden');
  return setOperative(state, operative, { carriesMarker: marker, ...(isMore && { alsoCarries: before }) });
}

/** Something that lasts counted once: after the last of its uses it is over. */
function spend(state: BattleState, id: string): BattleState {
  const lasting = state.lasting.flatMap((each) => {
    if (each.id !== id || each.uses === undefined) return [each];
    return each.uses > 1 ? [{ ...each, uses: each.uses - 1 }] : [];
  });
  return { ...state, lasting };
}

/** The work that waits to harm it goes on without it. */
function leaveOut(state: BattleState, { operative }: Of<'warded'>): BattleState {
  const at = state.tasks.findLastIndex((task) => task.kind === 'effects' && task.picked?.[0] === operative);
  const task = state.tasks[at];
  if (task?.kind !== 'effects' || task.picked === null) return state;
  const [, ...picked] = task.picked;
  return { ...state, tasks: state.tasks.with(at, { ...task, picked, rolled: [], applied: true }) };
}

/** What happens to operatives: wounds, places, engagement, ammunition, effects. */
export const operatives = {
  damaged: hurt,
  breathTested: (state, { operative, holds }) => (holds ? setOperative(state, operative, { wounds: 1 }) : state),
  healed: (state, { operative, to }) => setOperative(state, operative, { wounds: to }),
  held: (state, { operative, wounds }) => setOperative(counted(state, operative, HELD), operative, { wounds }),
  warded: leaveOut,
  incapacitated: takeDown,
  left: (state, { operative }) =>
    putDown(
      releaseEngagement(
        setOperative(state, operative, { ...GONE, ...emptyHands(operativeById(state, operative)) }),
        operative,
      ),
      operative,
    ),
  reanimated: raise,
  guardStarted: startGuard,
  guardEnded: endGuard,
  engagementChanged: engage,
  factsForgotten: (state, { operative }) => forgetPlace(state, operative),
  flagSet: setFlag,
  heightSet: setHeight,
  carryingChanged: carry,
  markerCarried: carryMarker,
  orderChanged: (state, { operative, order }) => setOperative(state, operative, { order }),
  readinessChanged: (state, { operative, readiness }) => setOperative(state, operative, { readiness }),
  cannotRetaliate: (state, { operative, on }) => setOperative(state, operative, { cannotRetaliate: on }),
  lastingBegan: (state, { lasting }) => begin(state, lasting),
  lastingUsed: (state, { operative, lasting }) =>
    spend(operative === null ? state : counted(state, operative, lasting), lasting),
  lastingEnded: (state, { lasting }) => end(state, lasting),
  operativeAdded: (state, { operative }) => ({ ...state, operatives: [...state.operatives, operative] }),
  limitedUsed: (state, { operative, weapon }) =>
    withOperative(state, operative, (found) => ({
      ...found,
      limitedUsed: { ...found.limitedUsed, [weapon]: (found.limitedUsed[weapon] ?? 0) + 1 },
    })),
} satisfies Partial<Handlers>;
