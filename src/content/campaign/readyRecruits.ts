import type { CampaignCommand } from '../../engine/campaign/model/command.ts';
import { memberId } from '../../engine/campaign/model/freeId.ts';
import type { Pack } from '../pack.ts';
import { readyScenario } from '../readyScenario.ts';
import type { RetinueMember } from '../schema/retinue.ts';
import type { CampaignPack } from './campaignPack.ts';

/** Auxiliaries are called up for a battle, and never recruited. */
const isPersistent = (pack: Pack, { card }: RetinueMember): boolean => {
  const kind = pack.operatives.get(card)?.kind;
  return kind === 'acolyte' || kind === 'follower';
};

const carried = (item: string) => ({ item, stash: null });

/** The commands that let the retinue of the first battle join a campaign in which nobody is yet, each with what it carries there. */
export function readyRecruits(
  { pack, campaignPack }: { readonly pack: Pack; readonly campaignPack: CampaignPack },
  player: string,
): readonly CampaignCommand[] {
  return readyScenario(pack)
    .members.filter((member) => isPersistent(pack, member))
    .flatMap(({ id, name, card, portrait, weapons, armour }, made): CampaignCommand[] => {
      const joins = campaignPack.recruits.find(({ member }) => member === id);
      const { background, increase } = joins ?? { background: null, increase: null };
      return [
        { type: 'recruit', recruit: { name, card, player, portrait, background, increase } },
        {
          type: 'equip',
          member: memberId({ made, members: [] }),
          weapons: weapons.map(carried),
          armour: armour === null ? null : carried(armour),
          equipment: [],
        },
      ];
    });
}
