import { Measured } from '../../../ui/measured.tsx';
import { useScene } from '../../../scene/useScene.ts';
import { useState } from 'react';
import type { Operative, Weapon } from '../../../engine/family/killteam/model/operative.ts';
import { AmmoDie, type AmmoShown } from '../../../ui/AmmoDie.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Term } from '../../../ui/Term.tsx';
import { damagePair, target } from '../../../words/format.ts';
import { reason } from '../../../words/reason.ts';
import { ruleMeaning, ruleName } from '../../../words/ruleName.ts';
import type { Words } from '../../../words/words.ts';
import { weaponName } from '../view/weapons.ts';
import styles from './WeaponsTable.module.css';

type Arms = { readonly operative: Operative; readonly weapon: Weapon };

const COLUMNS = 4;
const JAMMED = { code: 'jammed', params: {} } as const;

/** The rules of a weapon by name; a tap says what one does. */
function Rules({ weapon }: { readonly weapon: Weapon }) {
  const { words } = useScene();
  const [open, setOpen] = useState<string | null>(null);
  const meaning = open === null ? null : ruleMeaning(words, open);
  return (
    <>
      <div className={styles.rules}>
        {weapon.rules.map((use) => (
          <button
            key={use.id}
            type="button"
            aria-expanded={open === use.id}
            onClick={() => setOpen(open === use.id ? null : use.id)}
          >
            <Measured text={ruleName(words, use)} />
          </button>
        ))}
      </div>
      {meaning !== null && (
        <p className={styles.meaning} role="status">
          <Measured text={meaning} />
        </p>
      )}
    </>
  );
}

const shotsShown = (words: Words<'play'>, shots: number): AmmoShown =>
  shots === 0 ? { kind: 'out', word: words.battle.empty } : { kind: 'loaded', shots, label: words.common.shots(shots) };

/** Its name with what it is for, and its shots; struck out while it is jammed. */
function WeaponName({ operative, weapon }: Arms) {
  const { words, view } = useScene();
  const { counter } = view.weapon(operative, weapon);
  const name = weaponName(words, weapon);
  return (
    <span className={styles.name}>
      <Icon name={weapon.kind === 'ranged' ? 'shoot' : 'fight'} size={18} />
      {counter?.jammed === true ? <s>{name}</s> : <span>{name}</span>}
      {counter !== null && !counter.jammed && <AmmoDie ammo={shotsShown(words, counter.left)} />}
    </span>
  );
}

function WeaponRows({ operative, weapon }: Arms) {
  const { words, look, view } = useScene();
  const { hit, counter } = view.weapon(operative, weapon);
  const jammed = counter?.jammed === true;
  return (
    <tbody aria-label={weaponName(words, weapon)}>
      <tr>
        <th scope="row">
          <WeaponName operative={operative} weapon={weapon} />
        </th>
        <td>{weapon.attacks}</td>
        <td>{target(hit)}</td>
        <td>{damagePair(weapon.damage)}</td>
      </tr>
      {(jammed || weapon.rules.length > 0) && (
        <tr className={styles.more}>
          <td colSpan={COLUMNS}>
            {jammed && <p className={styles.meaning}>{reason(words, JAMMED, look)}</p>}
            {weapon.rules.length > 0 && <Rules weapon={weapon} />}
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** Every weapon in the columns of a datacard, its numbers as they are now; below each its rules, which open. */
export function WeaponsTable({ operative }: { readonly operative: Operative }) {
  const { words } = useScene();
  const { stats } = words.common;
  if (operative.weapons.length === 0) return null;
  return (
    <table className={styles.weapons} aria-label={words.battle.card.weapons}>
      <thead>
        <tr>
          <th scope="col">
            <Term of="weaponRule">{words.battle.card.weapons}</Term>
          </th>
          <th scope="col">
            <Term of="attackDice">{stats.attacks}</Term>
          </th>
          <th scope="col">
            <Term of="hit">{stats.hitShort}</Term>
          </th>
          <th scope="col">
            <Term of="damage">{stats.damage}</Term>
          </th>
        </tr>
      </thead>
      {operative.weapons.map((weapon) => (
        <WeaponRows key={weapon.id} operative={operative} weapon={weapon} />
      ))}
    </table>
  );
}
