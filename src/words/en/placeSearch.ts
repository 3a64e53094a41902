/** How the place was found where an enemy's move ends. */
export const placeSearch = {
  /** Under the number of places. */
  ends: (inches: string) => `ends in ${inches}`,
  /** Under the number of those that have it. */
  kept: {
    cover: 'in cover',
    nearer: 'nearer',
    target: 'can shoot',
    clearTarget: 'shoot clear',
    objectiveInView: 'see the marker',
    nearObjective: 'by the marker',
    nearAlly: 'by its own',
    onObjective: 'on an objective',
    outOfReach: 'no charge reaches it',
    nearFriend: 'by a friend',
  },
  /** Under the one that is taken. */
  last: {
    closest: 'nearest',
    targetLocation: 'nearest',
    noise: 'nearest',
    waypoint: 'nearest',
    objective: 'nearest',
    friend: 'nearest',
    entry: 'nearest',
    away: 'farthest',
    shortest: 'shortest way',
  },
  /** Why another place was passed over. */
  passed: {
    cover: 'in the open',
    nearer: 'no nearer',
    target: 'no shot from there',
    clearTarget: 'no clear shot',
    objectiveInView: 'the marker is not in sight',
    nearObjective: 'farther from the marker',
    nearAlly: 'farther from its own',
    onObjective: 'not on an objective',
    outOfReach: 'within a charge',
    nearFriend: 'farther from a friend',
    closest: 'farther off',
    targetLocation: 'farther off',
    noise: 'farther off',
    waypoint: 'farther off',
    objective: 'farther off',
    friend: 'farther off',
    entry: 'farther off',
    away: 'nearer to you',
    shortest: 'a longer way',
  },
  /** What none of those left has. */
  none: (what: readonly string[]) => `None of them: ${what.join(', ')}.`,
  /** Where another move follows. */
  first: 'This is its first move.',
  passedOver: (mark: string, why: string) => `${mark} ${why}`,
  notTaken: (passed: readonly string[]) => `Not taken: ${passed.join(', ')}.`,
  sentence: (counts: readonly string[]) => `How the place was found: ${counts.join(', then ')}`,
  counted: (count: string, what: string) => `${count} ${what}`,
};
