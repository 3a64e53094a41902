import type { BattleEvent } from '../../model/event.ts';
import type { BattleDraft, Handlers } from '../../rules/plugin.ts';
import { addCps, at } from './draft.ts';

const readyEverybody = (draft: BattleDraft, cp: Readonly<Record<string, number>>): void => {
  addCps(draft, cp);
  draft.counteractPassed = false;
  for (const operative of draft.operatives) {
    operative.readiness = 'ready';
    operative.guard = false;
    operative.counteracted = false;
    operative.cannotRetaliate = false;
  }
};

const endOfTurningPoint = (draft: BattleDraft): void => {
  draft.phase = 'turningPointOver';
  draft.group = null;
  for (const operative of draft.operatives)
    operative.effects = operative.effects.filter((effect) => effect.expires !== 'turningPoint');
  if (draft.sight?.expires === 'turningPoint') draft.sight = null;
  draft.environment = draft.environment.filter((tag) => tag.expires !== 'turningPoint');
};

const beginActing = (draft: BattleDraft, event: Extract<BattleEvent, { type: 'activated' }>): void => {
  const operative = at(draft, event.operative);
  const grouped = draft.group !== null;
  draft.activations += 1;
  draft.actions = 0;
  draft.group = null;
  const [, second] = draft.sides;
  if (second.hand === 'people' || operative.side === second.id) draft.counteractPassed = false;
  draft.turn = operative.side;
  draft.activation = {
    operative: event.operative,
    kind: event.kind,
    spent: 0,
    done: [],
    shotWith: [],
    interrupted: false,
    grouped,
  };
  if (event.kind === 'counteract') {
    operative.counteracted = true;
    return;
  }
  operative.readiness = 'active';
  operative.order = event.order;
  operative.usualOrder = event.order;
  for (const effect of operative.effects) if (effect.expires === 'nextActivation') effect.expires = 'activation';
};

const endActing = (draft: BattleDraft, event: Extract<BattleEvent, { type: 'activationEnded' }>): void => {
  const operative = at(draft, event.operative);
  draft.activation = null;
  draft.facts = {};
  if (event.kind === 'counteract') return;
  operative.readiness = 'expended';
  operative.effects = operative.effects.filter((effect) => effect.expires !== 'activation');
  for (const other of draft.operatives) if (other.side !== operative.side) other.cannotRetaliate = false;
};

const performed = (draft: BattleDraft, event: Extract<BattleEvent, { type: 'actionPerformed' }>): void => {
  draft.actions += 1;
  if (event.via === 'guard' || draft.activation === null) return;
  draft.activation.done.push(event.action);
  draft.activation.spent += event.ap;
};

const taken = (draft: BattleDraft, event: Extract<BattleEvent, { type: 'attackCancelled' }>): void => {
  Object.assign(at(draft, event.operative), event.before);
  // What a guard takes back was never counted in the activation that it interrupts.
  if (draft.activation === null || draft.activation.operative !== event.operative) return;
  const last = draft.activation.done.lastIndexOf(event.action);
  if (last >= 0) draft.activation.done.splice(last, 1);
  if (event.action === 'shoot') draft.activation.shotWith.pop();
  draft.activation.spent = Math.max(0, draft.activation.spent - event.ap);
};

/** Turning points, activations, turns, tasks. */
export const flow = {
  battleStarted: (draft, event) => {
    addCps(draft, event.cp);
  },
  turningPointBegan: (draft, event) => {
    Object.assign(draft, { turningPoint: event.number, phase: 'strategy', activations: 0, actions: 0 });
  },
  initiativeSet: (draft, event) => {
    Object.assign(draft, { initiative: event.side, turn: event.side, nextInitiative: null });
  },
  readied: (draft, event) => {
    readyEverybody(draft, event.cp);
  },
  firefightStarted: (draft) => {
    draft.phase = 'firefight';
  },
  activated: (draft, event) => {
    beginActing(draft, event);
  },
  actionPerformed: (draft, event) => {
    performed(draft, event);
  },
  attackCancelled: (draft, event) => {
    taken(draft, event);
  },
  activationEnded: (draft, event) => {
    endActing(draft, event);
  },
  turnPassed: (draft, event) => {
    Object.assign(draft, { turn: event.to, group: null });
  },
  groupOffered: (draft, event) => {
    draft.group = { side: event.side, operatives: [...event.operatives] };
    draft.turn = event.side;
  },
  groupPassed: (draft) => {
    draft.group = null;
  },
  counteractPassed: (draft) => {
    draft.counteractPassed = true;
  },
  turningPointEnded: (draft) => {
    endOfTurningPoint(draft);
  },
  battleEnded: (draft, event) => {
    draft.result = { reason: event.reason, turningPoint: draft.turningPoint };
  },
  battleResumed: (draft) => {
    draft.result = null;
  },
  taskOpened: (draft, event) => {
    draft.tasks.push(event.task);
  },
  taskClosed: (draft) => {
    draft.tasks.pop();
  },
  taskMoved: (draft, event) => {
    Object.assign(draft.tasks.at(-1) ?? {}, event.set);
  },
  settingsChanged: (draft, event) => {
    draft.settings = event.settings;
  },
  playerRenamed: (draft, event) => {
    draft.players = draft.players.map((player) =>
      player.id === event.player ? { ...player, name: event.name, mark: event.mark } : player,
    );
  },
  assigned: (draft, event) => {
    at(draft, event.operative).owner = event.owner;
  },
  counterSet: (draft, event) => {
    draft.counters[event.counter] = event.to;
  },
  tickSet: (draft, event) => {
    draft.ticks[event.tick] = event.on;
  },
} satisfies Partial<Handlers>;
