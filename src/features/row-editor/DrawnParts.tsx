import type { ReactNode } from 'react';
import { useWords } from '../../words/useWords.ts';
import type { FigureDrawn, WeaponDrawn } from './drawnCard.ts';
import styles from './Drawn.module.css';

/** Figures in a row, each over what it is. */
export function Figures({ figures }: { readonly figures: readonly FigureDrawn[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Weapons with their numbers under short heads, the rules of each below it. */
export function WeaponTable({ weapons }: { readonly weapons: readonly WeaponDrawn[] }) {
  const { stats } = useWords('play').common;
  if (weapons.length === 0) return null;
  return (
    <table className={styles.arms}>
      <thead>
        <tr>
          <th scope="col">{stats.weapon}</th>
          <th scope="col">{stats.attacks}</th>
          <th scope="col">{stats.hitShort}</th>
          <th scope="col">{stats.damage}</th>
        </tr>
      </thead>
      <tbody>
        {weapons.map(({ id, name, attacks, hit, damage, rules }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              {rules !== '' && <small>{rules}</small>}
            </th>
            <td>{attacks}</td>
            <td>{hit}</td>
            <td>{damage}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type LineProps = { readonly name: string; readonly children: ReactNode };

/** One thing that stands on a card: what it is called, and what it does. */
export const CardLine = ({ name, children }: LineProps) => (
  <p className={styles.line}>
    {name !== '' && <b>{name}</b>} {children}
  </p>
);
