import type { CampaignScene } from '../../../scene/useCampaignScene.ts';
import type { Member } from '../../../engine/campaign/model/member.ts';
import { rowName } from '../../../words/optionName.ts';

/** An honour or a scar that an operative bears. */
interface MarkShown {
  readonly id: string;
  readonly of: 'honour' | 'scar';
  readonly name: string;
}

export const marksOf = (scene: CampaignScene, { honours, scars }: Member): readonly MarkShown[] => [
  ...honours.map(({ id }) => ({ id, of: 'honour' as const, name: rowName(scene, 'honour', id) })),
  ...scars.map(({ id }) => ({ id, of: 'scar' as const, name: rowName(scene, 'scar', id) })),
];

/** Each of them as it is spoken: `Scar: Old wound`. */
export function markNames(scene: CampaignScene, member: Member): readonly string[] {
  const { mark, markKinds } = scene.words.campaign.retinue;
  return marksOf(scene, member).map(({ of, name }) => mark(markKinds[of], name));
}
