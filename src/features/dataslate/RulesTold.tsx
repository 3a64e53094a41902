import styles from './Dataslate.module.css';
import type { Told } from './slate.ts';

/** Rules with what they do. */
export function RulesTold({ rules, none }: { readonly rules: readonly Told[]; readonly none: string }) {
  if (rules.length === 0) return <p className={styles.note}>{none}</p>;
  return (
    <dl className={styles.rules}>
      {rules.map(({ id, name, text }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
