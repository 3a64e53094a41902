/**
 * What the book of a game says of attacks beside the numbers of its weapons. Plain data: odds are worked out by it, also in
 * another thread.
 */
export interface AttackBook {
  /** What Ceaseless rolls again: dice of any one face, of failed dice the one shown most often; or all dice that show 1. */
  readonly ceaseless: 'anyFace' | 'ones';
  /** Hot: a D6 after the attack, below Hit twice its result; or 3 wounds for each attack die that is discarded on a 1. */
  readonly hot: 'dieAfter' | 'discardedOnes';
  /** Stun: by any critical success retained; or in a fight by strikes, the first takes a normal success, the second stuns. */
  readonly stun: 'retained' | 'strikes';
  /** Wounds that critical successes deal at once (Devastating) are dealt in fights too. */
  readonly devastatesInFights: boolean;
  /** Critical successes of shots can hurt everybody near the target (Splash). */
  readonly splashes: boolean;
  /** Piercing takes dice of an invulnerable save as well. */
  readonly piercesInvulnerable: boolean;
}
