import type { FileChooser, Locator, Page } from '@playwright/test';
import { door } from '../../../src/words/en/door.ts';
import { click } from './places.ts';

type Chosen = Parameters<FileChooser['setFiles']>[0];

/** Chooses a file at the door, which `entry` leads to. */
export async function giveFile(page: Page, entry: Locator, file: Chosen): Promise<void> {
  await click(entry);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    // By the key: a second tap at the place of the first would be taken for a trembling thumb.
    page.getByRole('button', { name: new RegExp(`^${door.choose}`, 'u') }).press('Enter'),
  ]);
  await chooser.setFiles(file);
}

/** The same, and on to what is in it. */
export async function openShared(page: Page, entry: Locator, file: Chosen): Promise<void> {
  await giveFile(page, entry, file);
  await click(page.getByRole('button', { name: door.next.shared }));
}
