import { useScene } from '../../../scene/useScene.ts';
import type { Operative, Weapon } from '../../../engine/family/killteam/model/operative.ts';
import { FactChip } from '../../../ui/FactChip.tsx';
import { SettingRow } from '../../../ui/SettingRow.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { useDesk } from '../desk.ts';
import { weaponName } from '../view/weapons.ts';
import styles from './AmmoBlock.module.css';
import { Block } from './Sheet.tsx';

type Arms = { readonly operative: Operative; readonly weapon: Weapon };

/** Shots left in a gun, and whether it is jammed. */
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
    <SettingRow label={weaponName(words, weapon)} hint={words.common.ofText(max)}>
      <div className={styles.ammo}>
        <FactChip label={words.battle.jam} on={jammed} onPress={() => set(left, !jammed)} />
        <Stepper
          label={`${label}, ${weaponName(words, weapon)}`}
          value={left}
          max={max}
          lessLabel={words.common.less(label)}
          moreLabel={words.common.oneMore(label)}
          onChange={(shots) => set(shots, jammed)}
        />
      </div>
    </SettingRow>
  );
}

/** The shots of its guns, set by hand; nothing where none is counted. */
export function AmmoBlock({ operative }: { readonly operative: Operative }) {
  const { words, view } = useScene();
  const counted = operative.weapons.filter((weapon) => view.weapon(operative, weapon).counter !== null);
  if (counted.length === 0) return null;
  return (
    <Block label={words.battle.card.ammo}>
      {counted.map((weapon) => (
        <Ammunition key={weapon.id} operative={operative} weapon={weapon} />
      ))}
    </Block>
  );
}
