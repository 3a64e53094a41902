import type { BattleSummary, Ledger } from '../../state/base/store.ts';
import { classNames } from '../../ui/classNames.ts';
import { Mark } from '../../ui/Mark.tsx';
import type { SideColour } from '../../ui/side.ts';
import { packName } from '../../words/packName.ts';
import { useWords } from '../../words/useWords.ts';
import { battleLine, whenOf } from './battleLine.ts';
import styles from './ContinueCard.module.css';
import { shortName } from './shortName.ts';

/** The sides of a battle, each with its colour; the first of two with other ids stands as the player’s own. */
function sidesOf({ operatives }: Ledger): readonly { readonly side: string; readonly colour: SideColour }[] {
  const ids = [...new Set(operatives.map(({ side }) => side))];
  if (ids.some((id) => id === 'retinue' || id === 'enemy'))
    return (['retinue', 'enemy'] as const).map((side) => ({ side, colour: side }));
  return ids.map((side, at) => ({ side, colour: at === 0 ? 'retinue' : 'enemy' }));
}

type SideRowProps = { readonly side: string; readonly colour: SideColour; readonly ledger: Ledger };

function SideRow({ side, colour, ledger }: SideRowProps) {
  const words = useWords('home');
  const operatives = ledger.operatives.filter((operative) => operative.side === side);
  if (operatives.length === 0) return null;
  return (
    <div className={styles.side}>
      <Mark side={colour} />
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
  const { ledger } = battle;
  return (
    <section className={styles.card} aria-label={title}>
      <button type="button" className={styles.whole} aria-label={words.home.openBattle(title)} onClick={onOpen} />
      <p className={styles.head}>
        <span>{words.home.battleInPlay}</span>
        <span className={styles.when}>{whenOf(words, battle)}</span>
      </p>
      <h2 className={styles.title}>{title}</h2>
      <p>{battleLine(words, battle)}</p>
      {ledger !== null && (
        <div className={styles.ledger}>
          {sidesOf(ledger).map((each) => (
            <SideRow key={each.side} {...each} ledger={ledger} />
          ))}
        </div>
      )}
    </section>
  );
}
