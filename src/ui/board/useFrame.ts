import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import {
  type Extent,
  type Frame,
  frameAbout,
  kept,
  type Size,
  type Turn,
  turnedOn,
  turnFor,
  wholeFrame,
} from './frame.ts';
import type { Spot } from './shown.ts';

/** Where nothing can be measured. */
const USUAL: Size = { width: 390, height: 512 };
/** Free px about the whole board: the symbol of somebody at its very edge has room. */
const FREE = 12;
/** The same where somebody has come closer: keys that lie on the map leave any place of it free. */
const PULLED = 60;
/** Px an inch that a screen comes to by itself at most. */
const ITS_CLOSEST = 34;
const AROUND = 2;

const sizeOf = (element: HTMLElement | null): Size => {
  const { clientWidth: width, clientHeight: height } = element ?? { clientWidth: 0, clientHeight: 0 };
  return width === 0 || height === 0 ? USUAL : { width, height };
};

/** The screen decides how a board is turned: what lies below it comes and goes. */
export const screenSize = (): Size => ({ width: window.innerWidth, height: window.innerHeight });

/** How large an element is now. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(USUAL);
  useLayoutEffect(() => {
    const measure = () =>
      setSize((old) => {
        const now = sizeOf(element.current);
        return now.width === old.width && now.height === old.height ? old : now;
      });
    measure();
    if (typeof ResizeObserver === 'undefined' || element.current === null) return undefined;
    const watch = new ResizeObserver(measure);
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return size;
}

/** What a screen shows of a board by itself: `about` these places, or all of it; `turned` so many quarters further. */
export interface Framing {
  readonly own: Spot;
  readonly turned?: number;
  readonly about?: readonly Spot[] | undefined;
}

/** What of the board is seen: what the screen frames, until somebody zooms or pulls; null: back to that. */
export function useFrame(
  element: RefObject<HTMLElement | null>,
  extent: Extent,
  { own, turned = 0, about }: Framing,
): {
  readonly frame: Frame;
  readonly whole: Frame;
  readonly isOwn: boolean;
  readonly show: (frame: Frame | null) => void;
} {
  const size = useSize(element);
  const { width, depth } = extent;
  const [chosen, choose] = useState<Frame | null>(null);
  const turn: Turn = turnedOn(turnFor({ width, depth }, screenSize(), own), turned);
  const whole = useMemo(() => wholeFrame({ width, depth }, size, turn, FREE), [width, depth, size, turn]);
  const aboutKey = JSON.stringify(about ?? []);
  const framed = useMemo(() => {
    const spots = JSON.parse(aboutKey) as readonly Spot[];
    return kept(frameAbout(whole, spots, AROUND, ITS_CLOSEST), { width, depth }, FREE);
  }, [whole, aboutKey, width, depth]);
  const isOwn = chosen !== null && chosen.turn === turn;
  const pulledTo = useMemo(
    () => (chosen === null ? null : kept({ ...chosen, size }, { width, depth }, PULLED)),
    [chosen, size, width, depth],
  );
  const frame = isOwn && pulledTo !== null ? pulledTo : framed;
  return { frame, whole, isOwn, show: choose };
}
