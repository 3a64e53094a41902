import type { BattleEvent } from '../../model/event.ts';
import type { BattleDraft, Handlers } from '../../rules/plugin.ts';
import { at, forgetPlace, openAction, putDown, releaseEngagement, shotsOf } from './draft.ts';

const hurt = (draft: BattleDraft, event: Extract<BattleEvent, { type: 'damaged' }>): void => {
  at(draft, event.operative).wounds = event.to;
  const action = openAction(draft);
  if (action === null) return;
  const known = action.hurt.find((entry) => entry.operative === event.operative);
  if (known === undefined) action.hurt.push({ operative: event.operative, by: event.by });
  else known.by = event.by;
};

const takeDown = (draft: BattleDraft, event: Extract<BattleEvent, { type: 'incapacitated' }>): void => {
  const operative = at(draft, event.operative);
  Object.assign(operative, { wounds: 0, down: true, guard: false, downedBy: event.by, carriesMarker: null });
  operative.slain = operative.slain || event.slain;
  operative.removed = event.removed;
  releaseEngagement(draft, event.operative);
  putDown(draft, event.operative);
  const killer = event.by === null ? null : at(draft, event.by);
  if (killer === null || killer.side === operative.side) return;
  killer.kills += 1;
  if (operative.maxWounds >= 12) killer.killedHeavy += 1;
};

const raise = (draft: BattleDraft, event: Extract<BattleEvent, { type: 'reanimated' }>): void => {
  const operative = at(draft, event.operative);
  const carrier = operative.carriedBy;
  if (carrier !== null) putDown(draft, carrier);
  Object.assign(operative, { down: false, removed: false, downedBy: null, wounds: event.wounds, guard: false });
  operative.reanimations += 1;
  operative.effects = operative.effects.filter(
    ({ expires }) => expires !== 'activation' && expires !== 'nextActivation',
  );
};

const carry = (draft: BattleDraft, event: Extract<BattleEvent, { type: 'carryingChanged' }>): void => {
  putDown(draft, event.carrier);
  if (event.carried === null) return;
  const carried = at(draft, event.carried);
  if (carried.carriedBy !== null) putDown(draft, carried.carriedBy);
  carried.carriedBy = event.carrier;
  at(draft, event.carrier).carries = event.carried;
};

const engage = (draft: BattleDraft, event: Extract<BattleEvent, { type: 'engagementChanged' }>): void => {
  const [first, second] = event.pair;
  draft.engagement = draft.engagement.filter(([one, other]) => one !== first || other !== second);
  if (event.on) draft.engagement.push([first, second]);
};

/** What happens to operatives: wounds, places, engagement, ammunition, effects. */
export const operatives = {
  damaged: (draft, event) => {
    hurt(draft, event);
  },
  healed: (draft, event) => {
    at(draft, event.operative).wounds = event.to;
  },
  incapacitated: (draft, event) => {
    takeDown(draft, event);
  },
  reanimated: (draft, event) => {
    raise(draft, event);
  },
  guardStarted: (draft, event) => {
    at(draft, event.operative).guard = true;
  },
  guardEnded: (draft, event) => {
    at(draft, event.operative).guard = false;
    if (event.why === 'interrupted' && !draft.settings.readings.guardLiteral)
      at(draft, event.operative).counteracted = true;
  },
  engagementChanged: (draft, event) => {
    engage(draft, event);
  },
  factsForgotten: (draft, event) => {
    forgetPlace(draft, event.operative);
  },
  flagSet: (draft, event) => {
    at(draft, event.operative)[event.flag] = event.on;
    if (event.flag !== 'onVantage') return;
    for (const { facts, shooter } of shotsOf(draft, event.operative))
      if (shooter === event.operative) facts.fromVantage = event.on;
  },
  heightSet: (draft, event) => {
    at(draft, event.operative).height = event.inches;
    for (const { facts, shooter, target } of shotsOf(draft, event.operative))
      facts.height = at(draft, shooter).height - at(draft, target).height;
  },
  carryingChanged: (draft, event) => {
    carry(draft, event);
  },
  markerCarried: (draft, event) => {
    at(draft, event.operative).carriesMarker = event.marker;
  },
  orderChanged: (draft, event) => {
    at(draft, event.operative).order = event.order;
  },
  readinessChanged: (draft, event) => {
    at(draft, event.operative).readiness = event.readiness;
  },
  cannotRetaliate: (draft, event) => {
    at(draft, event.operative).cannotRetaliate = event.on;
  },
  effectStarted: (draft, event) => {
    at(draft, event.operative).effects.push(event.effect);
  },
  effectEnded: (draft, event) => {
    const operative = at(draft, event.operative);
    operative.effects = operative.effects.filter((effect) => effect.id !== event.effect);
  },
  operativeAdded: (draft, event) => {
    draft.operatives.push(event.operative);
  },
  limitedUsed: (draft, event) => {
    const { limitedUsed } = at(draft, event.operative);
    limitedUsed[event.weapon] = (limitedUsed[event.weapon] ?? 0) + 1;
  },
} satisfies Partial<Handlers>;
