import { without } from '../../../../core/without.ts';
import type { BattleEvent } from '../../model/event.ts';
import { neverActs, operativeById } from '../../model/lookup.ts';
import type { Lasting } from '../../model/lasting.ts';
import type { Activation, BattleState } from '../../model/state.ts';
import type { Handlers } from '../../rules/plugin.ts';
import { addCps, kept, setOperative, withActivation, withEverybody } from './change.ts';

type Of<T extends BattleEvent['type']> = Extract<BattleEvent, { type: T }>;

const readyEverybody = (state: BattleState, cp: Readonly<Record<string, number>>): BattleState =>
  withEverybody({ ...addCps(state, cp), counteractPassed: false }, (operative) => ({
    ...operative,
    readiness: neverActs(operative) ? operative.readiness : 'ready',
    guard: false,
    counteracted: false,
    cannotRetaliate: false,
  }));

/** What is over at the end of a turning point, and what then has one more to go. */
const afterTurningPoint = (lasting: Lasting[]): Lasting[] =>
  kept(lasting, ({ until }) => until !== 'turningPoint').map((each) =>
    each.until === 'nextTurningPoint' ? { ...each, until: 'turningPoint' } : each,
  );

const endOfTurningPoint = (state: BattleState): BattleState => ({
  ...state,
  phase: 'turningPointOver',
  group: null,
  lasting: afterTurningPoint(state.lasting),
});

/** Of this operative; what names nobody is of whoever acts. */
const isOf = ({ on }: Lasting, id: string): boolean =>
  on.kind === 'operative' || on.kind === 'pair' ? on.operative === id : true;

const begun = (event: Of<'activated'>, group: BattleState['group']): Activation => ({
  operative: event.operative,
  kind: event.kind,
  spent: 0,
  done: [],
  shotWith: [],
  interrupted: false,
  grouped: group !== null,
  ...(group?.acted !== undefined && { following: group.acted }),
});

/** Its activation begins: what lasts until then is over, and what lasts until the end of its next one ends with this. */
const inItsActivation = (all: Lasting[], id: string): Lasting[] => {
  const lasting = kept(all, (each) => each.until !== 'activates' || !isOf(each, id));
  return lasting.some(({ until }) => until === 'nextActivation')
    ? lasting.map((each) =>
        each.until === 'nextActivation' && isOf(each, id) ? { ...each, until: 'activation' } : each,
      )
    : lasting;
};

/** The other side has had its turn, or it is another turning point. */
function withoutSuccession(state: BattleState): BattleState {
  const { succession: _, ...rest } = state;
  return rest;
}

/** K-26: how many of this side have been activated in succession; an overwatch is a turn that its side had. */
function succession({ succession: before }: BattleState, side: string, { kind }: Of<'activated'>) {
  if (kind === 'counteract') return { side, count: 0 };
  return { side, count: before?.side === side ? before.count + 1 : 1 };
}

function beginActing(state: BattleState, event: Of<'activated'>): BattleState {
  const { side } = operativeById(state, event.operative);
  const [, second] = state.sides;
  const passed = state.counteractPassed && second.hand !== 'people' && side !== second.id;
  const acting = {
    ...state,
    activations: state.activations + 1,
    actions: 0,
    group: null,
    counteractPassed: passed,
    turn: side,
    activation: begun(event, state.group),
    succession: succession(state, side, event),
  };
  if (event.kind === 'counteract') return setOperative(acting, event.operative, { counteracted: true });
  return setOperative({ ...acting, lasting: inItsActivation(state.lasting, event.operative) }, event.operative, {
    readiness: 'active',
    order: event.order,
    usualOrder: event.order,
  });
}

function endActing(state: BattleState, { operative: id, kind }: Of<'activationEnded'>): BattleState {
  const { side } = operativeById(state, id);
  const over = { ...state, activation: null, facts: {} };
  if (kind === 'counteract') return over;
  const lasting = kept(state.lasting, (each) => each.until !== 'activation' || !isOf(each, id));
  return withEverybody({ ...over, lasting }, (each) => {
    const freed = each.side !== side && each.cannotRetaliate ? { ...each, cannotRetaliate: false } : each;
    return each.id === id ? { ...freed, readiness: 'expended' } : freed;
  });
}

function performed(state: BattleState, { operative, action, via, ap, asIf }: Of<'actionPerformed'>): BattleState {
  const counted = { ...state, actions: state.actions + 1 };
  // What somebody does in the activation of another is not of that activation.
  return via === 'guard' || asIf || state.activation?.operative !== operative
    ? counted
    : withActivation(counted, (activation) => ({
        ...activation,
        done: [...activation.done, action],
        spent: activation.spent + ap,
      }));
}

function taken(state: BattleState, { operative, action, ap, before }: Of<'attackCancelled'>): BattleState {
  const { price: _, ...own } = before ?? { price: 0 };
  const back = setOperative(state, operative, own);
  // What a guard takes back was never counted in the activation that it interrupts.
  if (state.activation?.operative !== operative) return back;
  return withActivation(back, (activation) => {
    const last = activation.done.lastIndexOf(action);
    return {
      ...activation,
      done: last < 0 ? activation.done : activation.done.toSpliced(last, 1),
      shotWith: action === 'shoot' ? activation.shotWith.slice(0, -1) : activation.shotWith,
      spent: Math.max(0, activation.spent - ap),
    };
  });
}

/** Turning points, activations, turns. */
const turns = {
  battleStarted: (state, { cp }) => addCps(state, cp),
  turningPointBegan: (state, { number }) => ({
    ...withoutSuccession(state),
    turningPoint: number,
    phase: 'strategy',
    lasting: kept(state.lasting, ({ until }) => until !== 'turningPointBegins'),
    activations: 0,
    actions: 0,
  }),
  initiativeSet: (state, { side }) => ({ ...state, initiative: side, turn: side, nextInitiative: null }),
  readied: (state, { cp }) => readyEverybody(state, cp),
  firefightStarted: (state) => ({ ...state, phase: 'firefight' }),
  activated: beginActing,
  actionPerformed: performed,
  moveHeld: (state, { action, inches, left }) =>
    withActivation(state, (activation) => ({
      ...activation,
      midMove: { action, inches, ...(left !== undefined && { left }) },
    })),
  moveOver: (state) =>
    withActivation({ ...state, actions: state.actions + 1 }, (activation) => without(activation, 'midMove')),
  attackCancelled: taken,
  activationEnded: endActing,
  turnPassed: (state, { to }) => ({ ...state, turn: to, group: null }),
  groupOffered: (state, { side, operatives, acted }) => ({
    ...state,
    group: { side, operatives: [...operatives], ...(acted !== undefined && { acted }) },
    turn: side,
  }),
  apCounted: (state, { ap }) => withActivation(state, (activation) => ({ ...activation, ap })),
  groupPassed: (state) => ({ ...state, group: null }),
  counteractPassed: (state) => ({ ...withoutSuccession(state), counteractPassed: true }),
  turningPointEnded: endOfTurningPoint,
  battleEnded: (state, { reason }) => ({ ...state, result: { reason, turningPoint: state.turningPoint } }),
  battleResumed: (state) => ({ ...state, result: null }),
} satisfies Partial<Handlers>;

/** The aftermath of an action is over: so is what lasts as long as the action (C-49). */
function closed(state: BattleState): BattleState {
  const top = state.tasks.at(-1);
  const after = { ...state, tasks: state.tasks.slice(0, -1) };
  return top?.kind === 'afterAction' && top.action !== null
    ? { ...after, lasting: kept(state.lasting, ({ until }) => until !== 'action') }
    : after;
}

/** Work in hand, and what the table sets of the battle. */
const work = {
  taskOpened: (state, { task }) => ({ ...state, tasks: [...state.tasks, task] }),
  taskClosed: closed,
  taskMoved: (state, { set }) => {
    const top = state.tasks.at(-1);
    return top === undefined ? state : { ...state, tasks: [...state.tasks.slice(0, -1), Object.assign({}, top, set)] };
  },
  settingsChanged: (state, { settings }) => ({ ...state, settings }),
  playerRenamed: (state, { player: id, name, mark }) => ({
    ...state,
    players: state.players.map((player) => (player.id === id ? { ...player, name, mark } : player)),
  }),
  assigned: (state, { operative, owner }) => setOperative(state, operative, { owner }),
  counterAdded: (state, { counter }) => ({
    ...state,
    mission: { ...state.mission, counters: [...state.mission.counters, counter] },
    counters: { ...state.counters, [counter.id]: 0 },
  }),
  counterSet: (state, { counter, to }) => ({ ...state, counters: { ...state.counters, [counter]: to } }),
  tickSet: (state, { tick, on }) => ({ ...state, ticks: { ...state.ticks, [tick]: on } }),
} satisfies Partial<Handlers>;

/** Turning points, activations, turns, tasks. */
export const flow = { ...turns, ...work } satisfies Partial<Handlers>;
