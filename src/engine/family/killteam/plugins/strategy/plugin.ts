import type { Plugin } from '../../rules/plugin.ts';
import { decidersOf } from './decide.ts';
import type { StrategyStep } from './strategyStep.ts';
import { strategyModule } from './task.ts';
import { stepFrom } from './turns.ts';
import { strategyView } from './view.ts';

/**
 * The strategy phase as a conversation (K-17, K-20, K-21, K-23): after the Ready step the sides speak in turn, from whoever has
 * initiative, step by step, and the firefight begins after the last. Without anything to say in any step, the table begins it.
 */
export const strategyOf = (steps: readonly StrategyStep[]): Plugin => ({
  id: 'strategy',
  deciders: decidersOf(steps),
  tasks: { strategy: strategyModule(steps) },
  views: { strategy: strategyView(steps) },
  hooks: {
    follows: (game, events) => (events.some(({ type }) => type === 'readied') ? (stepFrom(game, steps) ?? []) : []),
  },
});
