import * as z from 'zod/mini';
import type { Plugin } from '../../rules/plugin.ts';
import { traits as handlers } from './evolve.ts';
import { psychicModule } from './psychic.ts';
import { reactionModule } from './reaction.ts';
import { reactions } from './reactions.ts';
import { moments } from './triggers.ts';
import { traitUsed } from './useTrait.ts';

/** What makes operatives different from their cards: honours, scars, ploys, powers, gear. */
export const traits: Plugin = {
  id: 'traits',
  slice: { shape: { manifested: z.optional(z.int().check(z.minimum(0))) }, initial: () => ({}) },
  deciders: { useTrait: traitUsed },
  tasks: { psychic: psychicModule, reaction: reactionModule },
  handlers,
  hooks: {
    ...moments,
    ...reactions,
    follows: (game, events) => [...reactions.follows(game, events), ...moments.follows(game, events)],
  },
};
