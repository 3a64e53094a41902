import { classNames } from './classNames.ts';
import styles from './AmmoDie.module.css';
import { pipSpots } from './pipSpots.ts';

/** What is left in a gun, as the die beside the miniature shows it, or the word for why it cannot fire. */
export type AmmoShown =
  | { readonly kind: 'loaded'; readonly shots: number; readonly label: string }
  | { readonly kind: 'out'; readonly word: string };

/** Ammunition: pips for 1 to 6, a figure for more, a dashed box with the word when there is none to fire. */
export function AmmoDie({ ammo }: { readonly ammo: AmmoShown }) {
  if (ammo.kind === 'out')
    return (
      <span data-out className={classNames(styles.ammo, styles.out)}>
        {ammo.word}
      </span>
    );
  const spots = pipSpots(ammo.shots);
  return (
    <span className={styles.ammo} role="img" aria-label={ammo.label}>
      {spots.length === 0 ? (
        ammo.shots
      ) : (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          {spots.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="2.6" />
          ))}
        </svg>
      )}
    </span>
  );
}
