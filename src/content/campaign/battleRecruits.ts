import { weaponsOf } from '../arming.ts';
import type { CampaignCommand } from '../../engine/campaign/model/command.ts';
import { memberId } from '../../engine/campaign/model/freeId.ts';
import type { Operative } from '../../engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import { readyScenario } from '../readyScenario.ts';
import type { Packs } from './memberArms.ts';

/** Somebody of a battle who joins a campaign: its id there, the one it gets here, and the commands that bring it. */
interface BattleRecruit {
  readonly operative: string;
  readonly member: string;
  readonly joins: readonly CampaignCommand[];
}

/** The items that an operative's weapons are the lines of; what it is born with is none. */
function itemsIn({ pack }: Packs, { card: id, weapons }: Operative): readonly string[] {
  const card = pack.operatives.get(id);
  if (card === undefined) return [];
  return [...pack.weapons.values()]
    .filter((item) => item.id !== card.unarmed)
    .filter((item) => weaponsOf(item, card).every((line) => weapons.some((weapon) => weapon.id === line.id)))
    .map((item) => item.id);
}

const carried = (item: string) => ({ item, stash: null });

/** Acolytes and followers among those whom people play; auxiliaries are called up for a battle, and never recruited. */
const persistentOf = ({ pack }: Packs, { operatives, sides }: BattleState): readonly Operative[] => {
  const people = sides.filter(({ hand }) => hand === 'people').map(({ id }) => id);
  return operatives.filter(({ side, card }) => {
    const kind = pack.operatives.get(card)?.kind;
    return people.includes(side) && (kind === 'acolyte' || kind === 'follower');
  });
};

/**
 * The retinue of a battle as it joins a campaign in which nobody is yet: with its arms; one of the ready-made retinue with
 * background, increase and armour as it always joins. `reason`: why the rules of recruitment are not asked.
 */
export function battleRecruits(packs: Packs, battle: BattleState, reason: string): readonly BattleRecruit[] {
  const override = { reason };
  const { members } = readyScenario(packs.pack);
  const [first] = battle.players;
  return persistentOf(packs, battle).map((operative, made) => {
    const { id, name, card, portrait, owner } = operative;
    const member = memberId({ made, members: [] });
    const ready = members.find((each) => each.id === id && each.card === card);
    const joins = packs.campaignPack.recruits.find((each) => each.member === ready?.id);
    const { background, increase } = joins ?? { background: null, increase: null };
    const armour = ready?.armour ?? packs.pack.operatives.get(card)?.ownArmour ?? null;
    const recruit = { name, card, player: owner ?? first?.id ?? '', portrait, background, increase };
    return {
      operative: id,
      member,
      joins: [
        { type: 'recruit', recruit, override },
        {
          type: 'equip',
          member,
          weapons: itemsIn(packs, operative).map(carried),
          armour: armour === null ? null : carried(armour),
          equipment: [],
          override,
        },
      ],
    };
  });
}
