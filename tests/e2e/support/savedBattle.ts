import { readFileSync } from 'node:fs';
import type { Hand } from './hand.ts';
import { nextButton } from './screen.ts';

const AT = '2026-01-01T00:00:00.000Z';
const NOTHING_DONE = { at: 0, stamps: [], entries: [], length: 0, total: 0, checkpoints: [] };

/** Opens a battle as some version of the app has stored it in `saved/`, in a browser in which nothing else is. */
export async function openSaved({ page }: Hand, name: string): Promise<void> {
  const setup = readFileSync(new URL(`../saved/${name}.json`, import.meta.url), 'utf8');
  const { version, data } = JSON.parse(setup) as { version: number; data: { id: string } };
  const slot = `retinue/battle/${data.id}/v${version}`;
  const tail = { format: 'battle-tail', version, savedAt: AT, revision: 0, data: NOTHING_DONE };
  await page.addInitScript(
    (pairs) => {
      if (localStorage.length > 0) return;
      for (const [key, text] of Object.entries(pairs)) localStorage.setItem(key, text);
    },
    { [`${slot}/setup`]: setup, [`${slot}/tail`]: JSON.stringify(tail) },
  );
  await page.goto(`/#/battle/${data.id}`);
  await nextButton(page).waitFor();
  // What a tap needs is fetched when the screen stands.
  await page.waitForLoadState('networkidle');
}
