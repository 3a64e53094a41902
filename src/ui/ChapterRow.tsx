import styles from './ChapterRow.module.css';

type ChapterRowProps = {
  readonly title: string;
  /** What is written there, two lines of each. */
  readonly lines: readonly string[];
  /** Said where nothing is written. */
  readonly empty?: string;
  readonly current: boolean;
  readonly onPress: () => void;
};

/** A part of a document: its name in large letters and what is written there; leads to it. */
export function ChapterRow({ title, lines, empty, current, onPress }: ChapterRowProps) {
  return (
    <button type="button" className={styles.row} aria-current={current ? 'true' : undefined} onClick={onPress}>
      <b>{title}</b>{' '}
      {lines.map((line, index) => (
        <span key={index}>{line}</span>
      ))}
      {lines.length === 0 && <span className={styles.empty}>{empty}</span>}
    </button>
  );
}
