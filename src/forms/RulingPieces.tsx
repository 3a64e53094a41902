import { useState } from 'react';
import { ListRow } from '../ui/ListRow.tsx';
import type { RulingId } from '../words/rulings.ts';
import { useWords } from '../words/useWords.ts';
import styles from './RulingPieces.module.css';

export type RulingsProps = { readonly ids: readonly RulingId[] };

/** The rulings by which something is asked or decided: their numbers, on a tap what they say, and the way to all of them. */
export function RulingPieces({ ids }: RulingsProps) {
  const { rulings } = useWords('rulings');
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.rulings} aria-label={rulings.why}>
      <button type="button" className={styles.head} aria-expanded={open} onClick={() => setOpen(!open)}>
        {rulings.why}
        <span>{ids.join(', ')}</span>
      </button>
      {open && (
        <>
          <ul>
            {ids.map((id) => (
              <li key={id}>
                <b>{id}</b>
                {rulings.texts[id]}
              </li>
            ))}
          </ul>
          <a className={styles.all} href={`#/rulings/${ids[0] ?? ''}`}>
            {rulings.all}
          </a>
        </>
      )}
    </section>
  );
}

export type RulingsRowProps = { readonly onPress: () => void };

/** The way to all rulings, in a menu. */
export function RulingsRowPiece({ onPress }: RulingsRowProps) {
  const { rulings } = useWords('rulings');
  return <ListRow icon="why" title={rulings.title} opens onPress={onPress} />;
}
