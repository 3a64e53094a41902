import type { CampaignEvent } from '../model/event.ts';
import type { CarriedItem } from '../model/member.ts';
import type { CampaignState } from '../model/state.ts';
import { givenBack, issuesGone } from './bases.ts';
import { type CampaignHandlers, memberAt, setMember } from './handlers.ts';

type Of<T extends CampaignEvent['type']> = Extract<CampaignEvent, { type: T }>;

interface Kit {
  readonly weapons: readonly CarriedItem[];
  readonly armour: CarriedItem | null;
  readonly equipment: readonly CarriedItem[];
}

const carriedIn = ({ weapons, armour, equipment }: Kit): readonly CarriedItem[] => [
  ...weapons,
  ...(armour === null ? [] : [armour]),
  ...equipment,
];

/** Lets go of found things: of those with these keys, or of all. */
function letGo(state: CampaignState, id: string, keys: ReadonlySet<string> | 'all'): CampaignState {
  const stays = ({ stash }: CarriedItem): boolean => stash === null || (keys !== 'all' && !keys.has(stash));
  return setMember(state, id, ({ weapons, equipment, armour }) => ({
    weapons: weapons.filter(stays),
    equipment: equipment.filter(stays),
    armour: armour !== null && stays(armour) ? armour : null,
  }));
}

const allLetGo = (state: CampaignState, keys: ReadonlySet<string>, but: string | null): CampaignState =>
  state.members.reduce((so, { id }) => (id === but ? so : letGo(so, id, keys)), state);

/** A found thing is carried by one only: whoever else has it gives it up. */
function takeFromOthers(state: CampaignState, id: string): CampaignState {
  const keys = new Set(carriedIn(memberAt(state, id)).flatMap(({ stash }) => stash ?? []));
  return keys.size === 0 ? state : allLetGo(state, keys, id);
}

function equip(state: CampaignState, { member, weapons, armour, equipment }: Of<'equipped'>): CampaignState {
  const equipped = setMember(state, member, { weapons: [...weapons], armour, equipment: [...equipment] });
  return givenBack(takeFromOthers(equipped, member), member, carriedIn({ weapons, armour, equipment }));
}

/** Who goes takes nothing found along, and is owed nothing more. */
export function part(state: CampaignState, id: string, fate: 'slain' | 'dismissed' | 'retired'): CampaignState {
  const gone = setMember(state, id, { fate, left: state.scenarios });
  const after = issuesGone(letGo(gone, id, 'all'), id, null);
  return { ...after, owed: after.owed.filter(({ member }) => member !== id) };
}

function setFate(state: CampaignState, { member, fate }: Of<'fateSet'>): CampaignState {
  const now = fate === 'slain' ? state : setMember(state, member, { slainBy: null });
  return fate === 'serving' ? setMember(now, member, { fate, left: null }) : part(now, member, fate);
}

function useThing(state: CampaignState, { key, left }: Of<'thingUsed'>): CampaignState {
  const at = state.stash.findIndex((each) => each.key === key);
  const thing = state.stash[at];
  if (thing === undefined) return state;
  const used = left > 0 ? { ...thing, uses: left } : { ...thing, uses: left, lost: true };
  const now = { ...state, stash: state.stash.with(at, used) };
  return left > 0 ? now : allLetGo(now, new Set([key]), null);
}

/** The roster: who is on it and what they carry. */
export const roster = {
  overridden: (state) => state,
  recruited: (state, { member }) => ({ ...state, members: [...state.members, member], made: state.made + 1 }),
  described: (state, { member, set }) => setMember(state, member, set),
  equipped: equip,
  left: (state, { member, how }) => part(state, member, how),
  promoted: (state, { member, set }) => setMember(state, member, set),
  fateSet: setFate,
  stashed: (state, { thing }) => ({ ...state, stash: [...state.stash, thing], made: state.made + 1 }),
  thingUsed: useThing,
  unstashed: (state, { key }) =>
    allLetGo({ ...state, stash: state.stash.filter((thing) => thing.key !== key) }, new Set([key]), null),
} satisfies Partial<CampaignHandlers>;

/** What makes an operative more than its card. */
export const growth = {
  backgroundSet: (state, { member, background }) => setMember(state, member, { background }),
  specialismChosen: (state, { member, specialism }) =>
    setMember(state, member, ({ specialisms }) => ({
      specialisms: [specialism, ...specialisms.filter((each) => each !== specialism)],
    })),
  gained: (state, { member, gain }) => setMember(state, member, ({ gains }) => ({ gains: [...gains, gain] })),
  honourGained: (state, { member, honour, scenario }) =>
    setMember(state, member, ({ honours }) => ({ honours: [...honours, { id: honour, scenario }] })),
  honourLost: (state, { member, honour }) =>
    setMember(state, member, ({ honours }) => ({ honours: honours.filter(({ id }) => id !== honour) })),
  ployLearned: (state, { member, ploy }) => setMember(state, member, ({ ploys }) => ({ ploys: [...ploys, ploy] })),
  ployForgotten: (state, { member, ploy }) =>
    setMember(state, member, ({ ploys }) => ({ ploys: ploys.filter((id) => id !== ploy) })),
  powerLearned: (state, { member, power }) =>
    setMember(state, member, ({ powers }) => ({ powers: [...powers, power] })),
  powerForgotten: (state, { member, power }) =>
    setMember(state, member, ({ powers }) => ({ powers: powers.filter((id) => id !== power) })),
  becamePsyker: (state, { member }) => setMember(state, member, { psyker: true }),
  groupActivationGained: (state, { member }) => setMember(state, member, { groupActivation: true }),
  xpGained: (state, { member, xp: more }) => setMember(state, member, ({ xp }) => ({ xp: xp + more })),
  xpSet: (state, { member, xp }) => setMember(state, member, { xp }),
  levelReached: (state, { member, level }) => setMember(state, member, { level }),
  killsSet: (state, { member, kills }) => setMember(state, member, { kills }),
} satisfies Partial<CampaignHandlers>;
