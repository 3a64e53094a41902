import { classNames } from './classNames.ts';
import { Die, type DieShown } from './Die.tsx';
import styles from './Duel.module.css';
import type { SideColour } from './side.ts';
import { WoundNumeral } from './WoundNumeral.tsx';

/** One fighter: name, weapon, wounds with their "of 8", the dice still to resolve. */
export type DuelSide = {
  readonly name: string;
  readonly detail: string;
  readonly now: number;
  readonly ofText: string;
  readonly dice: readonly DieShown[];
  /** Given, every die that is not fixed is a button. */
  readonly onDie?: (id: string) => void;
};

function Half({ who, side }: { readonly who: DuelSide; readonly side: SideColour }) {
  const { onDie } = who;
  return (
    <section className={classNames(styles.side, side === 'enemy' && styles.enemy)} aria-label={who.name}>
      <h2 className={styles.name}>{who.name}</h2>
      <div className={styles.detail}>{who.detail}</div>
      <div className={styles.wounds}>
        <WoundNumeral value={who.now} className={styles.numeral} />
        <small>{who.ofText}</small>
      </div>
      <div className={styles.dice}>
        {who.dice.map((die, nth) => (
          <Die
            key={die.id}
            die={die}
            nth={nth}
            {...(onDie && die.fixed !== true && { onPress: () => onDie(die.id) })}
          />
        ))}
      </div>
    </section>
  );
}

/** The two of a fight with their wounds and dice, each on its own side. */
export function Duel({ left, right }: { readonly left: DuelSide; readonly right: DuelSide }) {
  return (
    <div className={styles.duel}>
      <Half who={left} side="retinue" />
      <Half who={right} side="enemy" />
    </div>
  );
}
