import { Segmented } from '../../ui/Segmented.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './Odds.module.css';

type Kind = 'shoot' | 'fight';

type KindProps = {
  readonly kind: Kind;
  /** A part of the link could not be read. */
  readonly isWrong: boolean;
  readonly onKind: (kind: Kind) => void;
};

/** Shots or a fight; and that a part of the link could not be read. */
export function KindForm({ kind, isWrong, onKind }: KindProps) {
  const words = useWords('odds');
  return (
    <div className={styles.kind}>
      {isWrong && <p role="alert">{words.wrongLink}</p>}
      <Segmented
        wide
        label={words.kind}
        options={(['shoot', 'fight'] as const).map((value) => ({ value, label: words.kinds[value] }))}
        value={kind}
        onChange={onKind}
      />
    </div>
  );
}
