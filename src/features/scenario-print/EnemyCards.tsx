import type { Operative, Weapon } from '../../engine/family/killteam/model/operative.ts';
import { contentName } from '../../words/content.ts';
import { damagePair, inches, number, target } from '../../words/format.ts';
import { ruleNames } from '../../words/ruleName.ts';
import { classNames } from '../../ui/classNames.ts';
import paper from '../../ui/PaperLayout.module.css';
import { WeaponHead } from '../../ui/WeaponHead.tsx';
import { Paper } from './Paper.tsx';
import type { SheetProps } from './ScenarioPrintScreen.tsx';
import styles from './ScenarioPrint.module.css';
import type { Printed } from './usePrinted.ts';
import { enemiesOf, type EnemyShown, saidOf } from './view.ts';

type CardProps = { readonly printed: Printed; readonly shown: EnemyShown };

const MOST_TRACKS = 20;
const ROLLED_TRACKS = 3;

const hitOf = ({ hit: own }: Operative, { hit }: Weapon): string => {
  if (hit.kind === 'set') return target(hit.value);
  return target(hit.kind === 'shift' ? Math.min(6, Math.max(2, own - hit.by)) : own);
};

/** Wounds to cross out, a row for each model of the kind. */
function Wounds({ printed, shown }: CardProps) {
  const { maxWounds } = shown.operative;
  const rows = Array.from(
    { length: Math.min(MOST_TRACKS, shown.models ?? ROLLED_TRACKS * shown.each) },
    (_, row) => row,
  );
  return (
    <div className={styles.wounds}>
      {rows.map((row) => (
        <span key={row} className={styles.boxes} role="img" aria-label={printed.printing.woundBoxes(maxWounds)}>
          {Array.from({ length: maxWounds }, (_, box) => (
            <i key={box} />
          ))}
        </span>
      ))}
    </div>
  );
}

function Weapons({ printed, shown }: CardProps) {
  const { words } = printed;
  const { stats } = words.common;
  return (
    <table className={styles.arms}>
      <WeaponHead words={stats} />
      <tbody>
        {shown.operative.weapons.map((weapon) => (
          <tr key={weapon.id}>
            <th scope="row">
              {contentName(words, weapon.id, weapon.name)}
              {weapon.rules.length > 0 && <small>{ruleNames(words, weapon.rules)}</small>}
            </th>
            <td>{weapon.attacks}</td>
            <td>{hitOf(shown.operative, weapon)}</td>
            <td>{damagePair(weapon.damage)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Card({ printed, shown }: CardProps) {
  const { words, printing } = printed;
  const { stats } = words.common;
  const { operative, name, count, models, each } = shown;
  const brings = models ?? each;
  const numbers = [
    [stats.apl, number(operative.apl)],
    [stats.move, inches(operative.move)],
    [stats.save, target(operative.save)],
    [stats.wounds, number(operative.maxWounds)],
  ] as const;
  return (
    <article className={styles.card}>
      <header>
        <h2>{count === null ? name : printing.several(count, name)}</h2>
        <p>
          {words.common.dv(operative.dv * (count ?? 1))}
          {brings > 1 && `, ${words.common.models(brings)}`}
        </p>
      </header>
      <ul className={styles.stats}>
        {numbers.map(([label, value]) => (
          <li key={label}>
            <b>{value}</b> <span>{label}</span>
          </li>
        ))}
      </ul>
      <Wounds printed={printed} shown={shown} />
      <Weapons printed={printed} shown={shown} />
      <ul className={styles.can}>
        {saidOf(printed, shown).map(({ id, head, text }) => (
          <li key={id}>
            {head !== null && <b>{words.common.named(head, '').trim()}</b>} {text}
          </li>
        ))}
      </ul>
    </article>
  );
}

/** A card for each kind of enemy the scenario may bring, in two columns. */
export function EnemyCards({ printed, onBack }: SheetProps) {
  const enemies = enemiesOf(printed);
  const { title } = printed.printing.sheets.enemies;
  return (
    <Paper printed={printed} title={title} empty={enemies.length === 0} onBack={onBack}>
      <section className={classNames(paper.flow, styles.cards)} aria-label={title}>
        {enemies.map((shown) => (
          <Card key={shown.operative.card} printed={printed} shown={shown} />
        ))}
      </section>
    </Paper>
  );
}
