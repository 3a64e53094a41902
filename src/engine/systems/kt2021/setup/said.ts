import type { Side } from '../../../core/ids.ts';

/** What is said before the first turning point, as a command asks for it and an event tells it. */
export interface SaidInSetUp {
  readonly defender: { readonly side: Side };
  /** So many steps of the set-up are done. */
  readonly steps: { readonly to: number };
  readonly marker: { readonly side: Side; readonly choice: string; readonly marker: string };
}
