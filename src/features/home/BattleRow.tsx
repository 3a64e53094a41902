import type { BattleSummary } from '../../state/base/store.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { packName } from '../../words/packName.ts';
import { useWords } from '../../words/useWords.ts';
import { battleLine, whenOf } from './battleLine.ts';
import styles from './BattleRow.module.css';
import { MoreButton } from './MoreButton.tsx';

type BattleRowProps = {
  readonly battle: BattleSummary;
  readonly onOpen: () => void;
  /** Opens what else can be done with it. */
  readonly onMore: () => void;
};

/** A stored battle in the list. */
export function BattleRow({ battle, onOpen, onMore }: BattleRowProps) {
  const words = useWords('home');
  const title = battle.title === '' ? battle.id : packName(words, battle.title);
  const detail = battle.readable
    ? [battleLine(words, battle), whenOf(words, battle)].filter((part) => part !== '').join(' · ')
    : words.storage.unreadable;
  return (
    <div className={styles.row}>
      <ListRow icon={battle.ended ? 'check' : 'fight'} title={title} detail={detail} opens onPress={onOpen} />
      <MoreButton title={title} onMore={onMore} />
    </div>
  );
}
