import type { CampaignContent } from '../../engine/campaign/model/content.ts';
import type { NarrativeBook } from '../../engine/plugins/narrative/book.ts';
import { present } from '../../engine/core/invariant.ts';
import { loadKillTeamSides } from '../killTeamSides.ts';
import { meets } from '../ownGames.ts';
import type { Pack } from '../pack.ts';
import type { CampaignPack } from './campaignPack.ts';
import { loadBundledNarrative, narrativesIn } from './loadNarrative.ts';
import { narrativeContentOf } from './narrativeContentOf.ts';

/** Which dataslate: of a kill team of this pack, by this book; null: the first of its pack, or ours. */
export interface NamedDataslate {
  readonly pack: string;
  readonly book: string | null;
}

/** What dataslates are kept with: packs of kill teams, ours first, and the contents of one of them. */
export interface DataslateContents {
  readonly packs: readonly Pack[];
  readonly of: (named: NamedDataslate) => DataslateContent;
}

interface Shelf {
  readonly packs: readonly Pack[];
  readonly ours: NarrativeBook;
}

/** What one of them is kept with: the pack of its kill team, and what its rules read. */
export interface DataslateContent {
  readonly pack: Pack;
  readonly campaignPack: CampaignPack;
  readonly content: CampaignContent;
}

/** `own`: packs of kill teams of the player's own; those that never meet ours have no dataslates. */
export async function loadDataslates(own: readonly Pack[]): Promise<DataslateContents> {
  const [ours, sides] = await Promise.all([loadBundledNarrative(), loadKillTeamSides('kt2021')]);
  const packs = [sides, ...own.filter((pack) => meets(sides, pack))];
  return { packs, of: (named) => dataslateContent({ packs, ours }, named) };
}

/** Nothing: dataslates have rows of narrative play instead. */
const noCampaignPack = ({ manifest }: Pack): CampaignPack => ({
  manifest,
  backgrounds: [],
  honours: [],
  scars: [],
  ploys: [],
  powers: [],
  equipment: [],
  weapons: [],
  wargear: [],
  levels: [],
  casualties: [],
  awards: [],
  objectives: [],
  loot: [],
  bases: [],
  difficulties: [],
  recruits: [],
  tables: [],
});

/** The book that is named, else the first of the pack, else ours. */
const bookFor = (pack: Pack, { ours }: Shelf, book: string | null): NarrativeBook => {
  const own = narrativesIn(pack);
  return [...own, ours].find(({ id }) => id === book) ?? own[0] ?? ours;
};

/** The contents of the dataslate of a kill team of this pack; of one that is gone, those of ours. */
function dataslateContent(contents: Shelf, { pack: id, book }: NamedDataslate): DataslateContent {
  const pack =
    contents.packs.find(({ manifest }) => manifest.id === id) ?? present(contents.packs[0], 'our kill teams');
  return {
    pack,
    campaignPack: noCampaignPack(pack),
    content: narrativeContentOf(pack, bookFor(pack, contents, book)),
  };
}
