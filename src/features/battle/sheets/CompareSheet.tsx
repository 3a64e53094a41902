import { useWords } from '../../../words/useWords.ts';
import { attackTarget } from '../acts.ts';
import { useScene } from '../../../scene/useScene.ts';
import { useDesk } from '../desk.ts';
import { compareRow } from '../view/compareRow.ts';
import type { Outlook } from '../../../engine/advisor/outlook.ts';
import styles from './CompareSheet.module.css';
import { Sheet } from './Sheet.tsx';

/** Every attack in reach by its odds, the best first; a tap attacks so, as if weapon and target had been picked. */
export function CompareSheet() {
  const desk = useDesk();
  const { language } = useWords('shared');
  const scene = useScene();
  const { words } = scene;
  const { figures, pick, openSheet } = desk;
  if (figures === null || pick?.kind !== 'attack') return null;
  const { compare } = words.attack.odds;
  const rows = figures.outlooks.map((outlook) => ({ outlook, row: compareRow({ ...scene, language }, outlook) }));
  const isAssumed = rows.some(({ row }) => row.place.includes(compare.asInOpen));
  const attack = ({ action, weapon, target }: Outlook) => {
    openSheet(null);
    const override = action === pick.action ? pick.override : null;
    attackTarget(desk, { kind: 'attack', action, weapon: weapon.id, override }, target.id);
  };
  return (
    <Sheet title={compare.title}>
      <p className={styles.meaning}>
        {compare.meaning} {isAssumed && compare.asInOpenMeaning}
      </p>
      <ul className={styles.rows}>
        {rows.map(({ outlook, row }) => (
          <li key={row.id}>
            <button type="button" className={styles.row} aria-label={row.spoken} onClick={() => attack(outlook)}>
              <span className={styles.worth}>
                {row.chance !== null && <b>{row.chance}</b>}
                <small>{row.wounds}</small>
              </span>
              <span className={styles.what}>
                <b>{row.target}</b>
                <span className={styles.weapon}>{row.weapon}</span>
                {row.risk !== '' && <span>{row.risk}</span>}
                {row.place !== '' && <small>{row.place}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
