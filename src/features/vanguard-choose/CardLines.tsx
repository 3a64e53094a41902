import { useWords } from '../../words/useWords.ts';
import { bandCardSaid } from '../../forms/bandCardSaid.ts';
import styles from './Choose.module.css';

/** A card as it would come to the table: figures, and a line for each thing on it. */
export function CardLines({ card }: { readonly card: Parameters<typeof bandCardSaid>[2] }) {
  const words = useWords('play');
  const said = useWords('warBands').card;
  const { figures, invulnerable, base, parts } = bandCardSaid(words, said, card);
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(({ id, label, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.small}>{[...(invulnerable === null ? [] : [invulnerable]), base].join(' · ')}</p>
      {parts.map(({ title, lines }) => (
        <section key={title} className={styles.lines} aria-label={title}>
          <h3>{title}</h3>
          {lines.map((line) => (
            <p key={line.id}>
              <b>{line.name}</b> {line.said}
            </p>
          ))}
        </section>
      ))}
      {card.attacks.length > 0 && <p className={styles.small}>{said.how}</p>}
    </>
  );
}
