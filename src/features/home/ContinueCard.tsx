import type { BattleSummary } from '../../state/base/store.ts';
import { packName } from '../../words/packName.ts';
import { useWords } from '../../words/useWords.ts';
import { battleLine, gameOf, whenOf } from './battleLine.ts';
import styles from './ContinueCard.module.css';
import { MoreButton } from './MoreButton.tsx';
import { WoundLine } from './WoundLine.tsx';

type ContinueCardProps = {
  readonly battle: BattleSummary;
  readonly onOpen: () => void;
  /** Opens what else can be done with it. */
  readonly onMore: () => void;
};

/** The battle in play: where it stands, and the wounds of both sides. */
export function ContinueCard({ battle, onOpen, onMore }: ContinueCardProps) {
  const words = useWords('home');
  const title = packName(words, battle.title);
  const { ledger } = battle;
  return (
    <section className={styles.card} aria-label={title}>
      <button type="button" className={styles.whole} aria-label={words.home.openBattle(title)} onClick={onOpen} />
      <p className={styles.head}>
        <span>{[words.home.battleInPlay, ...gameOf(words, battle)].join(' · ')}</span>
        <span className={styles.when}>{whenOf(words, battle)}</span>
      </p>
      <div className={styles.named}>
        <h2 className={styles.title}>{title}</h2>
        <MoreButton title={title} onMore={onMore} />
      </div>
      <p>{battleLine(words, battle)}</p>
      {ledger !== null && <WoundLine game={battle.game ?? null} ledger={ledger} />}
    </section>
  );
}
