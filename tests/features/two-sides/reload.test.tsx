import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { killTeamBattle } from '../../../src/content/killTeamBattle.ts';
import { loadKillTeamSides } from '../../../src/content/killTeamSides.ts';
import type { Command } from '../../../src/engine/family/killteam/model/command.ts';
import { ChooseMarker } from '../../../src/features/two-sides/ChooseMarker.tsx';
import { ChooseTacOps } from '../../../src/features/two-sides/ChooseTacOps.tsx';
import { PeekScreen } from '../../../src/features/two-sides/PeekScreen.tsx';
import { RevealScreen } from '../../../src/features/two-sides/RevealScreen.tsx';
import { type App, createApp } from '../../../src/state/base/app.ts';
import { twoSides } from '../../../src/words/en/twoSides.ts';
import { render } from '../../support/app.tsx';
import { FakeBrowser } from '../../support/fakeBrowser.ts';
import { killTeamIn, killTeamPlayOf } from '../../../src/state/battle/killTeam.ts';

const { secret } = twoSides;
const OF_ANA = ['hold-fast', 'locked-gate', 'far-shore'];
const OF_BEN = ['locked-gate', 'cut-the-head', 'grim-harvest'];
/** Names that only those two tac ops have, of which only one side may know. */
const HIDDEN = { first: 'Far shore', second: 'Grim harvest' } as const;

const openIn = ({ store }: App) => {
  const battle = killTeamIn(store.getState().battle);
  if (battle === null) throw new Error('no battle is open');
  return battle;
};

function order(app: App, command: Command): void {
  let refusal: unknown = null;
  act(() => {
    refusal = killTeamPlayOf(app).dispatch(command);
  });
  if (refusal !== null) throw new Error(`refused: ${JSON.stringify(refusal)}`);
}

const answer = (app: App, reply: Extract<Command, { type: 'answer' }>['answer']): void =>
  order(app, { type: 'answer', requestId: openIn(app).request?.id ?? '', answer: reply });

/** Two people have chosen in secret; the battle has not begun. */
async function chosen(browser: FakeBrowser): Promise<App> {
  const app = createApp(browser.ports());
  const state = killTeamBattle({
    pack: await loadKillTeamSides('kt2021'),
    mission: 'harbour-lights',
    teams: [
      { team: 'salt-wardens', player: { id: 'p1', name: 'Ana', mark: 'A' } },
      { team: 'gutter-saints', player: { id: 'p2', name: 'Ben', mark: 'B' } },
    ],
    settings: { automation: { attack: 'assisted', falling: false } },
    dice: { people: 'table', tables: 'table' },
    seed: 'reload',
  });
  await act(async () =>
    killTeamPlayOf(app).startBattle(state, {
      title: 'Two sides',
      ruleset: { id: 'kt2021', version: '1.0.0' },
      packs: [],
    }),
  );
  order(app, { type: 'chooseTacOps', side: 'first', tacOps: OF_ANA });
  order(app, { type: 'chooseTacOps', side: 'second', tacOps: OF_BEN });
  return app;
}

/** The reveal step of the first turning point: Ana has the word. */
async function revealing(browser: FakeBrowser): Promise<App> {
  const app = await chosen(browser);
  order(app, { type: 'startBattle' });
  answer(app, { kind: 'faces', faces: [6] });
  answer(app, { kind: 'faces', faces: [2] });
  answer(app, { kind: 'pick', option: 'first' });
  while (openIn(app).state.tasks.at(-1)?.id === 'ploys') answer(app, { kind: 'pick', option: 'pass' });
  return app;
}

/** The page is loaded anew: what is stored is all there is. */
async function reloaded(browser: FakeBrowser, app: App): Promise<App> {
  const { id } = openIn(app);
  cleanup();
  const next = createApp(browser.killed().ports());
  await act(async () => void (await killTeamPlayOf(next).openBattle(id)));
  return next;
}

const tap = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}`, 'u') }));
const seesNothing = (): void => {
  for (const name of Object.values(HIDDEN)) expect(screen.queryByText(name)).toBeNull();
};

let browser: FakeBrowser;
beforeEach(() => {
  browser = new FakeBrowser();
});

describe('the hand-over, when the page is loaded anew', () => {
  it('should cover again what somebody had open, name who is to answer, and have lost nothing', async () => {
    const before = await revealing(browser);
    render(<RevealScreen />, {}, before);
    await tap(secret.has('Ana'));
    expect(await screen.findByText(HIDDEN.first)).toBeVisible();
    const asked = openIn(before).request;
    const after = await reloaded(browser, before);
    expect(openIn(after).request).toEqual(asked);
    expect(openIn(after).state.tacOps?.chosen).toEqual({ first: OF_ANA, second: OF_BEN });
    render(<RevealScreen />, {}, after);
    expect(await screen.findByRole('heading', { name: secret.handTo('Ana') })).toBeVisible();
    seesNothing();
    await tap(secret.has('Ana'));
    expect(await screen.findByText(HIDDEN.first)).toBeVisible();
    expect(screen.queryByText(HIDDEN.second)).toBeNull();
  });

  it('should still be closed when it was never opened, and go to the other side with its word', async () => {
    const before = await revealing(browser);
    answer(before, { kind: 'pick', option: 'pass' });
    render(<RevealScreen />, {}, before);
    expect(await screen.findByRole('heading', { name: secret.handTo('Ben') })).toBeVisible();
    const after = await reloaded(browser, before);
    render(<RevealScreen />, {}, after);
    expect(await screen.findByRole('heading', { name: secret.handTo('Ben') })).toBeVisible();
    seesNothing();
    await tap(secret.has('Ben'));
    expect(await screen.findByText(HIDDEN.second)).toBeVisible();
    expect(screen.queryByText(HIDDEN.first)).toBeNull();
  });

  it('should cover what is chosen before the battle, for whoever chose it alone', async () => {
    const after = await reloaded(browser, await chosen(browser));
    render(<ChooseTacOps side="second" onDone={() => undefined} />, {}, after);
    expect(await screen.findByRole('heading', { name: secret.handTo('Ben') })).toBeVisible();
    seesNothing();
    await tap(secret.has('Ben'));
    expect(await screen.findByRole('checkbox', { name: /^Grim harvest/u })).toBeChecked();
    expect(screen.queryByRole('checkbox', { name: /^Far shore/u, checked: true })).toBeNull();
  });
});

describe('the screens that are handed over', () => {
  it.each([
    ['first', 'Ana'],
    ['second', 'Ben'],
  ] as const)('should each name who is to look or answer, of %s %s', async (side, who) => {
    const app = await chosen(browser);
    const back = () => undefined;
    for (const page of [
      <ChooseTacOps key="ops" side={side} onDone={back} />,
      <ChooseMarker key="marker" side={side} choice="own" onDone={back} />,
      <PeekScreen key="peek" side={side} onDone={back} />,
    ]) {
      const { unmount } = render(page, {}, app);
      expect(await screen.findByRole('heading', { name: secret.handTo(who) })).toBeVisible();
      expect(screen.getByRole('button', { name: new RegExp(`^${secret.has(who)}`, 'u') })).toBeVisible();
      seesNothing();
      unmount();
    }
  });
});
