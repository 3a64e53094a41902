import { Measured } from '../../../ui/measured.tsx';
import { useScene } from '../../../scene/useScene.ts';
import { useState } from 'react';
import type { Operative, Weapon } from '../../../engine/family/killteam/model/operative.ts';
import type { BattleView } from '../../../engine/view/battleView.ts';
import { FactChip } from '../../../ui/FactChip.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { reason } from '../../../words/reason.ts';
import { ruleMeaning, ruleName } from '../../../words/ruleName.ts';
import { useDesk } from '../desk.ts';
import { weaponNumbers } from '../view/weaponLine.ts';
import { weaponName } from '../view/weapons.ts';
import { Block } from './Sheet.tsx';
import styles from './WeaponsBlock.module.css';

type Arms = { readonly operative: Operative; readonly weapon: Weapon };

/** Shots left in a gun, and whether it is jammed; set by hand. */
function Ammunition({ operative, weapon }: Arms) {
  const { words, view } = useScene();
  const { act } = useDesk();
  const { counter } = view.weapon(operative, weapon);
  if (counter === null || weapon.ammo === null) return null;
  const { left, max, jammed } = counter;
  const set = (shots: number, jam: boolean) =>
    act({
      type: 'correct',
      correction: {
        what: 'ammo',
        operative: operative.id,
        counter: weapon.ammo?.counter ?? '',
        left: shots,
        jammed: jam,
      },
    });
  const label = words.battle.card.ammo;
  return (
    <div className={styles.ammo}>
      <Stepper
        label={`${label}, ${weaponName(words, weapon)}`}
        value={left}
        max={max}
        lessLabel={words.common.less(label)}
        moreLabel={words.common.oneMore(label)}
        onChange={(shots) => set(shots, jammed)}
      />
      <span>{words.common.ofText(max)}</span>
      <FactChip label={words.battle.jam} on={jammed} onPress={() => set(left, !jammed)} />
    </div>
  );
}

/** The rules of a weapon by name; a tap says what one does. */
function Rules({ weapon }: { readonly weapon: Weapon }) {
  const { words } = useScene();
  const [open, setOpen] = useState<string | null>(null);
  if (weapon.rules.length === 0) return null;
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

const JAMMED = { code: 'jammed', params: {} } as const;

const isJammed = (view: BattleView, operative: Operative, weapon: Weapon): boolean =>
  view.weapon(operative, weapon).counter?.jammed === true;

/** Every weapon with its numbers as they are now, its rules and its shots. */
export function WeaponsBlock({ operative }: { readonly operative: Operative }) {
  const { words, look, view } = useScene();
  if (operative.weapons.length === 0) return null;
  return (
    <Block label={words.battle.card.weapons}>
      {operative.weapons.map((weapon) => (
        <article key={weapon.id} className={styles.weapon} aria-label={weaponName(words, weapon)}>
          <h4>{isJammed(view, operative, weapon) ? <s>{weaponName(words, weapon)}</s> : weaponName(words, weapon)}</h4>
          <span className={styles.numbers}>
            <Measured text={weaponNumbers(words, view, operative, weapon)} />
          </span>
          {isJammed(view, operative, weapon) && <p className={styles.meaning}>{reason(words, JAMMED, look)}</p>}
          <Rules weapon={weapon} />
          <Ammunition operative={operative} weapon={weapon} />
        </article>
      ))}
    </Block>
  );
}
