import { servingOf } from './allowances.ts';
import type { Member } from './member.ts';
import type { CampaignState } from './state.ts';

/** Level from which a follower may take the place of an Acolyte that died (`rules/acolyte.md` part D). */
export const PROMOTION_LEVEL = 5;

/**
 * A player whom no Acolyte serves. `fallen`: the Acolyte slain last, null: none was; `heirs`: followers who may take the place
 * by the rules, best first; `closest`: where none may, who comes nearest to it, null: no follower serves.
 */
export interface Leaderless {
  readonly player: string;
  readonly fallen: Member | null;
  readonly heirs: readonly Member[];
  readonly closest: Member | null;
}

function leaderlessOf(state: CampaignState, player: string): Leaderless {
  const fallen = state.members
    .filter((member) => member.player === player && member.kind === 'acolyte' && member.fate === 'slain')
    .toSorted((one, other) => (other.left ?? 0) - (one.left ?? 0));
  const followers = servingOf(state, player).toSorted((one, other) => other.level - one.level || other.xp - one.xp);
  const heirs = fallen.length === 0 ? [] : followers.filter(({ level }) => level >= PROMOTION_LEVEL);
  const closest = heirs.length === 0 && fallen.length > 0 ? (followers[0] ?? null) : null;
  return { player, fallen: fallen[0] ?? null, heirs, closest };
}

/** The players of a campaign whom no Acolyte serves, each with who may follow. */
export const leaderless = (state: CampaignState): readonly Leaderless[] =>
  state.players
    .filter(({ id }) => servingOf(state, id).every(({ kind }) => kind !== 'acolyte'))
    .map(({ id }) => leaderlessOf(state, id));
