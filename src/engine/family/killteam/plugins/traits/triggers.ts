import type { BattleEvent } from '../../model/event.ts';
import type { BattleState } from '../../model/state.ts';
import type { Game } from '../../rules/game.ts';
import type { BattleHooks } from '../../rules/plugin.ts';
import { hasKeywords } from '../../card/keywords.ts';
import { ofSide, standing } from '../../model/lookup.ts';
import type { Operative } from '../../model/operative.ts';
import { openEffects } from '../effects/table.ts';
import { INVESTIGATION } from '../effects/tableRoll.ts';
import { isShaken } from '../../stats/shaken.ts';
import type { Trait, TraitTrigger } from '../../traits/trait.ts';
import { spoke, unspent } from '../../stats/uses.ts';
import { sourceOf } from '../../model/sourceOf.ts';

const opens = (
  state: BattleState,
  bearer: Operative,
  trait: Trait,
  { effects }: TraitTrigger,
): readonly BattleEvent[] =>
  openEffects(state, effects, {
    source: sourceOf(trait),
    task: `${trait.id}.${bearer.id}`,
    subject: bearer.id,
    again: null,
    by: bearer.id,
  });

/** Where it is about a friend who is down: somebody of its side with the keyword is. */
const isSo = ({ operatives }: BattleState, bearer: Operative, { on, keyword = '' }: TraitTrigger): boolean =>
  on !== 'friendDown' ||
  operatives.some(({ side, down, keywords }) => side === bearer.side && down && hasKeywords(keywords, keyword));

/** What the traits of these operatives do at a moment. `told`: that they speak is counted, and told. */
const triggered = (
  { state }: Game,
  bearers: readonly Operative[],
  moment: TraitTrigger['on'],
  told = true,
): readonly BattleEvent[] =>
  bearers.flatMap((bearer) =>
    (bearer.traits ?? []).flatMap((trait) =>
      (trait.triggers ?? [])
        .filter((trigger) => trigger.on === moment && isSo(state, bearer, trigger))
        .flatMap((trigger) => [...(told ? [spoke(bearer, trait)] : []), ...opens(state, bearer, trait, trigger)]),
    ),
  );

const notYet = (bearer: Operative): Operative => ({
  ...bearer,
  traits: (bearer.traits ?? []).filter((trait) => unspent(bearer, trait, 'turningPoint')),
});

/** What traits do by themselves at the moments of a battle (`rules/acolyte.md` C19). */
export const moments = {
  fell: (game, operatives) => triggered(game, operatives, 'down'),
  lastCalls: (game) =>
    triggered(game, game.state.operatives.filter((operative) => !standing(operative)).map(notYet), 'downAtEnd'),
  follows: (game, events) =>
    events.some((event) => event.type === 'tableRolled' && event.table === INVESTIGATION)
      ? triggered(game, game.state.operatives.filter(standing), 'investigated', false)
      : [],
  turningPointBegins: (game) => triggered(game, game.state.operatives.filter(standing), 'friendDown'),
  activates: (game, operative) => [
    ...triggered(game, [operative], 'activates', false),
    ...(isShaken(game.state, operative)
      ? triggered(game, ofSide(game.state, operative.side).filter(standing), 'friendShaken', false)
      : []),
  ],
} satisfies Partial<BattleHooks>;
