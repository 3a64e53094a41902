import type { BattleEvent } from '../model/event.ts';
import { areEngaged, findOperative, ofSide, operativeById, opposing, standing } from '../model/lookup.ts';
import type { Operative } from '../model/operative.ts';
import type { AfterActionTask } from '../model/task.ts';
import type { Game } from '../rules/game.ts';
import { endOfActivation } from './turns.ts';
import type { Side } from '../../../core/ids.ts';

/** The operatives of a side on guard. */
export const onGuard = ({ state }: Game, side: Side): readonly Operative[] =>
  ofSide(state, side).filter((operative) => operative.guard && standing(operative));

/** Guards in whose control range an enemy ended its action while nobody interrupted: their guard ends, where it does. */
export function surprisedBy(game: Game, enemy: string): readonly BattleEvent[] {
  if (!game.rules.guard.surprised) return [];
  return onGuard(game, opposing(game.state, operativeById(game.state, enemy).side))
    .filter((guard) => areEngaged(game.state, guard.id, enemy))
    .map((guard) => ({ type: 'guardEnded', operative: guard.id, why: 'enemyClose' }));
}

/** Who acted is down: its activation is over, once no guard interrupts it any more. */
export function activationCut(game: Game): readonly BattleEvent[] {
  const { activation } = game.state;
  const acting = activation === null ? null : findOperative(game.state, activation.operative);
  if (activation === null || acting === null || standing(acting)) return [];
  return endOfActivation(game, activation);
}

/**
 * Where each action opens a window for everybody on guard, the others may still interrupt when one of them has, or has let it
 * be (`spared`: it is not asked again).
 */
export function windowGoesOn(game: Game, enemy: string, spared: string | null): readonly BattleEvent[] {
  const { rules, state } = game;
  const { activation } = state;
  const goesOn = rules.guard.windows === 'action' && activation?.operative === enemy && state.result === null;
  const acting = operativeById(state, enemy);
  if (!goesOn || !standing(acting)) return [];
  const task: AfterActionTask = {
    kind: 'afterAction',
    id: 'after',
    operative: enemy,
    side: acting.side,
    action: activation.done.at(-1) ?? null,
    via: activation.kind === 'counteract' ? 'counteract' : 'action',
    hurt: [],
    step: 'guard',
    ...(spared !== null && { spared }),
  };
  return [{ type: 'taskOpened', task }];
}

/** An interrupt that comes to nothing, as if nobody had interrupted; who could not attack is still on guard (C-63). */
export const interruptLetBe = (game: Game, guard: string, enemy: string): readonly BattleEvent[] => [
  { type: 'interruptEnded' },
  ...surprisedBy(game, enemy),
  ...activationCut(game),
  ...windowGoesOn(game, enemy, guard),
];
