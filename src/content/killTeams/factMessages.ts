import type { TeamFact, TeamFactCode } from './teamFacts.ts';

type Message = (params: TeamFact['params']) => string;

/** What is wrong with the roster of a pack, in plain English for whoever writes packs. */
export const FACT_MESSAGES: { readonly [C in TeamFactCode]: Message } = {
  noLeader: () => 'has no LEADER',
  severalLeaders: ({ count }) => `has ${count} LEADERs, one at most`,
  fireTeamCount: ({ least, most, count }) => `has ${count} fire teams, not ${least} to ${most}`,
  unknownFireTeam: ({ id }) => `the kill team has no fire team "${id}"`,
  teamSize: ({ least, most, count }) => `has ${count} operatives, not ${least} to ${most}`,
  cardAtLeast: ({ card, least, count }) => `has ${count} of "${card}", at least ${least}`,
  cardAtMost: ({ card, most, count }) => `has ${count} of "${card}", at most ${most}`,
  cardNotListed: ({ card }) => `no fire team of it has "${card}"`,
  openKeyword: ({ operative, keyword }) => `nothing is chosen for <${keyword}> of "${operative}"`,
  overEquipment: ({ spent, ep }) => `costs ${spent} EP, at most ${ep}`,
  itemAtMost: ({ item, most, count }) => `has "${item}" ${count} times, at most ${most}`,
  itemNotListed: ({ item }) => `"${item}" is no equipment of this kill team`,
  itemNotFor: ({ item, operative }) => `"${item}" is not for "${operative}"`,
  optionOpen: ({ item, operative }) => `nothing is chosen for "${item}" of "${operative}"`,
};
