import type { VanguardView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import type { Desk } from '../desk.ts';

/** Everybody who does not stand yet, in the order in which the sides put one down each, the rest alone (V-80). */
export function placedInTurn({ sides, turn }: Pick<VanguardView, 'sides' | 'turn'>): readonly string[] {
  const waiting = [...sides]
    .toSorted((one, other) => Number(other.id === turn) - Number(one.id === turn))
    .map(({ models }) => models.filter(({ status }) => status === 'waiting').map(({ id }) => id));
  const most = Math.max(...waiting.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) => waiting.flatMap((ids) => ids.slice(at, at + 1))).flat();
}

/** Sets up everybody who does not stand yet, of both sides in turn. */
export function placeAll({ scene, act }: Pick<Desk, 'scene' | 'act'>): void {
  for (const model of placedInTurn(scene.view)) act({ type: 'place', model });
}
