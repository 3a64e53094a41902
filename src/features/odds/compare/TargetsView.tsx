import { useCallback, useMemo, useState } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { useWords } from '../../../words/useWords.ts';
import type { OddsSituation } from '../oddsSituation.ts';
import type { PicksNow } from '../usePicks.ts';
import { sortedRows } from './bestCells.ts';
import type { Comparison } from './comparison.ts';
import { crossOf, situationAt } from './crosses.ts';
import { everythingIn } from './everything.ts';
import { HeatTable } from './HeatTable.tsx';
import { type Heads, headsOf } from './heads.ts';
import { cellsIn, firstPart } from './part.ts';
import { useCross } from './useCross.ts';

type TargetsViewProps = {
  readonly comparison: Comparison;
  readonly picks: PicksNow;
  readonly onChange: (comparison: Comparison) => void;
  readonly onOpen: (situation: OddsSituation) => void;
};

const NOTHING: Heads = { heads: [], missing: 0 };

/** The heads of the rows and of the columns, each the same until something of it changes. */
function useHeads({ of, lists }: Comparison, picks: PicksNow): readonly [rows: Heads, columns: Heads] {
  const odds = useWords('odds');
  const compare = useWords('odds').compare;
  const { kind, mine, theirs, save } = of;
  const here = picks === 'failed' ? null : picks;
  const isShoot = kind === 'shoot';
  const entries = isShoot ? lists.weapons : lists.fighters;
  const others = isShoot ? lists.targets : lists.foes;
  const rows = useMemo(
    () =>
      headsOf({ list: isShoot ? 'weapons' : 'fighters', entries, from: { side: mine, save } }, here, { odds, compare }),
    [isShoot, entries, mine, save, here, odds, compare],
  );
  const columns = useMemo(
    () =>
      headsOf({ list: isShoot ? 'targets' : 'foes', entries: others, from: { side: theirs, save } }, here, {
        odds,
        compare,
      }),
    [isShoot, others, theirs, save, here, odds, compare],
  );
  return [rows ?? NOTHING, columns ?? NOTHING];
}

function Empty({ comparison, picks, onChange }: Omit<TargetsViewProps, 'onOpen'>) {
  const words = useWords('odds').compare;
  return (
    <EmptyState title={words.empty.title} text={words.empty.text}>
      {picks === null && <p role="status">{words.reading}</p>}
      {picks === 'failed' && <p role="alert">{words.unread}</p>}
      {picks !== null && picks !== 'failed' && (
        <PlainButton
          tone="brass"
          label={words.empty[comparison.of.kind]}
          onPress={() => onChange(everythingIn(comparison, picks))}
        />
      )}
    </EmptyState>
  );
}

const isSameOrder = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((row, at) => row === other[at]);

/** Weapons against targets, or fighters against each other. */
export function TargetsView({ comparison, picks, onChange, onOpen }: TargetsViewProps) {
  const words = useWords('odds').compare;
  const { of, figure, sort } = comparison;
  const [{ heads: rows, missing: some }, { heads: columns, missing: others }] = useHeads(comparison, picks);
  const [part, setPart] = useState(() => firstPart({ width: innerWidth, height: innerHeight }));
  const [kept, setKept] = useState<readonly number[]>([]);
  const now = useCross(
    useMemo(() => crossOf(of, rows, columns), [of, rows, columns]),
    cellsIn(part, kept.length === rows.length ? kept : rows.map((_, row) => row), columns.length),
  );
  const order = useMemo(
    () => (now.isDone ? sortedRows(now.cells, columns.length, { figure, sort }) : null),
    [now, columns.length, figure, sort],
  );
  if (order !== null && !isSameOrder(order, kept)) setKept(order);
  const open = useCallback(
    (at: number) => {
      const [row, column] = [rows[Math.floor(at / columns.length)], columns[at % columns.length]];
      if (row !== undefined && column !== undefined) onOpen(situationAt(of, row, column));
    },
    [of, rows, columns, onOpen],
  );
  const missing = some + others;
  return (
    <>
      {missing > 0 && <p role="alert">{words.missing(missing)}</p>}
      {now.cells.length === 0 ? (
        <Empty comparison={comparison} picks={picks} onChange={onChange} />
      ) : (
        <HeatTable
          key={of.kind}
          label={words.targetsTitle[of.kind]}
          corner={words.figures[figure]}
          rows={rows}
          columns={columns}
          cells={now.cells}
          isDone={now.isDone}
          figure={figure}
          order={kept.length === rows.length ? kept : rows.map((_, row) => row)}
          part={part}
          onPart={setPart}
          sort={sort}
          onSort={(column) => onChange({ ...comparison, sort: column })}
          onOpen={open}
        />
      )}
    </>
  );
}
