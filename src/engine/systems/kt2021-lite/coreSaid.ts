import type { Plugin } from '../../family/killteam/rules/plugin.ts';
import { usesCore } from './usesCore.ts';

/** that a battle has the core rules of which the sheet is silent is said as it begins, and stands on the strip. */
export const coreSaid: Plugin = {
  id: 'coreSaid',
  hooks: {
    follows: ({ state }, events) =>
      events.some(({ type }) => type === 'battleStarted') && usesCore(state)
        ? [
            {
              type: 'lastingBegan',
              lasting: {
                id: 'with-core',
                source: { kind: 'mission', id: 'with-core', name: 'With the core rules' },
                on: { kind: 'battle' },
                change: { op: 'told' },
                until: 'battle',
              },
            },
          ]
        : [],
  },
};
