import type { TakenNow } from '../state/takePack.ts';

/** A file or text on its way from the screen that was given it to the screen that reads it. */
interface HandedOver {
  /** A roster of another app, for the screen that imports. */
  readonly roster: File;
  /** The file of a shared retinue, for the screen that takes it. */
  readonly retinue: string;
  /** A file that somebody shared, for the screen that looks at it. */
  readonly pack: File;
  /** What was taken, for the screen that shows it; it may be gone back to. */
  readonly taken: TakenNow;
  /** What was deleted on its own screen, for home to say so. */
  readonly deleted: { readonly kind: 'campaign'; readonly id: string; readonly title: string };
}

const inHand: Partial<HandedOver> = {};

/** Leaves something for the next screen. */
export function handOver<K extends keyof HandedOver>(what: K, value: HandedOver[K]): void {
  inHand[what] = value;
}

/** What was left, once; null: nothing. */
export function takeHandedOver<K extends keyof HandedOver>(what: K): HandedOver[K] | null {
  const value = inHand[what] ?? null;
  delete inHand[what];
  return value;
}

/** What was left, and stays; null: nothing. */
export const handedOver = <K extends keyof HandedOver>(what: K): HandedOver[K] | null => inHand[what] ?? null;
