import { act, render, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { BattleStage } from '../../src/app/battle/killTeam/BattleStage.tsx';
import { loadBundledPack } from '../../src/content/bundledPack.ts';
import { quickStart } from '../../src/content/quickStart.ts';
import { type App, createApp } from '../../src/state/base/app.ts';
import { AppContext } from '../../src/state/base/useApp.ts';
import { beginBattle } from '../../src/state/battle/beginBattle.ts';
import { fetchWords } from '../../src/words/catalogues.ts';
import { FakeBrowser } from '../support/fakeBrowser.ts';
import { killTeamIn } from '../../src/state/battle/killTeam.ts';
import { withSettings } from '../../src/state/battle/withSettings.ts';
import { packRef } from '../../src/state/library/packRef.ts';

await fetchWords('play', 'en');

/** An app in a browser of its own, with the ready-made battle begun; everybody types. */
async function begun() {
  const browser = new FakeBrowser();
  const app = createApp(browser.ports());
  const dice = { retinue: 'table', enemy: 'table' } as const;
  const players = [{ id: 'p1', name: 'Ana', mark: 'A' }];
  const pack = await loadBundledPack();
  const { settings } = app.store.getState();
  const state = quickStart(pack, { players, dice, seed: app.ports.chance.newSeed() });
  const id = beginBattle(app, { packs: [packRef(pack)], state: withSettings(state, settings), title: 'Night' });
  return { app, browser, id };
}

/** Both apps in one page, each in a part of it. */
async function opened(left: App, right: App) {
  const part = (app: App, name: string) => (
    <section aria-label={name}>
      <AppContext value={app}>
        <Suspense>
          <BattleStage onTimeline={() => undefined} />
        </Suspense>
      </AppContext>
    </section>
  );
  const page = render(
    <>
      {part(left, 'left')}
      {part(right, 'right')}
    </>,
  );
  const side = async (name: string) => within(await page.findByRole('region', { name }));
  return { left: await side('left'), right: await side('right') };
}

const battleIn = ({ store }: App) => {
  const battle = killTeamIn(store.getState().battle);
  if (battle === null) throw new Error('no battle is open');
  return battle;
};

it('should play two battles in one page, and neither touch the other', async () => {
  const user = userEvent.setup();
  const [one, two] = [await begun(), await begun()];
  const page = await opened(one.app, two.app);
  const before = battleIn(two.app);

  await user.click(await page.left.findByRole('button', { name: 'Face 5' }));
  await user.click(await page.left.findByRole('button', { name: /^Start the firefight/u }));
  expect(battleIn(one.app).state).toMatchObject({ phase: 'firefight' });
  expect(battleIn(two.app)).toBe(before);

  await user.click(await page.right.findByRole('button', { name: 'Face 1' }));
  expect(battleIn(two.app).length).toBe(before.length + 1);
  const played = battleIn(one.app);

  await user.click(await page.right.findByRole('button', { name: /^Undo/u }));
  expect(battleIn(two.app).length).toBe(before.length);
  expect(battleIn(one.app)).toBe(played);

  act(() => one.app.changeSettings({ attackOdds: false }));
  expect(two.app.store.getState().settings.attackOdds).toBeUndefined();
  const stored = [one, two].map(({ browser }) => [...browser.storage.texts.keys()].join(' '));
  expect(stored.map((keys) => [keys.includes(one.id), keys.includes(two.id)])).toEqual([
    [true, false],
    [false, true],
  ]);
});
