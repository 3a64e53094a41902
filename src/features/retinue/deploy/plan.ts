import { itemsOfMember } from '../../../content/campaign/memberArms.ts';
import type { CampaignScene } from '../../../scene/useCampaignScene.ts';
import { deploymentCap, servingOf } from '../../../engine/campaign/model/allowances.ts';
import type { CampaignCard } from '../../../engine/campaign/model/content.ts';
import type { Member } from '../../../engine/campaign/model/member.ts';
import { againstDeployment, isLent } from '../../../engine/campaign/walk/deploy.ts';
import { retinueOf } from '../../../engine/campaign/model/sheetOf.ts';
import type { CampaignState } from '../../../engine/campaign/model/state.ts';
import { chapterAtHand, chapterChanges, moduleEnded } from '../../../engine/campaign/model/modules.ts';
import type { Circumstances } from '../../../content/circumstances.ts';
import { countModels } from '../../../content/buildForces.ts';
import { preparedBudget, preparedVariant, preparesForces, startOf } from '../../../content/followPlan.ts';
import { variantByLot } from '../../../content/variants.ts';
import type { Underway } from '../../../content/missionChoices.ts';
import { type EnemyPick, pickEnemies } from '../../../content/pickEnemies.ts';
import type { Faction } from '../../../content/schema/faction.ts';
import type { MissionRow } from '../../../content/schema/mission.ts';
import { present } from '../../../engine/core/invariant.ts';
import { faceWith } from '../../../engine/campaign/model/segmentTags.ts';
import { shownOf } from '../view/look.ts';
import { asTagged, changesIn, segmentAtHand } from './segment.ts';

/** A scenario being prepared. `byHand`: the player has changed the enemies, so they are not rolled again by themselves. */
export interface DeploymentDraft {
  readonly mission: string;
  /** The place of the segment it is played in; null: none. */
  readonly segment: number | null;
  readonly faction: string;
  /** The kind of the faction; null: it has none. */
  readonly variant: string | null;
  readonly deployed: readonly string[];
  readonly auxiliaries: readonly string[];
  readonly objectives: readonly string[];
  readonly enemies: readonly EnemyPick[];
  readonly byHand: boolean;
  /** What is chosen of the scenario's surroundings; nothing: as it plans them. */
  readonly circumstances: Circumstances;
}

/** What a plan reads. */
type PlanLook = Pick<CampaignScene, 'state' | 'content' | 'pack'>;

/** Whether everything of a plan that was parked is there to be deployed. */
export const isThere = ({ state, content, pack }: PlanLook, plan: DeploymentDraft): boolean =>
  pack.missions.has(plan.mission) &&
  pack.factions.has(plan.faction) &&
  plan.enemies.every(({ card }) => pack.operatives.has(card)) &&
  plan.auxiliaries.every((card) => content.cards.has(card)) &&
  plan.objectives.every((id) => content.objectives.has(id)) &&
  plan.deployed.every((id) => state.members.some((member) => member.id === id));

/** A face 1..sides. */
type Roll = (sides: number) => number;

export const missionOf = ({ pack }: PlanLook, { mission }: DeploymentDraft): MissionRow =>
  present(pack.missions.get(mission), `no mission ${mission}`);
export const factionOf = ({ pack }: PlanLook, { faction }: DeploymentDraft): Faction =>
  present(pack.factions.get(faction), `no faction ${faction}`);

/** Deployment value of those who go, and what is allowed. */
export function sumsOf({ state, content }: PlanLook, plan: Pick<DeploymentDraft, 'deployed' | 'auxiliaries'>) {
  const { dv, acolytes } = retinueOf(content, state, plan.deployed);
  const lent = plan.auxiliaries.reduce((sum, id) => sum + (content.cards.get(id)?.dv ?? 0), 0);
  return {
    dv: dv + lent,
    cap: deploymentCap(content, state.difficulty, acolytes),
  };
}

/** Models on either side. */
export const modelsOn = ({ pack }: PlanLook, { deployed, auxiliaries, enemies }: DeploymentDraft) => ({
  ours:
    deployed.length +
    countModels(
      pack,
      auxiliaries.map((card) => ({ card })),
    ),
  theirs: countModels(pack, enemies),
});

/** DV that the enemies are rolled to. */
export const budgetOf = (scene: PlanLook, plan: DeploymentDraft): number =>
  preparedBudget(
    present(scene.pack.difficulties.get(scene.state.difficulty), `no difficulty ${scene.state.difficulty}`),
    sumsOf(scene, plan).dv,
    [
      startOf(scene.pack, plan.mission).dvTimes,
      chapterChanges(scene.state, chapterOf(scene, plan)).dvTimes,
      changesIn(scene, plan).dvTimes,
    ],
  );

/** The chapter of the campaign's module that is at hand, when the plan plays its mission; undefined: none. */
export function chapterOf({ state }: PlanLook, { mission }: Pick<DeploymentDraft, 'mission'>): string | undefined {
  const chapter = chapterAtHand(state);
  return chapter?.mission === mission ? chapter.id : undefined;
}

/** The linked campaign that the campaign plays, and its scenario at hand; null: none, or it has ended. */
export const underwayOf = (state: CampaignState): Underway | null =>
  state.module === undefined || state.module === null || moduleEnded(state)
    ? null
    : { module: state.module.row, mission: chapterAtHand(state)?.mission ?? null };

/** The same with enemies rolled anew. */
export const rolledFor = (scene: PlanLook, plan: DeploymentDraft, roll: Roll): DeploymentDraft => ({
  ...plan,
  byHand: false,
  enemies: pickEnemies(scene.pack, factionOf(scene, plan), {
    budget: budgetOf(scene, plan),
    roll: () => faceWith(changesIn(scene, plan), roll(20)),
  }),
});

/** The same with a change that enemies depend on: rolled anew, unless the player has chosen them; of another faction by lot which kind. */
export const changedBy = (
  scene: PlanLook,
  plan: DeploymentDraft,
  change: Partial<DeploymentDraft>,
  roll: Roll,
): DeploymentDraft => {
  const other = change.faction === undefined || change.faction === plan.faction ? null : change.faction;
  const kind = other === null ? {} : { variant: variantByLot(factionOf(scene, { ...plan, faction: other }), roll) };
  const next = { ...plan, ...kind, ...change };
  if (next.mission !== plan.mission) return withMission(scene, plan, { next: { ...next, circumstances: {} }, roll });
  return next.byHand && next.faction === plan.faction ? next : rolledFor(scene, next, roll);
};

/**
 * Another scenario: as it prepares it. Where neither of the two chooses its enemies, who waits there stays: chosen by hand
 * in any case, else for the same DV.
 */
function withMission(
  scene: PlanLook,
  plan: DeploymentDraft,
  { next, roll }: { readonly next: DeploymentDraft; readonly roll: Roll },
): DeploymentDraft {
  const objectives =
    objectivesWanted(scene, plan) === objectivesWanted(scene, next)
      ? next.objectives
      : drawObjectives(scene, next, roll);
  if (preparesForces(scene.pack, plan.mission) || preparesForces(scene.pack, next.mission))
    return preparedFor(scene, { ...next, objectives }, roll);
  const stays = next.byHand || budgetOf(scene, next) === budgetOf(scene, plan);
  return stays ? { ...next, objectives } : rolledFor(scene, { ...next, objectives }, roll);
}

/** The same as its scenario prepares it, faction, its kind and enemies; the players may change it all. */
function preparedFor(scene: PlanLook, plan: DeploymentDraft, roll: Roll): DeploymentDraft {
  const start = startOf(scene.pack, plan.mission);
  const faction = factionOf(scene, { ...plan, faction: start.faction ?? plan.faction });
  const kept = faction.id === plan.faction ? plan.variant : null;
  const variant = preparedVariant(start, faction) ?? kept ?? variantByLot(faction, roll);
  const next = { ...plan, faction: faction.id, variant };
  return start.enemies === null ? rolledFor(scene, next, roll) : { ...next, enemies: start.enemies, byHand: true };
}

/** How many secondary objectives are drawn: as the scenario says, on Easy as many more as the rules have there (C15). */
export function objectivesWanted(
  { content, state, pack }: PlanLook,
  { mission }: Pick<DeploymentDraft, 'mission'>,
): number {
  const { secondaries } = startOf(pack, mission);
  const { [state.difficulty]: now, medium } = content.difficulties;
  if (secondaries === null) return now.objectives;
  return secondaries === 0 ? 0 : Math.max(0, secondaries + now.objectives - medium.objectives);
}

/** The secondary objectives of the scenario, none twice. */
export function drawObjectives(scene: PlanLook, plan: Pick<DeploymentDraft, 'mission'>, roll: Roll): readonly string[] {
  const drawn: string[] = [];
  const rows = [...scene.content.objectives.values()];
  const wanted = Math.min(objectivesWanted(scene, plan), rows.length);
  while (drawn.length < wanted) {
    const left = rows.filter(({ id }) => !drawn.includes(id));
    const row = left[roll(left.length) - 1];
    if (row !== undefined) drawn.push(row.id);
  }
  return drawn;
}

const leads = ({ kind }: Member): boolean => kind === 'acolyte';

/** As many of those who need not rest as fit, those who lead before others. Where nobody leads, somebody may be promoted yet. */
function whoFits(scene: PlanLook): readonly string[] {
  const ready = servingOf(scene.state).filter(({ mustRest }) => !mustRest);
  const taken: string[] = [];
  for (const { id } of ready.toSorted((one, other) => Number(leads(other)) - Number(leads(one)))) {
    const against = againstDeployment(scene, { deployed: [...taken, id], auxiliaries: [] });
    if (!against.some(({ code, params }) => code === 'overDv' || 'leader' in params)) taken.push(id);
  }
  return ready.map(({ id }) => id).filter((id) => taken.includes(id));
}

export function firstPlan(scene: PlanLook, roll: Roll): DeploymentDraft {
  const atHand = chapterAtHand(scene.state)?.mission ?? '';
  const [first] = scene.pack.missions.keys();
  const [faction] = scene.pack.factions.keys();
  const segment = segmentAtHand(scene.state);
  const usual = {
    mission: scene.pack.missions.has(atHand) ? atHand : present(first, 'no mission'),
    faction: present(faction, 'no faction'),
  };
  const plan: DeploymentDraft = {
    ...asTagged(scene, segment, usual),
    segment,
    variant: null,
    deployed: whoFits(scene),
    auxiliaries: [],
    objectives: [],
    enemies: [],
    byHand: false,
    circumstances: {},
  };
  return preparedFor(scene, { ...plan, objectives: drawObjectives(scene, plan, roll) }, roll);
}

/** Those who may be lent for a scenario. */
export const auxiliaryCards = ({ content }: CampaignScene): readonly CampaignCard[] =>
  [...content.cards.values()].filter(isLent);

/** The same with so many of one auxiliary. */
export const withAuxiliary = ({ auxiliaries }: DeploymentDraft, card: string, count: number): readonly string[] => [
  ...auxiliaries.filter((id) => id !== card),
  ...Array.from({ length: count }, () => card),
];

/** Goes with bare hands: said, and nothing speaks against it. */
export function isUnarmed({ pack, campaignPack }: CampaignScene, member: Member): boolean {
  const card = pack.operatives.get(member.card);
  return (
    card !== undefined && itemsOfMember({ pack, campaignPack }, member, card).every(({ id }) => id === card.unarmed)
  );
}

/** What speaks against taking somebody along; null: nothing. */
export function againstMember(scene: CampaignScene, member: Member): string | null {
  const { deploying } = scene.words.campaign.retinue;
  const { sheet } = shownOf(scene, member);
  const { refusals } = scene.words.campaign;
  if (member.mustRest) return deploying.resting;
  if (sheet.wargear.used > sheet.wargear.of) return refusals.overWargear({ ...sheet.wargear });
  if (sheet.equipment.used > sheet.equipment.of) return refusals.overEquipment({ ...sheet.equipment });
  return null;
}
