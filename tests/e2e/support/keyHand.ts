import type { Locator } from '@playwright/test';
import { dealtWith } from './dealtWith.ts';
import { Hand } from './hand.ts';

/** As many presses as any control of a screen may be away. */
const FARTHEST = 120;

/** Where the focus is, seen from a control. */
const focusBy = (target: Locator) =>
  target.evaluate((element) => {
    const focused = document.activeElement;
    const group = element.closest('[role="radiogroup"], fieldset');
    const isRadio = element.matches('input[type="radio"], [role="radio"]');
    return { on: element === focused, beside: isRadio && group?.contains(focused) === true, isRadio };
  });

/** A player without mouse and finger: goes to a control by Tab, within a group by arrows, and presses it. */
export class KeyHand extends Hand {
  override async tap(target: Locator): Promise<void> {
    await target.waitFor();
    const isRadio = await this.#reach(target);
    await dealtWith(this.page, 1, () => this.page.keyboard.press(isRadio ? 'Space' : 'Enter'));
    this.taps += 1;
  }

  /** True: it is one of a group, of which only one is chosen. */
  async #reach(target: Locator): Promise<boolean> {
    for (let presses = 0; presses < FARTHEST; presses += 1) {
      const { on, beside, isRadio } = await focusBy(target);
      if (on) return isRadio;
      await this.page.keyboard.press(beside ? 'ArrowDown' : 'Tab');
    }
    throw new Error('no key leads to the control');
  }
}
