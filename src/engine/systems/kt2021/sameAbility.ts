import type { BattleEvent } from '../../family/killteam/model/event.ts';
import type { Lasting } from '../../family/killteam/model/lasting.ts';
import type { Plugin } from '../../family/killteam/rules/plugin.ts';

/** What an ability does, and to whom: of two that say the same, one counts. */
const said = ({ source, on, change }: Lasting): string => JSON.stringify([source.id, on, change]);

/** Of the ability that has begun to last, what others began before. */
function before(lasting: readonly Lasting[], begun: Lasting): readonly BattleEvent[] {
  return lasting
    .filter((other) => other.id !== begun.id && said(other) === said(begun))
    .map(({ id, source }) => ({ type: 'lastingEnded', lasting: id, source }));
}

/** K-07: the same ability from two operatives counts once, the one that began last. */
export const sameAbility: Plugin = {
  id: 'sameAbility',
  hooks: {
    follows: ({ state }, events) =>
      events.flatMap((event) =>
        event.type === 'lastingBegan' && event.lasting.source.kind === 'card'
          ? before(state.lasting, event.lasting)
          : [],
      ),
  },
};
