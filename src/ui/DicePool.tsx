import { Die, type DieShown } from './Die.tsx';
import styles from './DicePool.module.css';
import { SectionHead } from './SectionHead.tsx';

type DicePoolProps = {
  readonly title: string;
  readonly note?: string;
  readonly dice: readonly DieShown[];
  /** Given, every die that is not fixed is a button. */
  readonly onDie?: (id: string) => void;
};

/** The dice of one side of an attack, under their head. */
export function DicePool({ title, note, dice, onDie }: DicePoolProps) {
  return (
    <section className={styles.pool} aria-label={title}>
      <SectionHead title={title} {...(note !== undefined && { note })} />
      <div className={styles.dice}>
        {dice.map((die, nth) => (
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
