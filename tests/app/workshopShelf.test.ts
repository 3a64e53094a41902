import { expect, it } from 'vitest';
import { shelfPlaceOf } from '../../src/app/workshopShelf.ts';
import { createApp } from '../../src/state/base/app.ts';
import { FakeBrowser } from '../support/fakeBrowser.ts';

it('should come back to the section that was shown last, also in an app that is started anew', () => {
  const browser = new FakeBrowser();
  const first = shelfPlaceOf(createApp(browser.ports()));
  expect(first.sectionOf('')).toBe('scenarios');
  expect(first.sectionOf('packs')).toBe('packs');
  expect(first.sectionOf('nothing of it')).toBe('packs');
  expect(shelfPlaceOf(createApp(browser.ports())).sectionOf('')).toBe('packs');
});
