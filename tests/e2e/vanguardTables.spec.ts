import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { acts } from '../../src/words/en/vanguard/acts.ts';
import { foes } from '../../src/words/en/vanguard/foes.ts';
import { answer, beginAgainstTables, goOn, nextKey, nextSaid, stage } from './support/foes.ts';
import type { Hand } from './support/hand.ts';
import { begins, en, undoButton } from './support/screen.ts';
import { seedChance } from './support/seeded.ts';
import { expect, test } from './support/test.ts';

const MOST_STEPS = 400;

/** What has been seen of a side that plays itself. */
type Seen = Set<'why' | 'question' | 'plan' | 'different' | 'undone'>;

const heading = (hand: Hand) => hand.page.getByRole('heading', { level: 2 }).last();

/** Loads the page again: the same heading stands there, and the same next thing. */
async function reloads(hand: Hand): Promise<void> {
  const said = (await heading(hand).textContent()) ?? '';
  const next = await nextSaid(hand.page);
  await hand.page.reload();
  await expect(heading(hand)).toHaveText(said);
  await expect(nextKey(hand.page)).toHaveAccessibleName(next);
}

const back = (hand: Hand) => hand.page.getByRole('button', { name: begins(acts.backToTables.title) });

/** Plays it by hand, gives it back, and has the same plan again. */
async function differently(hand: Hand): Promise<void> {
  const next = await nextSaid(hand.page);
  await hand.tap(hand.page.getByRole('button', { name: begins(foes.different) }));
  await hand.tap(back(hand));
  await expect(nextKey(hand.page)).toHaveAccessibleName(next);
}

/** Does what is planned, takes it back, and has the plan again. */
async function undoes(hand: Hand): Promise<void> {
  const next = await nextSaid(hand.page);
  await hand.tap(nextKey(hand.page));
  await expect(nextKey(hand.page)).not.toHaveAccessibleName(next);
  await hand.tap(
    undoButton(hand.page)
      .or(hand.page.getByRole('button', { name: /^Undo/u }))
      .first(),
  );
  await expect(nextKey(hand.page)).toHaveAccessibleName(next);
}

async function planned(hand: Hand, seen: Seen): Promise<void> {
  if (!seen.has('plan')) await reloads(hand);
  else if (!seen.has('different')) await differently(hand);
  else if (!seen.has('undone')) await undoes(hand);
  if (seen.has('different')) seen.add('undone');
  if (seen.has('plan')) seen.add('different');
  seen.add('plan');
  const why = hand.page.getByText(begins(`${foes.why}:`));
  await expect(why).toBeVisible();
  return hand.tap(nextKey(hand.page));
}

async function step(hand: Hand, seen: Seen): Promise<void> {
  const { page } = hand;
  switch (await stage(page)) {
    case 'question':
      if (!seen.has('question')) await reloads(hand);
      seen.add('question');
      return answer(hand);
    case 'plan':
      return planned(hand, seen);
    case 'offer':
      if (await page.getByRole('list', { name: foes.why }).isVisible()) seen.add('why');
      return hand.tap(nextKey(page));
    case 'other':
      return goOn(hand);
  }
}

/** Plays until this round begins. */
async function playTo(hand: Hand, round: number): Promise<Seen> {
  const seen: Seen = new Set();
  for (let count = 0; count < MOST_STEPS; count += 1) {
    if ((await nextSaid(hand.page)).startsWith(`Start round ${round}`)) return seen;
    await step(hand, seen);
  }
  throw new Error(`round ${round} does not come`);
}

/** Decides an exported battle again: null where every event agrees. */
function replayed(file: string): unknown {
  const input = JSON.stringify({ id: '1', kind: 'replay', battle: JSON.parse(file) as unknown });
  const { stdout } = spawnSync('node', ['src/tools/headless.mjs'], { input, encoding: 'utf8' });
  return JSON.parse(stdout);
}

test('should play two whole rounds against the tables, explained, through reloads, and be decided again alike', async ({
  page,
  hand,
}) => {
  await seedChance(page, 11);
  await beginAgainstTables(hand, 'Kill Team Vanguard');
  const seen = await playTo(hand, 3);
  expect([...seen].toSorted()).toEqual(['different', 'plan', 'question', 'undone', 'why']);
  await hand.tap(nextKey(page));
  await expect(page.getByRole('button', { name: /^Round 3/u })).toBeVisible();
  await hand.tap(page.getByRole('button', { name: en.saving.saved, exact: true }));
  const waiting = page.waitForEvent('download');
  await hand.tap(page.getByRole('dialog').getByRole('button', { name: en.saving.export }).first());
  const download = await waiting;
  expect(replayed(readFileSync(await download.path(), 'utf8'))).toMatchObject({ ok: true, result: { equal: true } });
});
