import type { Draft } from 'immer';
import { present } from '../../core/invariant.ts';
import type { CarriedItem, Member } from '../model/member.ts';
import type { Scenario } from '../model/walk.ts';
import { issuesGone } from './bases.ts';
import { type CampaignDraft, type CampaignHandlers, memberAt } from './handlers.ts';
import { part } from './roster.ts';

/** The scenario of the draft that is in hand; throws when there is none. */
const inHand = (draft: CampaignDraft): Draft<Scenario> => present(draft.scenario, 'a scenario');

const rowOf = <T extends { member: string }>(rows: readonly T[], member: string): T =>
  present(
    rows.find((row) => row.member === member),
    `a row of ${member}`,
  );

const same = (one: CarriedItem, other: CarriedItem): boolean => one.item === other.item && one.stash === other.stash;

/** One of those things is gone, and if it was found, nobody has it any more. */
const lose = (draft: CampaignDraft, member: Draft<Member>, item: CarriedItem): void => {
  const lists = [member.weapons, member.equipment];
  const list = lists.find((each) => each.some((carried) => same(carried, item)));
  if (list !== undefined)
    list.splice(
      list.findIndex((carried) => same(carried, item)),
      1,
    );
  else if (member.armour !== null && same(member.armour, item)) member.armour = null;
  const thing = draft.stash.find(({ key }) => key === item.stash);
  if (thing !== undefined) thing.lost = true;
  else issuesGone(draft, member.id, item.item);
};

/** Deployment, report and the rolls after a battle. */
export const walk = {
  deployed: (draft, { scenario }) => {
    draft.scenario = scenario;
    draft.scenarios = scenario.number;
  },
  calledOff: (draft) => {
    draft.scenario = null;
    draft.scenarios = Math.max(0, draft.scenarios - 1);
  },
  reported: (draft, { report }) => {
    const scenario = inHand(draft);
    scenario.report = report;
    scenario.told ??= draft.chronicle.length;
  },
  stageReached: (draft, { stage }) => {
    inHand(draft).stage = stage;
  },
  casualtiesDue: (draft, { casualties }) => {
    inHand(draft).casualties = [...casualties];
  },
  casualtyMoved: (draft, { member, set }) => {
    Object.assign(rowOf(inHand(draft).casualties, member), set);
  },
  recoveriesDue: (draft, { recoveries }) => {
    inHand(draft).recoveries = [...recoveries];
  },
  recoveryMoved: (draft, { member, set }) => {
    Object.assign(rowOf(inHand(draft).recoveries, member), set);
  },
  experienceDue: (draft, { earned }) => {
    inHand(draft).earned = [...earned];
  },
  earnedMoved: (draft, { member, set }) => {
    Object.assign(rowOf(inHand(draft).earned, member), set);
  },
  findsDue: (draft, { finds }) => {
    inHand(draft).finds = [...finds];
  },
  findMoved: (draft, { id, set }) => {
    const found = inHand(draft).finds.find((find) => find.id === id);
    Object.assign(present(found, `find ${id}`), set);
  },
  bookClosed: (draft) => {
    draft.scenario = null;
  },
} satisfies Partial<CampaignHandlers>;

/** What the walk does to operatives and what they carry. */
export const aftermath = {
  scarred: (draft, { member, scar, scenario }) => {
    memberAt(draft, member).scars.push({ id: scar, scenario });
  },
  scarHealed: (draft, { member, scar }) => {
    const found = memberAt(draft, member);
    found.scars = found.scars.filter(({ id }) => id !== scar);
  },
  slain: (draft, { member, by, scenario }) => {
    part(draft, member, 'slain');
    Object.assign(memberAt(draft, member), { left: scenario, slainBy: by });
  },
  restSet: (draft, { member, rested, mustRest }) => {
    Object.assign(memberAt(draft, member), { rested, mustRest });
  },
  itemLost: (draft, { member, item }) => {
    lose(draft, memberAt(draft, member), item);
  },
  served: (draft, { member, kills, heavyKills }) => {
    const found = memberAt(draft, member);
    found.deployments += 1;
    found.kills += kills;
    found.heavyKills += heavyKills;
  },
} satisfies Partial<CampaignHandlers>;
