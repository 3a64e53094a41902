import { useDrafts } from '../../state/answer/draft.ts';
import type { DieShown } from '../../ui/Die.tsx';
import type { DieTapped } from './view/DieTapped.ts';
import { useScene } from '../../scene/useScene.ts';

type Dice = Pick<DieTapped, 'pool'> & { readonly dice: readonly DieShown[] };

type Tapped = (id: string) => void;

/** Gives what a tap on a die does: a typed one is taken back to be typed again, a rolled one opens what can be done with it. */
export function useTapped(): (dice: Dice, onDie: (die: DieTapped) => void) => Tapped {
  const { untypeFace } = useDrafts();
  const { request } = useScene().view;
  return ({ pool, dice }, onDie) =>
    (id) => {
      const wanted = /^wanted(?<at>\d+)$/u.exec(id)?.groups?.['at'];
      const label = dice.find((die) => die.id === id)?.label ?? '';
      if (wanted === undefined) onDie({ pool, die: Number(id), label });
      else if (request !== null) untypeFace(request, Number(wanted));
    };
}
