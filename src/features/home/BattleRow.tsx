import type { BattleSummary } from '../../state/base/store.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { packName } from '../../words/packName.ts';
import { useWords } from '../../words/useWords.ts';
import { battleLine, gameOf, whenOf } from './battleLine.ts';
import styles from './BattleRow.module.css';
import { MoreButton } from './MoreButton.tsx';
import { WoundLine } from './WoundLine.tsx';

type BattleRowProps = {
  readonly battle: BattleSummary;
  readonly onOpen: () => void;
  /** Opens what else can be done with it. */
  readonly onMore: () => void;
};

/** A stored battle in the list; one in play with the wounds of both sides. */
export function BattleRow({ battle, onOpen, onMore }: BattleRowProps) {
  const words = useWords('home');
  const { ended, ledger } = battle;
  const title = battle.title === '' ? battle.id : packName(words, battle.title);
  const detail = battle.readable
    ? [...gameOf(words, battle), battleLine(words, battle).replace(/\.$/u, ''), whenOf(words, battle)]
        .filter((part) => part !== '')
        .join(' · ')
    : words.storage.unreadable;
  return (
    <div className={styles.row}>
      <div className={styles.battle}>
        <ListRow icon={ended ? 'check' : 'fight'} title={title} detail={detail} opens onPress={onOpen} />
        {!ended && ledger !== null && (
          <div className={styles.wounds}>
            <WoundLine game={battle.game ?? null} ledger={ledger} small />
          </div>
        )}
      </div>
      <MoreButton title={title} onMore={onMore} />
    </div>
  );
}
