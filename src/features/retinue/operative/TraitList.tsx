import { classNames } from '../../../ui/classNames.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import type { TraitShown } from '../view/traits.ts';
import styles from './Operative.module.css';

type TraitListProps = { readonly title: string; readonly rows: readonly TraitShown[]; readonly note?: string };

/** Honours, scars, ploys or powers with their meaning; nothing when there are none. */
export function TraitList({ title, rows, note }: TraitListProps) {
  if (rows.length === 0 && note === undefined) return null;
  return (
    <section className={styles.section} aria-label={title}>
      <SectionHead title={title} />
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <ul className={styles.traits}>
        {rows.map((row) => (
          <li key={row.id} className={classNames(row.missing && styles.missing)}>
            <Icon name={row.icon} size={18} />
            <div>
              <h3>
                {row.name}
                {row.note !== '' && <small>{row.note}</small>}
              </h3>
              {row.text !== '' && <p>{row.text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
