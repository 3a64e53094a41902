import { acolyteOf, deploymentCap, equipmentOf, followersGoing, over, wargearOf } from '../model/allowances.ts';
import { bookOf } from '../model/book.ts';
import type { CampaignCommand } from '../model/command.ts';
import type { CampaignCard } from '../model/content.ts';
import type { CampaignGame } from '../model/game.ts';
import type { Member } from '../model/member.ts';
import { type MemberRows, rowsOf } from '../model/memberRows.ts';
import { chapterAtHand } from '../model/modules.ts';
import { isBlocked, segmentAt } from '../model/segments.ts';
import { tagEffects } from '../model/segmentTags.ts';
import { type CampaignRejection, refuse } from '../model/rejection.ts';
import type { Allowance } from '../model/sheet.ts';
import { retinueOf } from '../model/sheetOf.ts';
import type { Scenario } from '../model/walk.ts';
import { findMember } from './inHand.ts';
import type { CampaignState } from '../model/state.ts';

type Deploy = Extract<CampaignCommand, { type: 'deploy' }>;
type WhoGoes = Pick<Deploy, 'deployed' | 'auxiliaries'>;

const repeated = (ids: readonly string[]): boolean => new Set(ids).size !== ids.length;

/** May be lent for a scenario: an auxiliary that no scenario keeps to itself. */
export const isLent = (card: Pick<CampaignCard, 'kind' | 'onlyInScenario'> | undefined): boolean =>
  card?.kind === 'auxiliary' && card.onlyInScenario !== true;

function unknownIn({ state, content }: CampaignGame, plan: Deploy): CampaignRejection | null {
  const stranger = plan.deployed.find((id) => findMember(state, id) === null);
  if (stranger !== undefined) return refuse('unknownMember', { member: stranger });
  const gone = plan.deployed.flatMap((id) => findMember(state, id) ?? []).find(({ fate }) => fate !== 'serving');
  if (gone !== undefined) return refuse('notServing', { member: gone.id, name: gone.name });
  const card = plan.auxiliaries.find((id) => !isLent(content.cards.get(id)));
  if (card !== undefined) return refuse('unknownCard', { card });
  const objective = plan.objectives.find((id) => !content.objectives.has(id));
  return objective === undefined ? null : refuse('unknownRow', { row: objective });
}

/** A chapter is played when it is at hand, by its own mission. */
function chapterWrong({ state }: CampaignGame, { chapter, mission }: Deploy): CampaignRejection | null {
  if (chapter === undefined) return null;
  const atHand = chapterAtHand(state);
  if (atHand === null) return refuse('noModule');
  return atHand.id === chapter && atHand.mission === mission ? null : refuse('badValue', { field: 'chapter' });
}

/** A scenario is played in a segment that there is and that is not reckoned yet. */
function segmentWrong({ state }: CampaignGame, { segment }: Deploy): CampaignRejection | null {
  if (segment === undefined) return null;
  return segmentAt(state, segment)?.efficiency === null ? null : refuse('badValue', { field: 'segment' });
}

/** What the tags of its segment have against a deployment (C20); a chapter of a module has its own mission and enemies. */
export function againstTags({ state }: CampaignGame, plan: Deploy): readonly CampaignRejection[] {
  const segment = segmentAt(state, plan.segment);
  if (segment === null) return [];
  const { missions, factions } = tagEffects(segment);
  const lacks = (wanted: readonly string[], had: string): boolean =>
    plan.chapter === undefined && wanted.length > 0 && !wanted.includes(had);
  return [
    ...(isBlocked(state, segment) ? [refuse('segmentBlocked', { name: segment.name })] : []),
    ...(lacks(missions, plan.mission) ? [refuse('tagMission', { name: segment.name })] : []),
    ...(lacks(factions, plan.faction) ? [refuse('tagFaction', { name: segment.name })] : []),
  ];
}

/** Why a deployment makes no sense, whatever the rules say. */
export function deploySenseless(game: CampaignGame, plan: Deploy): CampaignRejection | null {
  if (game.state.scenario !== null) return refuse('scenarioOpen', { stage: game.state.scenario.stage });
  if (plan.battle === '' || repeated(plan.deployed) || repeated(plan.objectives))
    return refuse('badValue', { field: 'deployed' });
  return unknownIn(game, plan) ?? chapterWrong(game, plan) ?? segmentWrong(game, plan);
}

/** DV of the plan, and how much its Acolytes may take along (C1, C2): members with their wargear, auxiliaries by their card. */
export function deploymentOf({ state, content }: CampaignGame, { deployed, auxiliaries }: WhoGoes): Allowance {
  const members = retinueOf(content, state, deployed);
  const lent = auxiliaries.reduce((sum, id) => sum + (content.cards.get(id)?.dv ?? 0), 0);
  return { used: members.dv + lent, of: deploymentCap(content, state.difficulty, members.acolytes) };
}

/** Wargear and equipment beyond the points of an operative. */
const overPoints = (rows: MemberRows, who: CampaignRejection['params']): readonly CampaignRejection[] => [
  ...over('overWargear', wargearOf(rows), who),
  ...over('overEquipment', equipmentOf(rows), who),
];

function againstMember({ state, content }: CampaignGame, member: Member): readonly CampaignRejection[] {
  const rows = rowsOf(content, member, state.stash);
  const who = { member: member.id, name: member.name };
  return [...(member.mustRest ? [refuse('mustRest', who)] : []), ...(bookOf(content).led ? overPoints(rows, who) : [])];
}

/** Who leads a player's followers, for the reason against more of them; nothing: nobody does. */
function leaderNamed(state: CampaignState, player: string): { readonly leader?: string } {
  const leader = acolyteOf(state, player)?.name;
  return leader === undefined ? {} : { leader };
}

/**
 * What stands against a deployment: nobody goes, somebody must rest or carries too much, more followers of a player
 * go than its Acolytes lead (none with a Space Marine, A11), or the DV are over the cap. `used` and `of` are points.
 */
export function againstDeployment(game: CampaignGame, plan: WhoGoes): readonly CampaignRejection[] {
  const members = plan.deployed.flatMap((id) => findMember(game.state, id) ?? []);
  const players = [...new Set(members.map(({ player }) => player))];
  const against = members.flatMap((member) => againstMember(game, member));
  const nobody = members.length === 0 ? [refuse('nobodyDeployed')] : [];
  if (!bookOf(game.content).led) return [...nobody, ...against];
  return [
    ...nobody,
    ...against,
    ...players.flatMap((player) =>
      over('overCapacity', followersGoing(game.content, game.state, { player, deployed: plan.deployed }), {
        player,
        ...leaderNamed(game.state, player),
      }),
    ),
    ...over('overDv', deploymentOf(game, plan)),
  ];
}

/** The scenario that a deployment opens. */
export function openedBy(game: CampaignGame, plan: Deploy): Scenario {
  const { used, of } = deploymentOf(game, plan);
  return {
    number: game.state.scenarios + 1,
    battle: plan.battle,
    title: plan.title,
    mission: plan.mission,
    faction: plan.faction,
    difficulty: game.state.difficulty,
    deployed: [...plan.deployed],
    auxiliaries: [...plan.auxiliaries],
    dv: used,
    dvCap: of,
    objectives: [...plan.objectives],
    stage: 'battle',
    report: null,
    casualties: [],
    recoveries: [],
    earned: [],
    finds: [],
    ...(plan.chapter !== undefined && { chapter: plan.chapter }),
    ...(plan.chosen !== undefined && { chosen: plan.chosen }),
    ...(plan.segment !== undefined && { segment: plan.segment }),
    ...(plan.side !== undefined && { side: plan.side }),
  };
}
