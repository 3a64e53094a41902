import { type RefObject, useEffect, useRef } from 'react';
import { buttonOf } from './DoorSpots.tsx';
import { CLOSER, type Frame, type Pixel, pulled, zoomed } from './frame.ts';

/** What fingers, a mouse and keys do on a map. */
export interface MapDoings {
  readonly frame: Frame;
  /** Px an inch with the whole board in it. */
  readonly farthest: number;
  readonly show: (frame: Frame) => void;
  /** `id`: the token whose button has the tap, where it comes from a key or a reader. */
  readonly onTap: (at: Pixel, id: string | null) => boolean;
  readonly onHold: (at: Pixel) => void;
  /** A finger goes down there: true: what it drags is not the map. */
  readonly onGrab?: ((at: Pixel) => boolean) | undefined;
  /** `covers`: it is a finger, which lies over what it drags. */
  readonly onDrag?: ((at: Pixel, covers: boolean) => void) | undefined;
  readonly onDrop?: ((at: Pixel | null) => void) | undefined;
}

const SLIP = 6;
const HOLD_MS = 500;
const TWICE_MS = 320;
const TWICE_PX = 30;
const WHEEL = 300;

const between = (one: Pixel, other: Pixel): number => Math.hypot(one.left - other.left, one.top - other.top);
const middle = (one: Pixel, other: Pixel): Pixel => ({
  left: (one.left + other.left) / 2,
  top: (one.top + other.top) / 2,
});

/** On something that lies over the map. */
const isOver = ({ target }: Event): boolean => (target as Element).closest('[data-over]') !== null;

/** The token whose button was pressed by a key or by a reader: there is no place of a finger. */
function keyedToken({ detail, clientX, clientY, target }: MouseEvent): string | null {
  if (detail !== 0 && (clientX !== 0 || clientY !== 0)) return null;
  const { token, door } = (target as Element).closest<HTMLElement>('[data-token], [data-door]')?.dataset ?? {};
  return token ?? (door === undefined ? null : buttonOf(door));
}

/** A pull by one finger or a pinch by two, from where it began. */
interface Doing {
  readonly frame: Frame;
  readonly from: readonly Pixel[];
  moved: boolean;
  readonly grabs: boolean;
}

/** All that is kept between events of one map. */
class Gestures {
  readonly #doings: () => MapDoings;
  readonly #map: HTMLElement;
  readonly #fingers = new Map<number, Pixel>();
  #doing: Doing | null = null;
  #held: ReturnType<typeof setTimeout> | undefined;
  #swallow = false;
  #last: { readonly at: Pixel; readonly time: number } | null = null;

  constructor(map: HTMLElement, doings: () => MapDoings) {
    this.#map = map;
    this.#doings = doings;
  }

  #at({ clientX, clientY }: MouseEvent): Pixel {
    const { left, top } = this.#map.getBoundingClientRect();
    return { left: clientX - left, top: clientY - top };
  }

  /** One finger drags something: whatever else touches the map, a palm or a second finger, is not meant. */
  get #drags(): boolean {
    return this.#doing !== null && this.#doing.grabs && this.#doing.moved;
  }

  #begin(grabs: boolean): void {
    this.#doing = { frame: this.#doings().frame, from: [...this.#fingers.values()], moved: false, grabs };
  }

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0 || isOver(event) || this.#drags) return;
    const at = this.#at(event);
    this.#fingers.set(event.pointerId, at);
    clearTimeout(this.#held);
    if (this.#fingers.size === 1) this.#touch(at);
    else this.#begin(false);
  };

  /** The first finger: a tap, a hold, a pull or a drag. */
  #touch(at: Pixel): void {
    this.#swallow = false;
    this.#begin(this.#doings().onGrab?.(at) === true);
    this.#held = setTimeout(() => {
      this.#swallow = true;
      this.#doings().onHold(at);
    }, HOLD_MS);
  }

  readonly move = (event: PointerEvent): void => {
    if (!this.#fingers.has(event.pointerId) || this.#doing === null) return;
    this.#fingers.set(event.pointerId, this.#at(event));
    const [one, other] = [...this.#fingers.values()];
    const [begun, begunOther] = this.#doing.from;
    if (one === undefined || begun === undefined) return;
    if (other === undefined || begunOther === undefined)
      this.#pull(this.#doing, begun, { at: one, covers: event.pointerType !== 'mouse' });
    else this.#pinch([begun, begunOther], [one, other]);
  };

  #pull(doing: Doing, begun: Pixel, { at: one, covers }: { readonly at: Pixel; readonly covers: boolean }): void {
    if (!doing.moved && between(one, begun) < SLIP) return;
    doing.moved = true;
    this.#swallow = true;
    clearTimeout(this.#held);
    const { onDrag, farthest, show } = this.#doings();
    if (doing.grabs) onDrag?.(one, covers);
    else if (doing.frame.scale > farthest) show(pulled(doing.frame, one.left - begun.left, one.top - begun.top));
  }

  #pinch([a, b]: readonly [Pixel, Pixel], [c, d]: readonly [Pixel, Pixel]): void {
    const doing = this.#doing;
    if (doing === null) return;
    this.#swallow = true;
    const [from, to] = [middle(a, b), middle(c, d)];
    const closer = zoomed(doing.frame, from, between(c, d) / Math.max(1, between(a, b)), this.#doings().farthest);
    this.#doings().show(pulled(closer, to.left - from.left, to.top - from.top));
  }

  readonly up = (event: PointerEvent): void => {
    if (!this.#fingers.delete(event.pointerId)) return;
    clearTimeout(this.#held);
    const doing = this.#doing;
    if (doing?.grabs === true && doing.moved)
      this.#doings().onDrop?.(event.type === 'pointercancel' ? null : this.#at(event));
    if (this.#fingers.size > 0) this.#begin(false);
    else this.#doing = null;
  };

  readonly click = (event: MouseEvent): void => {
    if (isOver(event)) return;
    const isSwallowed = this.#swallow;
    this.#swallow = false;
    if (isSwallowed) return;
    const at = this.#at(event);
    const isMeant = this.#doings().onTap(at, keyedToken(event));
    const isTwice = !isMeant && this.#isSecond(at, event.timeStamp);
    this.#last = isMeant || isTwice ? null : { at, time: event.timeStamp };
    if (isTwice) this.#comeCloser(at);
  };

  #isSecond(at: Pixel, time: number): boolean {
    const last = this.#last;
    return last !== null && time - last.time < TWICE_MS && between(last.at, at) < TWICE_PX;
  }

  /** And back, where one is close already. */
  #comeCloser(at: Pixel): void {
    const { frame, farthest, show } = this.#doings();
    show(zoomed(frame, at, frame.scale > farthest * 1.5 ? 0 : CLOSER, farthest));
  }

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { frame, farthest, show } = this.#doings();
    show(zoomed(frame, this.#at(event), Math.exp(-event.deltaY / WHEEL), farthest));
  };

  readonly menu = (event: Event): void => event.preventDefault();

  listen(): () => void {
    const over = new AbortController();
    const { signal } = over;
    const map = this.#map;
    map.addEventListener('pointerdown', this.down, { signal });
    window.addEventListener('pointermove', this.move, { signal });
    window.addEventListener('pointerup', this.up, { signal });
    window.addEventListener('pointercancel', this.up, { signal });
    map.addEventListener('click', this.click, { signal });
    map.addEventListener('contextmenu', this.menu, { signal });
    map.addEventListener('wheel', this.wheel, { signal, passive: false });
    return () => {
      clearTimeout(this.#held);
      over.abort();
    };
  }
}

/** Tap, double tap, hold, pull, pinch and wheel on a map: taps on tokens and ground, closer and farther. */
export function useMapGestures(map: RefObject<HTMLElement | null>, doings: MapDoings): void {
  const now = useRef(doings);
  useEffect(() => {
    now.current = doings;
  });
  useEffect(() => {
    if (map.current === null) return undefined;
    return new Gestures(map.current, () => now.current).listen();
  }, [map]);
}
