/**
 * Whom an action is done to: somebody it is `engaged` with, somebody in `reach` of its charge, somebody `seen` and in range,
 * `any` for whom its demand is so, or `nobody` in particular.
 */
type DoneTo = 'engaged' | 'reach' | 'seen' | 'any' | 'nobody';

/** What the rules of thinking must know of an action of any game; actions and facts of the one that acts as bits. */
export interface ActionRule {
  readonly bit: number;
  readonly cost: number;
  readonly on: DoneTo;
  /** A fact of targets, by number, without which it cannot be done to somebody; null: none. */
  readonly demands: number | null;
  /** Where it stands afterwards, if a place is chosen for it; else `here`. */
  readonly place: string;
  readonly moves: boolean;
  readonly attacks: boolean;
  /** Dice follow at once: nothing behind it is thought of before they lie. */
  readonly dice: boolean;
  /** Nothing can follow. */
  readonly ends: boolean;
  /** Not after these actions. */
  readonly bars: number;
  /** What counts as performed with it, itself among it. */
  readonly does: number;
  /** Not when one of these facts is known not to be so, unless an action before has freed it. */
  readonly able: number;
  /** Only when all of these are known to be so. */
  readonly needs: number;
  /** Actions that what they were not able to do is no matter any more after this. */
  readonly frees: number;
}

/** Actions as bits, in the order in which a game names them. */
export const bitsIn =
  (all: readonly string[]) =>
  (actions: readonly string[]): number => {
    let mask = 0;
    for (const action of actions) {
      const index = all.indexOf(action);
      if (index !== -1) mask |= 1 << index;
    }
    return mask;
  };
