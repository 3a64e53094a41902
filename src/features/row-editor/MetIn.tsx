import { metIn } from '../../content/making/metIn.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './Drawn.module.css';
import type { Making } from './making.ts';

/** The tables that bring an enemy to a battle, or what is still to do for that. */
export function MetIn({ making: { row, desk } }: { readonly making: Making }) {
  const words = useWords('making');
  const { common } = useWords('shared');
  const factions = metIn(desk.files, row.id);
  return (
    <section className={styles.like} aria-label={words.met.title}>
      <p>
        {factions.length === 0 ? words.met.nowhere(words.kinds.factions.many) : words.met.of(common.list(factions))}
      </p>
    </section>
  );
}
