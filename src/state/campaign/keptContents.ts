import { cardsAndItems } from '../../content/campaign/campaignContentOf.ts';
import type { Pack } from '../../content/pack.ts';
import { withPinned } from '../../content/pinned.ts';
import type { CampaignState } from '../../engine/campaign/model/state.ts';
import type { CampaignContents } from './campaignPorts.ts';

const made = new WeakMap<Pack, { readonly of: CampaignContents; readonly kept: CampaignContents }>();

/**
 * The contents as this campaign plays them: rows that it keeps copies of stand in for those of the packs, in what its rules
 * read as well. The modules are those that the packs have now, so that what is new can be seen and taken.
 */
export function keptContents(contents: CampaignContents, { module }: Pick<CampaignState, 'module'>): CampaignContents {
  const pack = withPinned(contents.pack, module?.pinned);
  if (pack === contents.pack) return contents;
  const known = made.get(pack);
  if (known?.of === contents) return known.kept;
  const { campaignPack, content } = contents;
  const kept = { pack, campaignPack, content: { ...content, ...cardsAndItems(pack, campaignPack) } };
  made.set(pack, { of: contents, kept });
  return kept;
}
