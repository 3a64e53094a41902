import { FIRST_EDITION } from '../../content/oddsEditions.ts';
import { useState } from 'react';
import { ListRow } from '../../ui/ListRow.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './Odds.module.css';
import type { OperativePick, WeaponPick } from './picks.ts';
import { namesOfRules } from './ruleNames.ts';

type WeaponRowsProps = {
  readonly who: OperativePick;
  readonly kind: WeaponPick['kind'];
  readonly onPick: (weapon: WeaponPick) => void;
};

function Rows({ weapons, onPick }: Pick<WeaponRowsProps, 'onPick'> & { readonly weapons: readonly WeaponPick[] }) {
  const words = useWords('odds');
  const table = useWords('play');
  const detail = ({ side, kind, unknownRules }: WeaponPick) =>
    [
      words.pick.weapon(side.dice, side.hit, `${side.normal}/${side.critical}`),
      ...namesOfRules({ words: table, own: words }, side.rules, { kind, edition: FIRST_EDITION }),
      ...unknownRules,
    ].join(', ');
  return weapons.map((weapon) => (
    <ListRow key={weapon.id} title={weapon.name} detail={detail(weapon)} onPress={() => onPick(weapon)} />
  ));
}

/** The weapons somebody carries that serve for it, and behind them every other one. */
export function WeaponRows({ who, kind, onPick }: WeaponRowsProps) {
  const words = useWords('odds');
  const carried = who.weapons.filter((weapon) => weapon.kind === kind);
  const [isAll, setIsAll] = useState(carried.length === 0);
  return (
    <>
      <section className={styles.group} aria-label={words.pick.withWhat}>
        <SectionHead level={3} title={words.pick.withWhat} />
        {carried.length === 0 && <p>{words.pick.noWeapon[kind]}</p>}
        <Rows weapons={carried} onPick={onPick} />
      </section>
      {isAll ? (
        <section className={styles.group} aria-label={words.pick.others}>
          <SectionHead level={3} title={words.pick.others} />
          <Rows weapons={who.others().filter((weapon) => weapon.kind === kind)} onPick={onPick} />
        </section>
      ) : (
        <PlainButton label={words.pick.others} onPress={() => setIsAll(true)} />
      )}
    </>
  );
}
