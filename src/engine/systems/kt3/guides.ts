import type { GuideRules } from '../../family/killteam/rules/killTeamRules.ts';

const shotGuides: GuideRules['shot'] = (_, { facts: { cover, obscured, fromVantage }, shooter, target }) => {
  if (!obscured) return [];
  const onVantage = fromVantage || shooter.onVantage || target.onVantage;
  return ['A-22', ...(cover ? ['A-23'] : []), ...(onVantage ? ['A-33'] : [])];
};

const moveGuides: GuideRules['move'] = (_, { abilities }, move) => {
  if (abilities.includes('fly')) return ['A-42', 'A-25'];
  return move === 'dash' ? ['A-27', 'A-25', 'A-29', 'A-30'] : ['A-27', 'A-28', 'A-29', 'A-30', 'A-25'];
};

/** What the third edition has the table apply itself. */
export const guides: GuideRules = {
  move: moveGuides,
  shot: shotGuides,
  setUp: () => [],
  marker: [],
  commentary: false,
  asked: () => [],
};
