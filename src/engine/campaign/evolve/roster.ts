import type { CampaignEvent } from '../model/event.ts';
import { givenBack, issuesGone } from './bases.ts';
import { type CampaignDraft, type CampaignHandlers, memberAt } from './handlers.ts';

const nothing = (): void => {};

type Kit = Extract<CampaignEvent, { type: 'equipped' }>;

/** Lets go of found things: of those with these keys, or of all. */
function letGo(draft: CampaignDraft, id: string, keys: ReadonlySet<string> | 'all'): void {
  const member = memberAt(draft, id);
  const stays = ({ stash }: { stash: string | null }): boolean =>
    stash === null || (keys !== 'all' && !keys.has(stash));
  member.weapons = member.weapons.filter(stays);
  member.equipment = member.equipment.filter(stays);
  if (member.armour !== null && !stays(member.armour)) member.armour = null;
}

const keysOf = ({ weapons, armour, equipment }: Pick<Kit, 'weapons' | 'armour' | 'equipment'>): ReadonlySet<string> =>
  new Set([...weapons, ...(armour === null ? [] : [armour]), ...equipment].flatMap(({ stash }) => stash ?? []));

/** A found thing is carried by one only: whoever else has it gives it up. */
function takeFromOthers(draft: CampaignDraft, id: string): void {
  const keys = keysOf(memberAt(draft, id));
  if (keys.size === 0) return;
  for (const other of draft.members) if (other.id !== id) letGo(draft, other.id, keys);
}

const equip = (draft: CampaignDraft, { member, weapons, armour, equipment }: Kit): void => {
  Object.assign(memberAt(draft, member), { weapons: [...weapons], armour, equipment: [...equipment] });
  takeFromOthers(draft, member);
  givenBack(draft, member, [...weapons, ...(armour === null ? [] : [armour]), ...equipment]);
};

/** Who goes takes nothing found along, and is owed nothing more. */
export const part = (draft: CampaignDraft, id: string, fate: 'slain' | 'dismissed' | 'retired'): void => {
  Object.assign(memberAt(draft, id), { fate, left: draft.scenarios });
  letGo(draft, id, 'all');
  issuesGone(draft, id, null);
  draft.owed = draft.owed.filter(({ member }) => member !== id);
};

const setFate = (draft: CampaignDraft, { member, fate }: Extract<CampaignEvent, { type: 'fateSet' }>): void => {
  if (fate !== 'slain') memberAt(draft, member).slainBy = null;
  if (fate !== 'serving') part(draft, member, fate);
  else Object.assign(memberAt(draft, member), { fate, left: null });
};

/** The roster: who is on it and what they carry. */
export const roster = {
  overridden: nothing,
  recruited: (draft, { member }) => {
    draft.members.push(member);
    draft.made += 1;
  },
  described: (draft, { member, set }) => {
    Object.assign(memberAt(draft, member), set);
  },
  equipped: equip,
  left: (draft, { member, how }) => {
    part(draft, member, how);
  },
  promoted: (draft, { member, set }) => {
    Object.assign(memberAt(draft, member), set);
  },
  fateSet: setFate,
  stashed: (draft, { thing }) => {
    draft.stash.push(thing);
    draft.made += 1;
  },
  thingUsed: (draft, { key, left }) => {
    const thing = draft.stash.find((each) => each.key === key);
    if (thing === undefined) return;
    thing.uses = left;
    if (left > 0) return;
    thing.lost = true;
    for (const { id } of draft.members) letGo(draft, id, new Set([key]));
  },
  unstashed: (draft, { key }) => {
    draft.stash = draft.stash.filter((thing) => thing.key !== key);
    for (const { id } of draft.members) letGo(draft, id, new Set([key]));
  },
} satisfies Partial<CampaignHandlers>;

/** What makes an operative more than its card. */
export const growth = {
  backgroundSet: (draft, { member, background }) => {
    memberAt(draft, member).background = background;
  },
  specialismChosen: (draft, { member, specialism }) => {
    const { specialisms } = memberAt(draft, member);
    memberAt(draft, member).specialisms = [specialism, ...specialisms.filter((each) => each !== specialism)];
  },
  gained: (draft, { member, gain }) => {
    memberAt(draft, member).gains.push(gain);
  },
  honourGained: (draft, { member, honour, scenario }) => {
    memberAt(draft, member).honours.push({ id: honour, scenario });
  },
  honourLost: (draft, { member, honour }) => {
    const { honours } = memberAt(draft, member);
    memberAt(draft, member).honours = honours.filter(({ id }) => id !== honour);
  },
  ployLearned: (draft, { member, ploy }) => {
    memberAt(draft, member).ploys.push(ploy);
  },
  ployForgotten: (draft, { member, ploy }) => {
    memberAt(draft, member).ploys = memberAt(draft, member).ploys.filter((id) => id !== ploy);
  },
  powerLearned: (draft, { member, power }) => {
    memberAt(draft, member).powers.push(power);
  },
  powerForgotten: (draft, { member, power }) => {
    memberAt(draft, member).powers = memberAt(draft, member).powers.filter((id) => id !== power);
  },
  becamePsyker: (draft, { member }) => {
    memberAt(draft, member).psyker = true;
  },
  groupActivationGained: (draft, { member }) => {
    memberAt(draft, member).groupActivation = true;
  },
  xpGained: (draft, { member, xp }) => {
    memberAt(draft, member).xp += xp;
  },
  xpSet: (draft, { member, xp }) => {
    memberAt(draft, member).xp = xp;
  },
  levelReached: (draft, { member, level }) => {
    memberAt(draft, member).level = level;
  },
  killsSet: (draft, { member, kills }) => {
    memberAt(draft, member).kills = kills;
  },
} satisfies Partial<CampaignHandlers>;
