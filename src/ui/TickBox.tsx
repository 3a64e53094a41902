import styles from './TickBox.module.css';

type TickBoxProps = {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
};

/** Something that is so or not, apart from others; it is pressed anywhere on its line. */
export function TickBox({ label, on, onChange }: TickBoxProps) {
  return (
    <label className={styles.tick}>
      <input className={styles.box} type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
