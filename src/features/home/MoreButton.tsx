import { Icon } from '../../ui/icons/Icon.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './BattleRow.module.css';

/** What else can be done with a row of the list. */
export function MoreButton({ title, onMore }: { readonly title: string; readonly onMore: () => void }) {
  const { common } = useWords('home');
  return (
    <button type="button" className={styles.more} aria-label={common.named(common.more, title)} onClick={onMore}>
      <Icon name="more" />
    </button>
  );
}
