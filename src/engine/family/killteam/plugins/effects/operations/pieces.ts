import type { BattleEvent } from '../../../model/event.ts';
import type { Game } from '../../../rules/game.ts';
import type { Operative } from '../../../model/operative.ts';
import type { EffectStep } from '../../../tables/effect.ts';
import type { Application, EffectModule } from '../effectModule.ts';

/** An effect that needs no dice. */
export const noDice = (): null => null;

/** An effect on the battle as a whole: it concerns whoever it is tried on. */
export const always = (): boolean => true;

interface OnOperative<S extends EffectStep> extends Omit<EffectModule<S>, 'dice' | 'apply'> {
  readonly dice?: EffectModule<S>['dice'];
  readonly happens: (game: Game, step: S, operative: Operative, application: Application) => readonly BattleEvent[];
}

/** An effect on one operative: without dice unless it says so, and no event where it would change nothing. */
export const onOperative = <S extends EffectStep>({
  dice,
  affects,
  guns,
  happens,
}: OnOperative<S>): EffectModule<S> => ({
  dice: dice ?? noDice,
  affects,
  ...(guns !== undefined && { guns }),
  apply: (game, step, application) =>
    application.operative === null || !affects(game, step, application.operative)
      ? []
      : happens(game, step, application.operative, application),
});
