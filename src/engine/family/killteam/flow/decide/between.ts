import type { Command } from '../../model/command.ts';
import type { Game, BattleDecision } from '../../rules/game.ts';
import { interruptLetBe } from '../guards.ts';
import { breathOf, letGo } from '../tasks/lastBreath.ts';
import { engagedWith, findOperative, operativeById, opposing, sideHasReady } from '../../model/lookup.ts';
import { reject, when } from '../../model/rejection.ts';
import { canCounteract, counteractOffered, givesOrders, groupMust, turnAfter } from '../turns.ts';
import { done, refused, unless } from './decision.ts';
import { flowReasons } from './flow.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** An expended Engage operative acts once, when all of the retinue are expended and it is its turn. */
export function counteract(game: Game, command: Of<'counteract'>): BattleDecision {
  const operative = findOperative(game.state, command.operative);
  if (operative === null) return refused(reject('unknownOperative', { operative: command.operative }));
  const reasons = [
    ...flowReasons(game),
    ...when(game.state.activation !== null, 'activationOpen'),
    ...when(!game.rules.outOfTurn.may(game.state, operative.side), 'notRetinue'),
    ...when(game.state.turn !== operative.side, 'notYourTurn'),
    ...when(sideHasReady(game.state, operative.side), 'friendsReady'),
    ...when(operative.order === 'conceal', 'concealed'),
    ...when(!game.rules.outOfTurn.engaged && engagedWith(game.state, operative.id).length > 0, 'inControlRange'),
    ...when(operative.counteracted, 'alreadyCounteracted'),
    ...when(!game.rules.outOfTurn.able(game, operative), 'noOverwatch'),
    ...when(!canCounteract(game, operative) || !counteractOffered(game), 'cannotCounteract'),
  ];
  return unless(game, reasons, {
    override: command.override,
    events: () => [
      ...(operative.guard ? [{ type: 'guardEnded' as const, operative: operative.id, why: 'acted' as const }] : []),
      { type: 'activated', operative: operative.id, order: operative.order, kind: 'counteract' },
    ],
  });
}

export const passCounteract = (game: Game): BattleDecision =>
  counteractOffered(game)
    ? done(game, [{ type: 'counteractPassed' }, { type: 'turnPassed', to: opposing(game.state, game.state.turn) }])
    : refused(reject('nothingToPass'));

/** The order that these are set up with (K-27, L-04); given again until the first firefight. */
export function giveOrder(game: Game, { operatives, order }: Of<'giveOrder'>): BattleDecision {
  const unknown = operatives.find((id) => findOperative(game.state, id) === null);
  if (unknown !== undefined) return refused(reject('unknownOperative', { operative: unknown }));
  if (!givesOrders(game)) return refused(reject('orderKept'));
  const others = operatives.filter((id) => operativeById(game.state, id).order !== order);
  return done(
    game,
    others.map((operative) => ({ type: 'orderChanged', operative, order })),
  );
}

/** No more of the group; of one that must go on, only by an override. */
export const passGroup = (game: Game, { override }: Of<'passGroup'>): BattleDecision => {
  const { group } = game.state;
  return group === null
    ? refused(reject('nothingToPass'))
    : unless(game, when(groupMust(game), 'groupGoesOn'), {
        override,
        events: () => [{ type: 'groupPassed' }, ...turnAfter(game, group.side)],
      });
};

/** The guard lets it be after all. */
export const passInterrupt = (game: Game): BattleDecision => {
  const { interrupt, tasks } = game.state;
  if (interrupt === null || tasks.length > 0) return refused(reject('nothingToPass'));
  const acting = operativeById(game.state, interrupt.operative);
  return breathOf(game.state, acting) !== null
    ? done(game, letGo(acting))
    : done(game, interruptLetBe(game, interrupt.operative, interrupt.enemy));
};
