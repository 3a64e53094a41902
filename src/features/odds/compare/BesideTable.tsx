import { useWords } from '../../../words/useWords.ts';
import type { Words } from '../../../words/words.ts';
import type { OddsAnswer, Odds } from '../answer.ts';
import styles from './Compare.module.css';
import type { Figure, Kept } from './comparison.ts';
import { keptName, pointsSaid } from './saidOf.ts';

/** `asked`: it in one line. */
type Shown = { readonly kept: Kept; readonly asked: string; readonly answer: OddsAnswer | null };

type BesideTableProps = {
  readonly shown: readonly Shown[];
  /** A situation was pressed, by its place. */
  readonly onPress: (at: number) => void;
};

const FIGURES: readonly Figure[] = ['kill', 'mean', 'risk'];

const oddsOf = (answer: OddsAnswer | null): Odds | null => (answer?.kind === 'odds' ? answer : null);

const valueOf = (odds: Odds, figure: Figure): number | null =>
  figure === 'risk' ? (odds.risk?.chance ?? null) : odds[figure];

const said = (words: Words<'odds'>['compare'], value: number, figure: Figure): string =>
  figure === 'mean' ? words.average(value) : words.chance(value);

function Difference({
  value,
  first,
  figure,
}: {
  readonly value: number;
  readonly first: number;
  readonly figure: Figure;
}) {
  const words = useWords('odds').compare;
  const text = figure === 'mean' ? words.change(value - first) : pointsSaid(value - first);
  return (
    <small>
      <span className="visually-hidden">{words.difference} </span>
      {text}
    </small>
  );
}

function Cell({ odds, first, figure }: { readonly odds: Odds; readonly first: Odds | null; readonly figure: Figure }) {
  const words = useWords('odds').compare;
  const value = valueOf(odds, figure);
  if (value === null) return <td>–</td>;
  const from = first === null ? null : valueOf(first, figure);
  return (
    <td>
      <b>{said(words, value, figure)}</b>
      {from !== null && <Difference value={value} first={from} figure={figure} />}
    </td>
  );
}

type RowProps = Shown & {
  readonly first: OddsAnswer | null;
  readonly at: number;
  readonly onPress: (at: number) => void;
};

function Row({ kept, asked, answer, first, at, onPress }: RowProps) {
  const words = useWords('odds').compare;
  const odds = oddsOf(answer);
  const name = keptName(words, kept, at);
  const isWorked = answer !== null && answer.kind !== 'odds';
  return (
    <tr>
      <th scope="row">
        <button type="button" aria-label={words.named(name, asked)} onClick={() => onPress(at)}>
          <i className={styles[`line${at}`]} aria-hidden="true">
            {at + 1}
          </i>
          <span>
            <b>{name}</b> <small>{asked}</small>
          </span>
        </button>
      </th>
      {odds === null ? (
        <td colSpan={FIGURES.length}>{isWorked ? words.refused[answer.kind] : words.wait}</td>
      ) : (
        FIGURES.map((figure) => (
          <Cell key={figure} odds={odds} first={at === 0 ? null : oddsOf(first)} figure={figure} />
        ))
      )}
    </tr>
  );
}

/** Situations below each other, their figures side by side, with the difference to the first. */
export function BesideTable({ shown, onPress }: BesideTableProps) {
  const words = useWords('odds').compare;
  const first = shown[0]?.answer ?? null;
  return (
    <table className={styles.beside}>
      <caption className="visually-hidden">{words.besideTitle}</caption>
      <thead>
        <tr>
          <th scope="col">{words.situationColumn}</th>
          {FIGURES.map((figure) => (
            <th key={figure} scope="col">
              {words.figures[figure]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((each, at) => (
          <Row key={at} {...each} first={first} at={at} onPress={onPress} />
        ))}
      </tbody>
    </table>
  );
}
