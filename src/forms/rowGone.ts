import type { RowKind } from '../content/pack.ts';

/** The sentences about what has a row that was removed. */
export interface RowGoneWords {
  readonly inCampaigns: (campaigns: string) => string;
  /** Of what nobody is or carries. */
  readonly toldInCampaigns: (campaigns: string) => string;
  readonly inBattles: (battles: string) => string;
  readonly inBin: string;
}

/** By name: campaigns and battles under way that have it. */
interface Use {
  readonly campaigns: readonly string[];
  readonly battles: readonly string[];
}

/** Kinds that nobody on a roster is or carries. */
const TOLD: ReadonlySet<RowKind> = new Set<RowKind>([
  'missions',
  'modules',
  'tables',
  'behaviours',
  'factions',
  'tacOps',
]);

/** What is said of a row after it was removed, on every shelf. `removed`: that it is; `list`: how names are joined. */
export function rowGoneSaid(
  { words, list }: { readonly words: RowGoneWords; readonly list: (names: readonly string[]) => string },
  { kind, removed }: { readonly kind: RowKind; readonly removed: string },
  { campaigns, battles }: Use,
): string {
  const inCampaigns = TOLD.has(kind) ? words.toldInCampaigns : words.inCampaigns;
  const sentences = [
    `${removed.replace(/\.$/u, '')}.`,
    ...(campaigns.length > 0 ? [inCampaigns(list(campaigns))] : []),
    ...(battles.length > 0 ? [words.inBattles(list(battles))] : []),
    words.inBin,
  ];
  return sentences.join(' ');
}
