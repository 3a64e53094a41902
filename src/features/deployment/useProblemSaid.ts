import { useWords } from '../../words/useWords.ts';
import { type Draft, problemOf, sumsOf } from './draft.ts';

/** Why a battle cannot start yet, and in which step; null: it can. */
export function useProblemSaid(draft: Draft): { readonly of: 'retinue' | 'enemy'; readonly said: string } | null {
  const { deployment } = useWords('play');
  const { dv, cap } = sumsOf(draft);
  switch (problemOf(draft)) {
    case 'noRetinue':
      return { of: 'retinue', said: deployment.noRetinue };
    case 'over':
      return { of: 'retinue', said: deployment.dvOver(dv - cap) };
    case 'capacity':
      return { of: 'retinue', said: deployment.capacityOver };
    case 'noEnemy':
      return { of: 'enemy', said: deployment.noEnemy };
    case null:
      return null;
  }
}
