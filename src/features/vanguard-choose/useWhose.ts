import { useSeated } from '../../scene/useSeated.ts';
import type { BandsDraft } from './draft.ts';

/** Who plays each side; null: the tables. */
export function useWhose({ against }: Pick<BandsDraft, 'against'>): readonly [string, string | null] {
  const [one, two] = useSeated();
  return [one.name, against === 'people' ? two.name : null];
}
