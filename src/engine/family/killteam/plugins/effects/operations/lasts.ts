import type { BattleEvent } from '../../../model/event.ts';
import type { Concerned, Lasting } from '../../../model/lasting.ts';
import type { Game } from '../../../rules/game.ts';
import type { EffectStep } from '../../../tables/effect.ts';
import type { Application, EffectModules } from '../effectModule.ts';
import { type Brought, sideSeen } from '../sideSeen.ts';
import { amountDice, amountOf } from './amount.ts';
import { always } from './pieces.ts';

type For = Extract<EffectStep, { op: 'lasts' | 'whenever' }>['for'];

/** Whom it concerns: the battle, or the side that is meant. */
export const concerning = (game: Game, whom: For, brought: Brought): Concerned =>
  whom === 'battle' ? { kind: 'battle' } : { kind: 'side', side: sideSeen(game, whom, brought) };

type How = Pick<Extract<EffectStep, { op: 'lasts' }>, 'expires' | 'uses'>;

/** What is the same of all that an effect makes last. */
export const lastingBy = ({ of, by }: Application, { expires, uses }: How): Pick<Lasting, 'source' | 'until'> => ({
  source: of,
  until: expires,
  ...(uses !== undefined && { uses }),
  ...(by !== null && { by }),
});

/** At how many places it is, as rolled. */
const placesTold = (
  { places }: Extract<EffectStep, { op: 'lasts' }>,
  { of: { id, name }, source, rolled }: Application,
): readonly BattleEvent[] =>
  places === undefined
    ? []
    : [{ type: 'effectNoted', op: 'lasts', source, params: { id, name, count: amountOf(places, rolled) } }];

/** Something lasts for everybody or for a side (`DESIGN.md` 11). */
export const lastsEffect: EffectModules['lasts'] = {
  dice: ({ places }, rolled) => (places === undefined ? null : amountDice(places, rolled)),
  affects: always,
  apply: (game, step, application) => [
    ...step.changes.map((change, index) => ({
      type: 'lastingBegan' as const,
      lasting: {
        id: `${application.id}.${index}`,
        ...lastingBy(application, step),
        on: concerning(game, step.for, application),
        change,
      },
    })),
    ...placesTold(step, application),
  ],
};
