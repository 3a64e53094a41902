import { likeCards } from '../../content/making/likeCards.ts';
import { madeRowsIn } from '../../content/making/madeRows.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './Drawn.module.css';
import type { Making } from './making.ts';

/** What DV fits a card, and the cards of the app that say so. */
export function LikeCards({ making }: { readonly making: Making }) {
  const { row, desk, named, set } = making;
  const words = useWords('making').like;
  const shipped = desk.sources.find(({ name }) => name === null)?.pack;
  const found = shipped === undefined ? null : likeCards(row, madeRowsIn(desk.files, 'weapons'), shipped);
  if (found === null) return null;
  const names = found.cards.map(({ id, name, dv }) => words.card(named(id, name), dv)).join(', ');
  return (
    <section className={styles.like} aria-label={words.title}>
      <p>{words.said(found.dv, names)}</p>
      <p>{words.measured(found.harm, found.endures)}</p>
      {row['dv'] !== found.dv && (
        <PlainButton tone="quiet" icon="check" label={words.take(found.dv)} onPress={() => set('dv', found.dv)} />
      )}
    </section>
  );
}
