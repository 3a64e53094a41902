import { part } from '../state/base/part.ts';
import { useApp } from '../state/base/useApp.ts';
import type { TakenNow } from '../state/workshop/takePack.ts';

/** A file or text on its way from the screen that was given it to the screen that reads it. */
interface HandedOver {
  /** Something that may be anything, for the door that sees what it is. */
  readonly given: File;
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

/** Things on their way from one screen to the next. */
class HandOver {
  readonly #inHand: Partial<HandedOver> = {};

  /** Leaves something for the next screen. */
  handOver = <K extends keyof HandedOver>(what: K, value: HandedOver[K]): void => {
    this.#inHand[what] = value;
  };

  /** What was left, once; null: nothing. */
  takeHandedOver = <K extends keyof HandedOver>(what: K): HandedOver[K] | null => {
    const value = this.#inHand[what] ?? null;
    delete this.#inHand[what];
    return value;
  };

  /** What was left, and stays; null: nothing. */
  handedOver = <K extends keyof HandedOver>(what: K): HandedOver[K] | null => this.#inHand[what] ?? null;
}

/** What lies between two screens of an app. */
export const handOverOf = part(() => new HandOver());

/** What lies between two screens of the app that a component stands in. */
export const useHandOver = (): HandOver => handOverOf(useApp());
