import type { CampaignScene } from '../../../scene/useCampaignScene.ts';
import type { Trait } from '../../../engine/family/killteam/traits/trait.ts';
import { contentName, contentText } from '../../../words/content.ts';

/** Name of a row of content that makes an operative different. */
export const traitName = ({ words }: CampaignScene, { id, name }: Pick<Trait, 'id' | 'name'>): string =>
  contentName(words, id, name);

/** What it does, in our own words; empty when nothing is said of it. */
export const traitText = ({ words }: CampaignScene, { id, text }: Pick<Trait, 'id' | 'text'>): string =>
  contentText(words, id, text);
