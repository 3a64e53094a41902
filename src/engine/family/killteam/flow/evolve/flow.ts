import type { BattleEvent } from '../../model/event.ts';
import type { Handlers } from './handlers.ts';
import { at, type BattleDraft } from './draft.ts';
import { forgetOrder, forgetSight, leave, leaveOthers, planned, unplanned } from '../../../../plugins/npo/evolve.ts';
import { forgetUses } from '../../plugins/traits/evolve.ts';

const readyEverybody = (draft: BattleDraft, cp: number): void => {
  draft.cp += cp;
  draft.counteractPassed = false;
  delete draft.manifested;
  if (draft.npo !== undefined) draft.npo.seen = false;
  for (const operative of draft.operatives) {
    forgetUses(operative, { turningPoint: 0 });
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
  if (draft.sight !== null || draft.environment.length > 0) forgetSight(draft);
  if (draft.sight?.expires === 'turningPoint') draft.sight = null;
  draft.environment = draft.environment.filter((tag) => tag.expires !== 'turningPoint');
};

const beginActing = (draft: BattleDraft, event: Extract<BattleEvent, { type: 'activated' }>): void => {
  const operative = at(draft, event.operative);
  const grouped = draft.group !== null;
  draft.activations += 1;
  draft.actions = 0;
  draft.group = null;
  leaveOthers(draft, event.operative);
  if (operative.side === 'enemy' || draft.npo?.counteract === true) draft.counteractPassed = false;
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
  if (operative.order !== event.order) forgetOrder(draft, event.operative);
  operative.readiness = 'active';
  operative.order = event.order;
  operative.usualOrder = event.order;
  for (const effect of operative.effects) if (effect.expires === 'nextActivation') effect.expires = 'activation';
};

const endActing = (draft: BattleDraft, event: Extract<BattleEvent, { type: 'activationEnded' }>): void => {
  const operative = at(draft, event.operative);
  draft.activation = null;
  draft.facts = {};
  leave(draft, event.operative);
  if (event.kind === 'counteract') return;
  operative.readiness = 'expended';
  forgetUses(operative, { active: false });
  operative.effects = operative.effects.filter((effect) => effect.expires !== 'activation');
  if (operative.side === 'enemy') for (const other of draft.operatives) other.cannotRetaliate = false;
};

const performed = (draft: BattleDraft, event: Extract<BattleEvent, { type: 'actionPerformed' }>): void => {
  draft.actions += 1;
  planned(draft, event);
  if (event.via === 'guard' || draft.activation === null) return;
  draft.activation.done.push(event.action);
  draft.activation.spent += event.ap;
};

const taken = (draft: BattleDraft, event: Extract<BattleEvent, { type: 'attackCancelled' }>): void => {
  Object.assign(at(draft, event.operative), event.before);
  unplanned(draft, event.operative);
  // What a guard takes back was never counted in the activation that it interrupts.
  if (draft.activation === null || draft.activation.operative !== event.operative) return;
  const last = draft.activation.done.lastIndexOf(event.action);
  if (last >= 0) draft.activation.done.splice(last, 1);
  if (event.action === 'shoot') draft.activation.shotWith.pop();
  draft.activation.spent = Math.max(0, draft.activation.spent - event.ap);
};

/** Turning points, activations, turns, tasks. */
export const flow = {
  battleStarted: (draft) => {
    draft.cp += draft.settings.parameters.startingCp;
    draft.alert = draft.settings.parameters.startingAlert;
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
