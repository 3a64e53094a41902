/** Dice of a Vanguard battle. `hit` and `armour` bring one more die for each natural 6 (V-12), asked for in a request of its own. */
export const ROLL_PURPOSES = ['rollOff', 'hit', 'armour', 'reroll', 'recovery', 'nerve', 'endDie'] as const;

/** What is asked with options. */
export const QUESTIONS = [
  /** Armour or one of the invulnerable values (V-61). */
  'armourBy',
  /** Focus, or the bonus of a charge, as hit or as AP (V-28, V-44). */
  'focusAs',
  /** Before a hit, armour, recovery or nerve roll: an ability for CP, or none (V-08, V-37). */
  'sayAbility',
  /** A failed die of the roll just made for 1 CP (V-36), or go on. */
  'rerollDie',
  /** Retaliate with which attack, or not (V-60). */
  'retaliate',
  /** An enemy that was left makes its free attack, with which attack, or not (V-41). */
  'disengage',
  /** Which removed model comes back (V-07). */
  'returns',
  /** Whom an action of its own means. */
  'whom',
  /** Which of the enemy's attacks is used when tables play it. */
  'which',
] as const;

/** What is ticked: who is inside the radius of a follow-up attack (V-06), whom a move has engaged (V-39), whom it has left (V-41), objectives held (V-85). */
export const TICKS = ['within', 'engages', 'leaves', 'holds'] as const;

/** What is asked as a number: inches fallen (V-46), inches to its own edge (V-70). */
export const NUMBERS = ['fallHeight', 'edge'] as const;
