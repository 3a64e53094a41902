import type { Command } from '../../family/killteam/model/command.ts';
import type { Lasting } from '../../family/killteam/model/lasting.ts';
import type { Game } from '../../family/killteam/rules/game.ts';
import type { Plugin } from '../../family/killteam/rules/plugin.ts';
import { asksForCore, saidCore, usesCore, WITH_CORE } from './usesCore.ts';

declare module '../../family/killteam/rules/plugin.ts' {
  interface PluginViews {
    readonly coreRules: CoreRulesView;
  }
}

/** Whether a Lite battle has the core rules. `asked`: a card asks for them, and they are on by themselves. */
export interface CoreRulesView {
  readonly on: boolean;
  readonly asked: boolean;
  /** What switches them on or off by hand. */
  readonly turns: Command;
}

const withCore: Lasting = {
  id: WITH_CORE,
  source: { kind: 'mission', id: WITH_CORE, name: 'With the core rules' },
  on: { kind: 'battle' },
  change: { op: 'told' },
  until: 'battle',
};

const turned = ({ state }: Game): Command => ({
  type: 'correct',
  correction: saidCore(state) ? { what: 'lift', lasting: WITH_CORE } : { what: 'impose', lasting: withCore },
});

/** that a battle has the core rules of which the sheet is silent is said as it begins, and stands on the strip. */
export const coreSaid: Plugin = {
  id: 'coreSaid',
  hooks: {
    follows: ({ state }, events) =>
      events.some(({ type }) => type === 'battleStarted') && usesCore(state) && !saidCore(state)
        ? [{ type: 'lastingBegan', lasting: withCore }]
        : [],
  },
  views: {
    coreRules: (game) => ({
      on: usesCore(game.state),
      asked: game.state.operatives.some(asksForCore),
      turns: turned(game),
    }),
  },
};
