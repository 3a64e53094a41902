import { untypeFace } from '../../state/draft.ts';
import type { DieShown } from '../../ui/Die.tsx';
import type { DieTapped } from './view/DieTapped.ts';
import type { Scene } from './view/Scene.ts';

type Dice = Pick<DieTapped, 'pool'> & { readonly dice: readonly DieShown[] };

/** A typed die is taken back to be typed again; a rolled one opens what can be done with it. */
export const tapped =
  ({ view: { request } }: Scene, { pool, dice }: Dice, onDie: (die: DieTapped) => void) =>
  (id: string): void => {
    const wanted = /^wanted(?<at>\d+)$/u.exec(id)?.groups?.['at'];
    const label = dice.find((die) => die.id === id)?.label ?? '';
    if (wanted === undefined) onDie({ pool, die: Number(id), label });
    else if (request !== null) untypeFace(request, Number(wanted));
  };
