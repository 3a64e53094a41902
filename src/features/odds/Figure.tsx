import { classNames } from '../../ui/classNames.ts';
import styles from './Odds.module.css';

/** Longer than a percentage: such as `under 1 %`. */
const LONG = 5;

type FigureProps = { readonly figure: string; readonly label: string; readonly isHarm?: boolean };

/** One large figure of an answer, with its word. */
export function Figure({ figure, label, isHarm = false }: FigureProps) {
  return (
    <div className={classNames(styles.figure, isHarm && styles.harm)}>
      <b className={classNames(figure.length > LONG && styles.long)}>{figure}</b>
      <span>{label}</span>
    </div>
  );
}
