import type { Operative, Weapon } from '../../engine/battle/operative.ts';
import { contentName, contentText } from '../../words/content.ts';
import { damagePair, inches, number, target } from '../../words/format.ts';
import { operativeName } from '../../words/look.ts';
import { ruleNames } from '../../words/ruleName.ts';
import { Paper } from './Paper.tsx';
import type { SheetProps } from './ScenarioPrintScreen.tsx';
import styles from './ScenarioPrint.module.css';
import type { Printed } from './usePrinted.ts';
import { enemiesOf, type EnemyShown } from './view.ts';

type CardProps = { readonly printed: Printed; readonly shown: EnemyShown };

const A_PAGE = 4;
const MOST_TRACKS = 6;

const hitOf = ({ hit: own }: Operative, { hit }: Weapon): string => {
  if (hit.kind === 'set') return target(hit.value);
  return target(hit.kind === 'shift' ? Math.min(6, Math.max(2, own - hit.by)) : own);
};

/** Wounds to cross out, a row for each enemy of the kind. */
function Wounds({ printed, shown }: CardProps) {
  const { maxWounds } = shown.operative;
  const rows = Array.from({ length: Math.min(MOST_TRACKS, shown.count ?? 3) }, (_, row) => row);
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
      <thead>
        <tr>
          <th scope="col">{stats.weapon}</th>
          <th scope="col">{stats.attacks}</th>
          <th scope="col">{stats.hit}</th>
          <th scope="col">{stats.damage}</th>
        </tr>
      </thead>
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

/** What its card can do: traits that the app plays or tells, and rules that the hands carry out. */
function saidOf({ pack, words }: Printed, { operative }: EnemyShown) {
  const rules = pack.operatives.get(operative.card)?.rules ?? [];
  return [
    ...(operative.traits ?? []).map(({ id, name, text }) => ({
      id,
      head: contentName(words, id, name),
      text: contentText(words, id, text),
    })),
    ...rules.map(({ id, text }) => ({ id, head: null, text: contentText(words, `${operative.card}/${id}`, text) })),
  ];
}

function Card({ printed, shown }: CardProps) {
  const { words, printing } = printed;
  const { stats } = words.common;
  const { operative, count } = shown;
  const name = operativeName(words, operative);
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
        <p>{words.common.dv(operative.dv)}</p>
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

/** A card for each kind of enemy the scenario may bring, four to an A4 page. */
export function EnemyCards({ printed, onBack }: SheetProps) {
  const { printing, mission } = printed;
  const enemies = enemiesOf(printed);
  const title = printing.sheets.enemies.title;
  const pages = Array.from({ length: Math.ceil(enemies.length / A_PAGE) }, (_, page) =>
    enemies.slice(page * A_PAGE, (page + 1) * A_PAGE),
  );
  return (
    <Paper printed={printed} title={title} empty={enemies.length === 0} onBack={onBack}>
      {pages.map((page, index) => (
        <section key={index} className={styles.cards} aria-label={printing.page(index + 1, pages.length)}>
          {page.map((shown) => (
            <Card key={shown.operative.card} printed={printed} shown={shown} />
          ))}
          <p className={styles.foot}>
            <span>{printing.head(mission.name, title)}</span>
            <span>{printing.page(index + 1, pages.length)}</span>
          </p>
        </section>
      ))}
    </Paper>
  );
}
