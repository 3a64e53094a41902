import type { CampaignScene } from '../../../scene/useCampaignScene.ts';
import { deploymentCap, followerAllowance, servingOf } from '../../../engine/campaign/model/allowances.ts';
import type { Member } from '../../../engine/campaign/model/member.ts';
import type { Allowance } from '../../../engine/campaign/model/sheet.ts';
import { againstDeployment } from '../../../engine/campaign/walk/deploy.ts';
import { retinueOf } from '../../../engine/campaign/model/sheetOf.ts';

/** Who serves of one player. `name` null: there is one player, no heading is needed. */
export interface Group {
  readonly player: string;
  readonly name: string | null;
  readonly capacity: Allowance;
  readonly members: readonly Member[];
}

/** Who serves, by player when there are several; those of no player last. */
export function groupsOf({ state, content, words }: CampaignScene): readonly Group[] {
  const known = new Set(state.players.map(({ id }) => id));
  const several = state.players.length > 1;
  const strays = servingOf(state).filter(({ player }) => !known.has(player));
  const groups = state.players.map(({ id, name }): Group => ({
    player: id,
    name: several ? name : null,
    capacity: followerAllowance(content, state, id),
    members: servingOf(state, id),
  }));
  if (strays.length === 0) return groups;
  const [{ player } = { player: '' }] = strays;
  const lost = { player, name: words.campaign.retinue.unassigned, capacity: { used: 0, of: 0 }, members: strays };
  return [...groups, lost];
}

/** The fallen, the last one first. */
export const fallenOf = ({ state }: CampaignScene): readonly Member[] =>
  state.members.filter(({ fate }) => fate === 'slain').toSorted((one, other) => (other.left ?? 0) - (one.left ?? 0));

/** Who could go, what that sums to, what is allowed, and whether all of them may. */
export function readySums({ state, content }: CampaignScene) {
  const ready = servingOf(state).filter(({ mustRest }) => !mustRest);
  const ids = ready.map(({ id }) => id);
  const { dv, acolytes } = retinueOf(content, state, ids);
  const cap = deploymentCap(content, state.difficulty, acolytes);
  const fits = againstDeployment({ state, content }, { deployed: ids, auxiliaries: [] }).length === 0;
  return { dv, cap, fits, count: ids.length };
}

/** How many choices and rolls wait for an operative. */
export const owedTo = ({ state }: CampaignScene, member: string): number =>
  state.owed.filter((owed) => owed.member === member).length;

/** Acolytes that fell: a follower may take the place of one. */
export const slainAcolytes = (scene: CampaignScene): readonly Member[] =>
  fallenOf(scene).filter(({ kind }) => kind === 'acolyte');
