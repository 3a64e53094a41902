import type { Page } from '@playwright/test';
import { making as words } from '../../../src/words/en/making/making.ts';
import { scenario } from '../../../src/words/en/scenario/scenario.ts';
import { workshop } from '../../../src/words/en/workshop/workshop.ts';
import { noFindings } from './axe.ts';
import { begins, heading } from './screen.ts';
import { expect } from './test.ts';
import { click } from './places.ts';

export const CUTLASS = 'Hooked cutlass';
export const HAULER = 'Mole hauler';
export const UNDERTOW = 'The Undertow';

const { fields, kinds } = words;
const { parts } = scenario;
/** A field by its label. */
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
/** What was made is kept. */
export const saved = (page: Page) => expect(page.locator('[data-save="saved"]')).toBeVisible();
/** What is being made, as it looks in play. */
export const drawn = (page: Page) => page.getByRole('complementary', { name: words.drawn });
/** A button by how its name begins. */
export const pressed = (page: Page, name: string) => page.getByRole('button', { name: begins(name) });

/** Opens the workshop and turns to one of its sections. */
export async function toShelf(page: Page, section: keyof typeof workshop.sections) {
  await page.goto('/#/workshop');
  const all = page.getByRole('radiogroup', { name: workshop.sectionsLabel });
  await click(all.getByRole('radio', { name: begins(workshop.sections[section].label) }));
}

/** From the workshop to a new row of a kind, with a name. */
async function make(page: Page, kind: { readonly many: string; readonly make: string }, name: string) {
  await toShelf(page, 'content');
  await click(page.getByRole('region', { name: words.section }).getByRole('button', { name: begins(kind.many) }));
  await expect(heading(page)).toHaveText(kind.many);
  await click(pressed(page, kind.make));
  await field(page, fields.name).first().fill(name);
  await expect(drawn(page)).toContainText(name);
}

/** A weapon with rules of its own; too many dice are refused on the way. */
export async function makeWeapon(page: Page) {
  await make(page, kinds.weapons, CUTLASS);
  await field(page, fields.kind).selectOption({ label: words.values['melee'] ?? '' });
  await click(page.getByRole('button', { name: new RegExp(CUTLASS, 'u') }).and(page.locator('[aria-expanded]')));
  await field(page, fields.attacks).fill('600');
  await expect(pressed(page, words.mend)).toHaveAccessibleName(new RegExp(words.flaws.most(99), 'u'));
  await field(page, fields.attacks).fill('5');
  await field(page, words.addTo(fields['weapons.profiles[].rules'])).selectOption({ label: 'Rending' });
  await expect(drawn(page)).toContainText('Rending');
  await saved(page);
  await noFindings(page, 'a weapon');
}

/** An enemy that carries it; one without wounds is refused on the way. */
export async function makeEnemy(page: Page) {
  await make(page, kinds.operatives, HAULER);
  await field(page, fields.wounds).fill('0');
  await expect(pressed(page, words.mend)).toHaveAccessibleName(new RegExp(words.flaws.least(1), 'u'));
  await field(page, fields.wounds).fill('12');
  await click(page.getByRole('button', { name: new RegExp(words.noneIn, 'u') }));
  await field(page, words.addTo(fields['arms[]'])).selectOption({ label: CUTLASS });
  await expect(drawn(page)).toContainText(CUTLASS);
  await click(pressed(page, words.like.take(2)));
  await expect(field(page, fields.dv)).toHaveValue('2');
  await saved(page);
  await noFindings(page, 'an enemy');
}

/** Taps a button beside a number so often. */
async function tapTimes(page: Page, name: string, times: number) {
  for (let tap = 0; tap < times; tap += 1) await click(page.getByRole('button', { name, exact: true }));
}

/** A faction of it; faces that bring nobody are told beside their line, which a tap leads to, and mended by taps. */
export async function makeFaction(page: Page) {
  await make(page, kinds.factions, UNDERTOW);
  await click(pressed(page, words.one['rows'] ?? ''));
  await field(page, fields.card).selectOption({ label: HAULER });
  await tapTimes(page, parts.less(fields.to), 8);
  const hole = new RegExp(words.flaws.noFace('13–20'), 'u');
  await expect(pressed(page, words.mend)).toHaveAccessibleName(hole);
  const line = page.locator('[aria-expanded]').filter({ hasText: HAULER });
  await click(line);
  await expect(field(page, fields.to)).toHaveCount(0);
  await expect(line).toContainText(hole);
  await click(pressed(page, words.mend));
  await expect(field(page, fields.to)).toBeFocused();
  await tapTimes(page, parts.more(fields.to), 8);
  await expect(pressed(page, words.share)).toBeVisible();
  await saved(page);
  await noFindings(page, 'a faction');
}
