import type { BattleEvent } from '../../model/event.ts';
import type { Moments } from '../../rules/game.ts';
import { ofSide, standing } from '../../model/lookup.ts';
import type { Operative } from '../../model/operative.ts';
import { openEffects } from '../effects/table.ts';
import { isShaken } from '../../stats/shaken.ts';
import type { Trait, Trigger } from '../../traits/trait.ts';
import { spoke, unspent } from '../../stats/uses.ts';

const opens = (bearer: Operative, trait: Trait, { effects }: Trigger): readonly BattleEvent[] =>
  openEffects(effects, {
    source: trait.id,
    task: `${trait.id}.${bearer.id}`,
    subject: bearer.id,
    again: null,
    by: bearer.id,
  });

/** What the traits of these operatives do at a moment. `told`: that they speak is counted, and told. */
const triggered = (bearers: readonly Operative[], moment: Trigger['on'], told = true): readonly BattleEvent[] =>
  bearers.flatMap((bearer) =>
    (bearer.traits ?? []).flatMap((trait) =>
      (trait.triggers ?? [])
        .filter(({ on }) => on === moment)
        .flatMap((trigger) => [...(told ? [spoke(bearer, trait)] : []), ...opens(bearer, trait, trigger)]),
    ),
  );

const notYet = (bearer: Operative): Operative => ({
  ...bearer,
  traits: (bearer.traits ?? []).filter((trait) => unspent(bearer, trait, 'turningPoint')),
});

/** What traits do by themselves at the moments of a battle (`rules/acolyte.md` C19). */
export const moments: Moments = {
  fell: (operatives) => triggered(operatives, 'down'),
  turningPointEnds: ({ operatives }) =>
    triggered(operatives.filter((operative) => !standing(operative)).map(notYet), 'downAtEnd'),
  activates: (state, operative) =>
    isShaken(operative) ? triggered(ofSide(state, operative.side).filter(standing), 'friendShaken', false) : [],
};
