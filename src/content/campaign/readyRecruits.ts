import type { CampaignCommand } from '../../engine/campaign/model/command.ts';
import type { CampaignContent } from '../../engine/campaign/model/content.ts';
import { memberId } from '../../engine/campaign/model/freeId.ts';
import type { Pack } from '../pack.ts';
import { readyScenario } from '../readyScenario.ts';
import type { RetinueMember } from '../schema/retinue.ts';

interface Contents {
  readonly pack: Pack;
  readonly content: CampaignContent;
}

/** Auxiliaries are called up for a battle, and never recruited. */
const isPersistent = (pack: Pack, { card }: RetinueMember): boolean => {
  const kind = pack.operatives.get(card)?.kind;
  return kind === 'acolyte' || kind === 'follower';
};

const carried = (item: string) => ({ item, stash: null });

/**
 * The commands that let the retinue of the first battle join a campaign in which nobody is yet, each with what it carries
 * there. A background that the campaign does not know is left to the dice.
 */
export function readyRecruits({ pack, content }: Contents, player: string): readonly CampaignCommand[] {
  return readyScenario(pack)
    .members.filter((member) => isPersistent(pack, member))
    .flatMap(({ name, card, portrait, weapons, armour, background = '', increase = null }, made): CampaignCommand[] => [
      {
        type: 'recruit',
        recruit: {
          name,
          card,
          player,
          portrait,
          background: content.backgrounds.has(background) ? background : null,
          increase,
        },
      },
      {
        type: 'equip',
        member: memberId({ made, members: [] }),
        weapons: weapons.map(carried),
        armour: armour === null ? null : carried(armour),
        equipment: [],
      },
    ]);
}
