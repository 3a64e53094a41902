import { present } from '../../core/invariant.ts';
import type { CarriedItem, Member } from '../model/member.ts';
import type { CampaignState } from '../model/state.ts';
import type { Scenario } from '../model/walk.ts';
import { issuesGone } from './bases.ts';
import { type CampaignHandlers, setMember } from './handlers.ts';
import { part } from './roster.ts';

/** The state with these of the scenario in hand; throws when there is none. */
const inHand = (state: CampaignState, change: (scenario: Scenario) => Partial<Scenario>): CampaignState => {
  const scenario = present(state.scenario, 'a scenario');
  return { ...state, scenario: { ...scenario, ...change(scenario) } };
};

/** The rows with one of them changed; throws when it is not there. */
function moved<T extends object>(rows: readonly T[], isIt: (row: T) => boolean, set: Partial<T>): T[] {
  const at = rows.findIndex(isIt);
  return rows.with(at, { ...present(rows[at], 'a row of the walk'), ...set });
}

const of =
  (id: string) =>
  ({ member }: { readonly member: string }): boolean =>
    member === id;

const same = (one: CarriedItem, other: CarriedItem): boolean => one.item === other.item && one.stash === other.stash;

const without = (list: readonly CarriedItem[], item: CarriedItem): CarriedItem[] | null => {
  const at = list.findIndex((carried) => same(carried, item));
  return at < 0 ? null : list.toSpliced(at, 1);
};

/** What it carries with one of those things gone. */
function kitWithout({ weapons, equipment, armour }: Member, item: CarriedItem): Partial<Member> {
  const fewerWeapons = without(weapons, item);
  if (fewerWeapons !== null) return { weapons: fewerWeapons };
  const less = without(equipment, item);
  if (less !== null) return { equipment: less };
  return armour !== null && same(armour, item) ? { armour: null } : {};
}

/** One of those things is gone, and if it was found, nobody has it any more. */
function lose(state: CampaignState, id: string, item: CarriedItem): CampaignState {
  const now = setMember(state, id, (member) => kitWithout(member, item));
  const at = now.stash.findIndex(({ key }) => key === item.stash);
  const thing = now.stash[at];
  return thing === undefined
    ? issuesGone(now, id, item.item)
    : { ...now, stash: now.stash.with(at, { ...thing, lost: true }) };
}

/** Deployment, report and the rolls after a battle. */
export const walk = {
  deployed: (state, { scenario }) => ({ ...state, scenario, scenarios: scenario.number }),
  calledOff: (state) => ({ ...state, scenario: null, scenarios: Math.max(0, state.scenarios - 1) }),
  reported: (state, { report }) => inHand(state, ({ told }) => ({ report, told: told ?? state.chronicle.length })),
  stageReached: (state, { stage }) => inHand(state, () => ({ stage })),
  casualtiesDue: (state, { casualties }) => inHand(state, () => ({ casualties: [...casualties] })),
  casualtyMoved: (state, { member, set }) =>
    inHand(state, ({ casualties }) => ({ casualties: moved(casualties, of(member), set) })),
  recoveriesDue: (state, { recoveries }) => inHand(state, () => ({ recoveries: [...recoveries] })),
  recoveryMoved: (state, { member, set }) =>
    inHand(state, ({ recoveries }) => ({ recoveries: moved(recoveries, of(member), set) })),
  experienceDue: (state, { earned }) => inHand(state, () => ({ earned: [...earned] })),
  earnedMoved: (state, { member, set }) => inHand(state, ({ earned }) => ({ earned: moved(earned, of(member), set) })),
  findsDue: (state, { finds }) => inHand(state, () => ({ finds: [...finds] })),
  findMoved: (state, { id, set }) =>
    inHand(state, ({ finds }) => ({ finds: moved(finds, (find) => find.id === id, set) })),
  bookClosed: (state) => ({ ...state, scenario: null }),
} satisfies Partial<CampaignHandlers>;

/** What the walk does to operatives and what they carry. */
export const aftermath = {
  scarred: (state, { member, scar, scenario }) =>
    setMember(state, member, ({ scars }) => ({ scars: [...scars, { id: scar, scenario }] })),
  scarHealed: (state, { member, scar }) =>
    setMember(state, member, ({ scars }) => ({ scars: scars.filter(({ id }) => id !== scar) })),
  slain: (state, { member, by, scenario }) =>
    setMember(part(state, member, 'slain'), member, { left: scenario, slainBy: by }),
  restSet: (state, { member, rested, mustRest }) => setMember(state, member, { rested, mustRest }),
  itemLost: (state, { member, item }) => lose(state, member, item),
  served: (state, { member, kills, heavyKills }) =>
    setMember(state, member, (found) => ({
      deployments: found.deployments + 1,
      kills: found.kills + kills,
      heavyKills: found.heavyKills + heavyKills,
    })),
} satisfies Partial<CampaignHandlers>;
