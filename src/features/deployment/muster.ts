import type { DataslateRoster } from '../../content/killTeams/dataslateRoster.ts';
import { goingOf, packOf, type SideChoice } from '../../content/killTeams/sideChoice.ts';
import type { Pack } from '../../content/pack.ts';
import type { BattleState } from '../../engine/family/killteam/model/state.ts';

interface Chosen {
  readonly first: SideChoice;
  readonly second: SideChoice;
}

/** A side as it is fought with: a dataslate’s operatives are more, or less, than their cards. */
export function pickOf(packs: readonly Pack[], rosters: readonly DataslateRoster[], choice: SideChoice) {
  const roster = rosters.find(({ pack }) => pack.manifest.id === choice.pack);
  return {
    team: choice.roster,
    members: goingOf(choice),
    pack: packOf(packs, choice),
    ...(roster !== undefined && { grown: roster.grown }),
  };
}

/** The sides that are dataslates’; the same one on both sides is the first’s alone. */
export function musteredOf(rosters: readonly DataslateRoster[], { first, second }: Chosen, state: BattleState) {
  return [first, ...(second.pack === first.pack ? [] : [second])].flatMap((choice, at) => {
    const roster = rosters.find(({ pack }) => pack.manifest.id === choice.pack);
    const [side, other] = at === 0 ? state.sides : state.sides.toReversed();
    if (roster === undefined || side === undefined || other === undefined) return [];
    return [{ campaign: roster.id, side: side.id, deployed: choice.goes, against: other.name }];
  });
}
