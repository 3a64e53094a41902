/** The sentences about a pack that was removed. */
interface PackGoneWords {
  readonly removed: (name: string) => string;
  readonly inCampaigns: (campaigns: string) => string;
  readonly inBattles: (battles: string) => string;
  readonly inBin: string;
}

/** By name: campaigns that have something of the pack, and battles under way that do. */
interface Use {
  readonly campaigns: readonly string[];
  readonly battles: readonly string[];
}

/** That a pack is gone and what that does, on every screen that removes one. `list`: how names are joined. */
export function packGoneSaid(
  words: PackGoneWords,
  list: (names: readonly string[]) => string,
  name: string,
  { campaigns, battles }: Use,
): string {
  const sentences = [
    `${words.removed(name)}.`,
    ...(campaigns.length > 0 ? [words.inCampaigns(list(campaigns))] : []),
    ...(battles.length > 0 ? [words.inBattles(list(battles))] : []),
    words.inBin,
  ];
  return sentences.join(' ');
}
