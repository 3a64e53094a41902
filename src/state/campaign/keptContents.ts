import { cardsAndItems } from '../../content/campaign/campaignContentOf.ts';
import type { Pack } from '../../content/pack.ts';
import { withPinned } from '../../content/pinned.ts';
import type { CampaignState } from '../../engine/campaign/model/state.ts';
import type { DataslateContent, NamedDataslate } from '../../content/campaign/dataslates.ts';
import type { CampaignContents } from './campaignPorts.ts';

const made = new WeakMap<Pack, { readonly of: CampaignContents; readonly kept: CampaignContents }>();

const slates = new WeakMap<object, Map<string, DataslateContent>>();

/** The contents of a dataslate, made once for each pack and book. */
function ofDataslate(contents: NonNullable<CampaignContents['dataslates']>, named: NamedDataslate): DataslateContent {
  const known = slates.get(contents) ?? new Map<string, DataslateContent>();
  slates.set(contents, known);
  const key = `${named.pack} ${named.book}`;
  const found = known.get(key) ?? contents.of(named);
  known.set(key, found);
  return found;
}

/**
 * The contents of a campaign that is a dataslate, or becomes one of this pack; the others', before those of dataslates are
 * here.
 */
export const slateContents = (contents: CampaignContents, named: NamedDataslate): CampaignContents =>
  contents.dataslates === undefined ? contents : { ...contents, ...ofDataslate(contents.dataslates, named) };

/**
 * The contents as this campaign plays them: rows that it keeps copies of stand in for those of the packs, in what its rules
 * read as well. The modules are those that the packs have now, so that what is new can be seen and taken.
 */
export function keptContents(
  contents: CampaignContents,
  { module, dataslate }: Pick<CampaignState, 'module' | 'dataslate'>,
): CampaignContents {
  if (dataslate !== undefined) return slateContents(contents, dataslate);
  const pack = withPinned(contents.pack, module?.pinned);
  if (pack === contents.pack) return contents;
  const known = made.get(pack);
  if (known?.of === contents) return known.kept;
  const { campaignPack, content } = contents;
  const kept = { pack, campaignPack, content: { ...content, ...cardsAndItems(pack, campaignPack) } };
  made.set(pack, { of: contents, kept });
  return kept;
}
