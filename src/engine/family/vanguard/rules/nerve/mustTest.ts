/** A model that is about to act. */
export interface Activating {
  /** Its war band is broken. */
  readonly broken: boolean;
  readonly engaged: boolean;
  /** A re-activation. */
  readonly again: boolean;
  /** It has not been activated in this round. */
  readonly first: boolean;
}

/** Whether it tests its nerve: in a broken war band, unengaged, when it first activates in a round, never again (V-69, V-72). */
export const mustTest = ({ broken, engaged, again, first }: Activating): boolean =>
  broken && !engaged && !again && first;
