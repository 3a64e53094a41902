import { useWords } from '../../words/useWords.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './Question.module.css';

type YesNoProps = { readonly onSay: (is: boolean) => void };

/** Two large answers. */
export function YesNo({ onSay }: YesNoProps) {
  const { turn } = useWords('behaviour');
  return (
    <div className={styles.answers}>
      <button type="button" className={styles.answer} onClick={() => onSay(true)}>
        <Icon name="check" size={24} />
        {turn.yes}
      </button>
      <button type="button" className={styles.answer} onClick={() => onSay(false)}>
        <Icon name="cross" size={24} />
        {turn.no}
      </button>
    </div>
  );
}
