import type { RoundsOdds } from '../../scene/useRoundsOdds.ts';
import type { VanguardScene } from '../../scene/useVanguardScene.ts';
import { chanceShort } from '../../words/chance.ts';
import { meanSaid } from '../../words/oddsSaid.ts';

/** What clearing the fatigue of each is worth, by model, in the order in which it should be done; none where odds are not told. */
export function clearingWorths(scene: VanguardScene, odds: RoundsOdds | null): ReadonlyMap<string, string> {
  if (odds === null) return new Map();
  const { worth } = scene.words;
  const cleared = Object.values(odds.advisor.clearing(scene.view.state)).flatMap((each) => each ?? []);
  return new Map(
    cleared.map(({ model, gain: { kills, falls, inflicts } }) => {
      const out = Math.max(0, kills - falls);
      const gains = out > 0 || inflicts > 0;
      const said = gains
        ? worth.gains(chanceShort(out), meanSaid(Math.max(0, inflicts), odds.language))
        : worth.gainsNothing;
      return [model, said];
    }),
  );
}

/** Those whose fatigue is worth most first, the others in their order. */
export function inOrder<T extends { readonly id: string }>(
  tired: readonly T[],
  worths: ReadonlyMap<string, string>,
): readonly T[] {
  const order = [...worths.keys()];
  const placeOf = ({ id }: T): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return tired.toSorted((one, other) => placeOf(one) - placeOf(other));
}
