import { SumLine } from '../../../ui/board/SumLine.tsx';
import { useWords } from '../../../words/useWords.ts';
import styles from './Found.module.css';
import { belowSaid, cellsOf, type PassedShown, type SearchShown } from './searchShown.ts';

function Numbers({ search }: { readonly search: SearchShown }) {
  const told = useWords('placeSearch');
  const { length } = useWords('board');
  const cells = cellsOf(search, told, length(search.inches));
  const [last] = cells.slice(-1);
  if (last === undefined) return null;
  return (
    <SumLine
      between="steps"
      sentence={told.sentence(cells.map(({ value, label }) => told.counted(value, label)))}
      cells={cells.slice(0, -1)}
      sum={last}
    />
  );
}

type FoundProps = {
  /** Null: the places are being counted. */
  readonly search: SearchShown | null;
  readonly passed: readonly PassedShown[];
  /** Another move follows. */
  readonly goesOn?: boolean;
};

/** How the place was found where an enemy goes: as numbers, and why the lettered places were passed over. */
export function Found({ search, passed, goesOn = false }: FoundProps) {
  const told = useWords('placeSearch');
  const below = search === null ? '' : belowSaid(search, passed, told, goesOn);
  return (
    <div className={styles.found}>
      {search !== null && <Numbers search={search} />}
      {below !== '' && <p className={styles.passed}>{below}</p>}
    </div>
  );
}
