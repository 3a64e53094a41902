import type { Locator, Page } from '@playwright/test';

/** How long the app takes a second press at one place for a trembling thumb, and how near "one place" is. */
const SETTLE_MS = 350;
const SAME_PLACE_PX = 40;
const WIDE_PX = 140;

export interface Place {
  readonly x: number;
  readonly y: number;
}

interface Press extends Place {
  readonly at: number;
}

/** Where a control is to be pressed: from its own corner, and on the screen. */
export interface Spot {
  readonly at: Place;
  readonly place: Place;
}

const presses = new WeakMap<Page, readonly Press[]>();

const recent = (page: Page): readonly Press[] =>
  (presses.get(page) ?? []).filter(({ at }) => Date.now() - at < SETTLE_MS);

/** Points of a control where a thumb may fall, from its corner. */
const placesOn = ({ width, height }: { readonly width: number; readonly height: number }): Place[] =>
  (width > WIDE_PX ? [0.5, 0.2, 0.8] : [0.5]).map((part) => ({ x: width * part, y: height / 2 }));

const apart = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Keeps where a page was pressed just now. */
export function pressedAt(page: Page, place: Place): void {
  presses.set(page, [...recent(page), { ...place, at: Date.now() }]);
}

/** Where to press a control: not where the page was pressed just now, or else after a while. */
export async function spotOn(target: Locator): Promise<Spot> {
  const box = await target.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  });
  const spots = placesOn(box).map((at) => ({ at, place: { x: box.x + at.x, y: box.y + at.y } }));
  const [first] = spots;
  if (first === undefined) throw new Error('a control without a place');
  const page = target.page();
  const near = ({ place }: Spot) => recent(page).filter((last) => apart(place, last) <= SAME_PLACE_PX);
  const free = spots.find((spot) => near(spot).length === 0);
  if (free !== undefined) return free;
  const last = near(first).at(-1)?.at ?? 0;
  await page.waitForTimeout(Math.max(0, SETTLE_MS + last - Date.now()));
  return first;
}

/** Clicks a control as a person with a mouse does: never one place twice as quickly as only a trembling thumb would. */
export async function click(target: Locator): Promise<void> {
  await target.waitFor();
  const { at, place } = await spotOn(target);
  await target.click({ position: at });
  pressedAt(target.page(), place);
}
