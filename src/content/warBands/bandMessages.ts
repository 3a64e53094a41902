import type { BandFact, BandFactCode } from './bandFacts.ts';

type Message = (params: BandFact['params']) => string;

/** What is wrong with the war band of a pack, in plain English for whoever writes packs. */
export const BAND_MESSAGES: { readonly [C in BandFactCode]: Message } = {
  overPoints: ({ points, limit }) => `costs ${points} points, at most ${limit}`,
  tooMany: ({ model, most, count }) => `has ${count} of "${model}", at most ${most}`,
  otherFaction: ({ model, faction }) => `"${model}" is not of "${faction}"`,
  noLeader: () => 'has no leader',
  severalLeaders: ({ count }) => `has ${count} leaders, not one`,
  cannotLead: ({ model }) => `"${model}" cannot lead`,
  unknownOption: ({ model, option }) => `the card "${model}" has no option "${option}"`,
  optionTwice: ({ model, option }) => `"${option}" of "${model}" is there twice`,
  optionsClash: ({ model, option, other }) => `"${option}" of "${model}" replaces what "${other}" has replaced`,
};
