/** What removing a pack does, on every screen that removes one. */
export const packGone = {
  removed: (name: string) => `${name} is removed`,
  inCampaigns: (campaigns: string) =>
    `${campaigns}: whoever is or has something of it stays on the roster as missing until it is back.`,
  inBattles: (battles: string) => `${battles}: the battle goes on with what it has of it.`,
  inBin: 'It is in the bin for 30 days.',
};

/** What removing one row of a pack of one’s own does, on every shelf that removes one. */
export const rowGone = {
  inCampaigns: (campaigns: string) =>
    `${campaigns}: whoever is it or has it stays on the roster as missing until it is back.`,
  toldInCampaigns: (campaigns: string) =>
    `${campaigns}: what was played with it stays, and a linked campaign under way goes on with its copy.`,
  inBattles: (battles: string) => `${battles}: the battle goes on with what it has of it.`,
  inBin: 'It is in the bin for 30 days.',
};
