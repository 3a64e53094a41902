import type { BattleSummary, Ledger } from '../../state/base/store.ts';
import { classNames } from '../../ui/classNames.ts';
import { Mark } from '../../ui/Mark.tsx';
import type { Side } from '../../ui/side.ts';
import { packName } from '../../words/packName.ts';
import { useWords } from '../../words/useWords.ts';
import { battleLine, whenOf } from './battleLine.ts';
import styles from './ContinueCard.module.css';
import { shortName } from './shortName.ts';

function SideRow({ side, ledger }: { readonly side: Side; readonly ledger: Ledger }) {
  const words = useWords('home');
  const operatives = ledger.operatives.filter((operative) => operative.side === side);
  if (operatives.length === 0) return null;
  return (
    <div className={styles.side}>
      <Mark side={side} />
      <ul>
        {operatives.map(({ name, wounds, harmed, down }) => (
          <li key={name} className={classNames(harmed && styles.harmed, down && styles.down)}>
            <b>{wounds}</b>
            <small>{shortName(words, name)}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The battle in play: where it stands, and the wounds of both sides. */
export function ContinueCard({ battle, onOpen }: { readonly battle: BattleSummary; readonly onOpen: () => void }) {
  const words = useWords('home');
  const title = packName(words, battle.title);
  return (
    <section className={styles.card} aria-label={title}>
      <button type="button" className={styles.whole} aria-label={words.home.openBattle(title)} onClick={onOpen} />
      <p className={styles.head}>
        <span>{words.home.battleInPlay}</span>
        <span className={styles.when}>{whenOf(words, battle)}</span>
      </p>
      <h2 className={styles.title}>{title}</h2>
      <p>{battleLine(words, battle)}</p>
      {battle.ledger !== null && (
        <div className={styles.ledger}>
          <SideRow side="retinue" ledger={battle.ledger} />
          <SideRow side="enemy" ledger={battle.ledger} />
        </div>
      )}
    </section>
  );
}
