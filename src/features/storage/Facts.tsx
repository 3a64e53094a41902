import { classNames } from '../../ui/classNames.ts';
import styles from './Storage.module.css';

type FactsProps = {
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Inside a sheet, which has margins of its own. */
  readonly inSheet?: boolean;
};

/** Labels at the left, figures at the right. */
export function Facts({ facts, inSheet = false }: FactsProps) {
  return (
    <dl className={classNames(styles.facts, inSheet && styles.sheetFacts)}>
      {facts.map(([label, value]) => (
        <Fact key={label} label={label} value={value} />
      ))}
    </dl>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}
