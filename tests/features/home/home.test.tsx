import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HomeScreen } from '../../../src/features/home/HomeScreen.tsx';
import { KeptAside } from '../../../src/features/home/KeptAside.tsx';
import { READY_BATTLE } from '../../../src/features/home/readyBattle.ts';
import { putAsideNow } from '../../../src/persistence/asideNow.ts';
import { browserStorage } from '../../../src/persistence/browserStorage.ts';
import type { CopyHead } from '../../../src/state/library/backups.ts';
import { refreshBattles } from '../../../src/state/battle/battles.ts';
import { chooseIn, deviceChoicesIn } from '../../../src/state/battle/deviceChoices.ts';
import { campaignPlayOf } from '../../../src/state/campaign/campaignPlay.ts';
import { binOf } from '../../../src/state/library/bin.ts';
import { safetyOf } from '../../../src/state/library/dataSafety.ts';
import type { CampaignSummary } from '../../../src/state/base/store.ts';
import * as downloading from '../../../src/ui/downloadText.ts';
import { campaignNow, founded } from '../retinue/stage.tsx';
import { freshApp, openNow, openReady, play } from '../../support/readyBattle.ts';
import { withCp } from '../../support/sides.ts';
import { app, render } from '../../support/app.tsx';
import { killTeamPlayOf } from '../../../src/state/battle/killTeam.ts';

const safety = safetyOf(app);
const { closeCampaign, exportCampaign } = campaignPlayOf(app);
const { closeBattle, listQuarantine } = killTeamPlayOf(app);

beforeEach(freshApp);
afterEach(() => vi.restoreAllMocks());

function home(onOpen = vi.fn<(id: string) => void>()) {
  const onCampaign = vi.fn<(id: string) => void>();
  const onNewCampaign = vi.fn<() => void>();
  const doors = {
    onCampaign,
    onNewCampaign,
    onNew: vi.fn<() => void>(),
    onTwo: vi.fn<() => void>(),
    onSettings: vi.fn<() => void>(),
    onWorkshop: vi.fn<() => void>(),
    onOdds: vi.fn<() => void>(),
    onBring: vi.fn<() => void>(),
  };
  render(<HomeScreen onOpen={onOpen} {...doors} />);
  return { doors, onOpen, onCampaign, onNewCampaign, user: userEvent.setup() };
}

describe('first opening', () => {
  it('should say how many stand on each side of the battle that is ready', async () => {
    const { mission, missionName, own, foes } = READY_BATTLE;
    const { onOpen, user } = home();
    await user.click(
      screen.getByRole('button', { name: new RegExp(`Play the first battle.*${missionName}, ${own} against ${foes}`) }),
    );
    await waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
    const { operatives, mission: played } = openNow().state;
    const count = (side: string) => operatives.filter((operative) => operative.side === side).length;
    expect([played.id, count('retinue'), count('enemy')]).toEqual([mission, own, foes]);
  });

  it('should lead to one’s own battle, alone or of two sides, to a campaign and to what one has', async () => {
    const { doors, user } = home();
    await user.click(screen.getByRole('button', { name: /Alone or together/ }));
    expect(doors.onNew).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: /Two sides/ }));
    expect(doors.onTwo).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: /New campaign/ }));
    expect(doors.onNewCampaign).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: /Bring a file/ }));
    expect(doors.onBring).toHaveBeenCalledOnce();
  });

  it('should begin the first battle with one tap', async () => {
    const { onOpen, user } = home();
    await user.click(screen.getByRole('button', { name: /Play the first battle/ }));
    await waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
    expect(onOpen).toHaveBeenCalledWith(openNow().id);
    expect(openNow().state).toMatchObject({ phase: 'strategy', turningPoint: 1, ...withCp(1, 'Chaos Cult') });
    expect(openNow().request).toMatchObject({ kind: 'roll', purpose: 'initiative' });
  });

  it('should begin it on a ready board where this device played on one last, with or without a table', async () => {
    for (const [playedOn, alone] of [
      ['screen', true],
      ['beside', false],
    ] as const) {
      await freshApp();
      chooseIn(app, { playedOn, look: 'cards' });
      const { onOpen, user } = home();
      await user.click(screen.getByRole('button', { name: /Play the first battle/ }));
      await waitFor(() => expect(onOpen).toHaveBeenCalledExactlyOnceWith(openNow().id));
      expect(openNow().state).toMatchObject({
        phase: 'setUp',
        board: { alone, map: { name: 'Pump Hall' }, places: {} },
      });
      expect(deviceChoicesIn(app).look).toBe('board');
      cleanup();
    }
    chooseIn(app, { playedOn: 'table' });
  });

  it('should ask the initiative and nothing else before the first activation', async () => {
    const { onOpen, user } = home();
    await user.click(screen.getByRole('button', { name: /Play the first battle/ }));
    await waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
    const { request } = openNow();
    play({ type: 'answer', requestId: request?.id ?? '', answer: { kind: 'faces', faces: [4] } });
    play({ type: 'startFirefight' });
    expect(openNow()).toMatchObject({ request: null, state: { phase: 'firefight', turn: 'retinue' } });
  });

  it('should deal the operatives to the players that were chosen', async () => {
    const { onOpen, user } = home();
    await user.click(screen.getByRole('radio', { name: '2 players' }));
    await user.type(await screen.findByRole('textbox', { name: 'Player 1' }), 'Ana');
    await user.click(screen.getByRole('button', { name: /Play the first battle/ }));
    await waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
    const { players, operatives } = openNow().state;
    expect(players.map(({ name, mark }) => [name, mark])).toEqual([
      ['Ana', 'A'],
      ['Player 2', '2'],
    ]);
    expect(operatives.slice(0, 3).map(({ owner }) => owner)).toEqual(['p1', 'p2', 'p1']);
  });

  it('should take the dice from the screen when told so', async () => {
    const { user } = home();
    await user.click(screen.getByRole('radio', { name: 'None' }));
    expect(app.store.getState().settings.dice).toEqual({ retinue: 'screen', enemy: 'screen' });
  });
});

describe('home with a battle in play', () => {
  it('should show where it stands and go on with it', async () => {
    const id = await openReady();
    play({ type: 'startBattle' });
    await closeBattle();
    await refreshBattles(app);
    const { onOpen, user } = home();
    const card = screen.getByRole('region', { name: 'Silence the Voice' });
    expect(card).toHaveTextContent('Turning point 1 of 6.');
    expect(within(card).getByText('Vex').closest('li')).toHaveTextContent('8');
    await user.click(screen.getByRole('button', { name: /Continue the battle/ }));
    expect(onOpen).toHaveBeenCalledWith(id);
  });

  it('should keep what is removed', async () => {
    await openReady();
    await closeBattle();
    await refreshBattles(app);
    const { user } = home();
    await user.click(screen.getByRole('button', { name: 'More: Silence the Voice' }));
    await user.click(await screen.findByRole('button', { name: /Remove/ }));
    expect(await screen.findByText(/Silence the Voice is removed/)).toBeVisible();
    expect((await binOf(app).list()).map(({ kind, name }) => [kind, name])).toEqual([['battle', 'Silence the Voice']]);
  });

  it('should remove what is kept aside only after it was taken away, with a second press at another place', async () => {
    const load = vi.spyOn(downloading, 'downloadText').mockImplementation(() => undefined);
    putAsideNow(browserStorage, '2026-01-19T10:00:00.000Z', 'unreadable', '{broken');
    putAsideNow(browserStorage, '2026-01-20T10:00:00.000Z', 'discarded', '{}');
    const user = userEvent.setup();
    render(<KeptAside />);
    await user.click(await screen.findByRole('button', { name: /Kept aside/ }));
    const sheet = await screen.findByRole('dialog');
    const row = await within(sheet).findByRole('button', { name: /Could not be read/ });
    expect(within(sheet).queryByRole('button', { name: 'Remove' })).toBeNull();
    await user.click(row);
    expect(load).toHaveBeenCalledWith('retinue-kept-2026-01-19.json', '{broken');
    const remove = within(sheet).getByRole('button', { name: 'Remove' });
    await user.dblClick(remove);
    expect(within(sheet).queryByRole('button', { name: 'Remove for good' })).toBeNull();
    await user.click(within(sheet).getByRole('button', { name: 'Remove' }));
    await user.click(within(sheet).getByRole('button', { name: 'Remove for good' }));
    await waitFor(() => expect(within(sheet).queryByRole('button', { name: /Could not be read/ })).toBeNull());
    expect((await listQuarantine()).filter(({ text }) => text === '{broken')).toEqual([]);
    expect(await within(sheet).findByRole('button', { name: /Removed by you.*20/ })).toBeVisible();
  });
});

const ledgerRow: CampaignSummary = {
  id: 'c1',
  name: 'The Carrow Ledger',
  scenarios: 6,
  operatives: 5,
  scars: 3,
  players: ['Anna', 'Marc'],
  inBattle: null,
  savedAt: '2026-11-20T10:00:00.000Z',
  readable: true,
};

describe('home with campaigns', () => {
  it('should list each with its figures and players, and go on with the newest', async () => {
    const alone = {
      ...ledgerRow,
      id: 'c2',
      name: 'Ash Vigil',
      scenarios: 1,
      operatives: 1,
      scars: 0,
      players: ['Anna'],
    };
    app.store.setState({ campaigns: [ledgerRow, alone] });
    const { onCampaign, user } = home();
    await user.click(
      screen.getByRole('button', { name: 'The Carrow Ledger 6 scenarios, 5 operatives, 3 scars. Anna and Marc' }),
    );
    await user.click(screen.getByRole('button', { name: 'Ash Vigil 1 scenario, 1 operative. Anna, alone' }));
    await user.click(screen.getByRole('button', { name: /Continue the campaign/ }));
    expect(onCampaign.mock.calls).toEqual([['c1'], ['c2'], ['c1']]);
  });

  it('should go on with the battle in play before any campaign', async () => {
    await openReady();
    await closeBattle();
    await refreshBattles(app);
    app.store.setState({ campaigns: [ledgerRow] });
    home();
    expect(screen.getByRole('button', { name: /Continue the battle/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Continue the campaign/ })).toBeNull();
  });

  it('should say that one cannot be read, and never go on with it', async () => {
    app.store.setState({ campaigns: [{ ...ledgerRow, name: '', readable: false }] });
    const { onCampaign, user } = home();
    expect(screen.queryByRole('button', { name: /Continue the campaign/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /c1 .*read/ }));
    expect(onCampaign).toHaveBeenCalledWith('c1');
  });

  it('should offer a file of one before it is deleted, and the way back after', async () => {
    await founded();
    const { id } = campaignNow();
    await closeCampaign();
    await refreshBattles(app);
    const load = vi.spyOn(downloading, 'downloadText').mockImplementation(() => undefined);
    const { user } = home();
    const more = () => user.click(screen.getByRole('button', { name: /^More.*The Carrow Ledger/ }));
    await more();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    await more();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Remove a copy stays/ }));
    expect(await screen.findByText(/The Carrow Ledger is removed/)).toBeVisible();
    expect(app.store.getState().campaigns).toEqual([]);
    expect(await exportCampaign(id)).toBeNull();
    // There is no ring here: it comes back from the bin.
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Continue the campaign, The Carrow Ledger' })).toBeVisible();
    expect(await exportCampaign(id)).not.toBeNull();
  });

  it('should say what was deleted on another screen, and bring it back from the ring', async () => {
    const copy = { key: 'ring/campaign/c1/x-1' } as CopyHead;
    const newest = vi.spyOn(safety, 'newest').mockResolvedValue(copy);
    const restore = vi.spyOn(safety, 'restore').mockResolvedValue('restored');
    const doors = {
      onCampaign: vi.fn(),
      onNewCampaign: vi.fn(),
      onNew: vi.fn(),
      onTwo: vi.fn(),
      onSettings: vi.fn(),
      onWorkshop: vi.fn(),
      onOdds: vi.fn(),
      onBring: vi.fn(),
      onOpen: vi.fn(),
    };
    const deleted = { kind: 'campaign', id: 'c1', title: 'Ash Vigil' } as const;
    render(<HomeScreen {...doors} deleted={deleted} />);
    expect(screen.getByText(/Ash Vigil is removed/)).toBeVisible();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText(/Ash Vigil is removed/)).toBeNull());
    expect(newest).toHaveBeenCalledWith(deleted);
    expect(restore).toHaveBeenCalledWith(copy.key);
  });

  it('should have a door to a new one from the first opening on', async () => {
    const { onNewCampaign, user } = home();
    await user.click(screen.getByRole('button', { name: /^New campaign/ }));
    expect(onNewCampaign).toHaveBeenCalledOnce();
  });
});
