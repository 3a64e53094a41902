import { deploymentCap, servingOf } from '../../../engine/campaign/allowances.ts';
import type { CampaignCard } from '../../../engine/campaign/content.ts';
import type { Member } from '../../../engine/campaign/member.ts';
import { retinueOf } from '../../../engine/campaign/sheetOf.ts';
import { enemyBudget } from '../../../content/battleSettings.ts';
import { type EnemyPick, pickEnemies } from '../../../content/pickEnemies.ts';
import type { Faction } from '../../../content/schema/faction.ts';
import type { MissionRow } from '../../../content/schema/mission.ts';
import { present } from '../../../engine/core/invariant.ts';
import { type RetinueLook, shownOf } from '../view/look.ts';

/** A scenario being prepared. `byHand`: the player has changed the enemies, so they are not rolled again by themselves. */
export interface Plan {
  readonly mission: string;
  readonly faction: string;
  readonly deployed: readonly string[];
  readonly auxiliaries: readonly string[];
  readonly objectives: readonly string[];
  readonly enemies: readonly EnemyPick[];
  readonly byHand: boolean;
}

/** A face 1..sides. */
export type Roll = (sides: number) => number;

export const missionOf = ({ pack }: RetinueLook, { mission }: Plan): MissionRow =>
  present(pack.missions.get(mission), `no mission ${mission}`);
export const factionOf = ({ pack }: RetinueLook, { faction }: Plan): Faction =>
  present(pack.factions.get(faction), `no faction ${faction}`);

/** Deployment value of those who go, and what is allowed. */
export function sumsOf({ state, content }: RetinueLook, plan: Pick<Plan, 'deployed' | 'auxiliaries'>) {
  const { dv, acolytes } = retinueOf(content, state, plan.deployed);
  const lent = plan.auxiliaries.reduce((sum, id) => sum + (content.cards.get(id)?.dv ?? 0), 0);
  return {
    dv: dv + lent,
    cap: deploymentCap(content, state.difficulty, acolytes),
    count: plan.deployed.length + plan.auxiliaries.length,
  };
}

/** DV that the enemies are rolled to. */
export const budgetOf = (look: RetinueLook, plan: Plan): number =>
  enemyBudget(
    present(look.pack.difficulties.get(look.state.difficulty), `no difficulty ${look.state.difficulty}`),
    sumsOf(look, plan).dv,
  );

/** The same with enemies rolled anew. */
export const rolledFor = (look: RetinueLook, plan: Plan, roll: Roll): Plan => ({
  ...plan,
  byHand: false,
  enemies: pickEnemies(look.pack, factionOf(look, plan), { budget: budgetOf(look, plan), roll: () => roll(20) }),
});

/** The same with a change that enemies depend on: rolled anew, unless the player has chosen them. */
export const changedBy = (look: RetinueLook, plan: Plan, change: Partial<Plan>, roll: Roll): Plan => {
  const next = { ...plan, ...change };
  return next.byHand && next.faction === plan.faction ? next : rolledFor(look, next, roll);
};

/** The secondary objectives of the scenario: as many as the difficulty has, none twice. */
export function drawObjectives({ content, state }: RetinueLook, roll: Roll): readonly string[] {
  const drawn: string[] = [];
  const rows = [...content.objectives.values()];
  const wanted = Math.min(content.difficulties[state.difficulty].objectives, rows.length);
  while (drawn.length < wanted) {
    const left = rows.filter(({ id }) => !drawn.includes(id));
    const row = left[roll(left.length) - 1];
    if (row !== undefined) drawn.push(row.id);
  }
  return drawn;
}

/** As many of those who need not rest as fit, in the order of the roster. */
function whoFits(look: RetinueLook): readonly string[] {
  const ready = servingOf(look.state).filter(({ mustRest }) => !mustRest);
  const taken: string[] = [];
  for (const { id } of ready) {
    const { dv, cap } = sumsOf(look, { deployed: [...taken, id], auxiliaries: [] });
    if (dv <= cap) taken.push(id);
  }
  return taken;
}

export function firstPlan(look: RetinueLook, roll: Roll): Plan {
  const [mission] = look.pack.missions.keys();
  const [faction] = look.pack.factions.keys();
  const plan: Plan = {
    mission: present(mission, 'no mission'),
    faction: present(faction, 'no faction'),
    deployed: whoFits(look),
    auxiliaries: [],
    objectives: drawObjectives(look, roll),
    enemies: [],
    byHand: false,
  };
  return rolledFor(look, plan, roll);
}

/** Those who may be lent for a scenario. */
export const auxiliaryCards = ({ content }: RetinueLook): readonly CampaignCard[] =>
  [...content.cards.values()].filter(({ kind }) => kind === 'auxiliary');

/** The same with so many of one auxiliary. */
export const withAuxiliary = ({ auxiliaries }: Plan, card: string, count: number): readonly string[] => [
  ...auxiliaries.filter((id) => id !== card),
  ...Array.from({ length: count }, () => card),
];

/** What speaks against taking somebody along; null: nothing. */
export function againstMember(look: RetinueLook, member: Member): string | null {
  const { deploying } = look.words.campaign.retinue;
  const { sheet } = shownOf(look, member);
  const { refusals } = look.words.campaign;
  if (member.mustRest) return deploying.resting;
  if (sheet.wargear.used > sheet.wargear.of) return refusals.overWargear({ ...sheet.wargear });
  if (sheet.equipment.used > sheet.equipment.of) return refusals.overEquipment({ ...sheet.equipment });
  return null;
}
