import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Command } from '../../../src/engine/family/killteam/model/command.ts';
import type { Operative } from '../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { EndScreen } from '../../../src/features/battle-end/EndScreen.tsx';
import { scriptWith } from '../../support/scripted.ts';
import { freshApp, openNow, openReady, play } from '../../support/readyBattle.ts';
import { app, render } from '../../support/app.tsx';
import { killTeamIn } from '../../../src/state/battle/killTeam.ts';

beforeEach(freshApp);

const changed = (state: BattleState, changes: Readonly<Record<string, Partial<Operative>>>): BattleState => ({
  ...state,
  operatives: state.operatives.map((operative) => ({ ...operative, ...changes[operative.id] })),
});

async function ended(changes: Readonly<Record<string, Partial<Operative>>> = {}) {
  await openReady((state) => changed(state, changes));
  play({ type: 'startBattle' }, { type: 'endBattle', reason: 'primaryDone' });
  const ways = { onPlay: vi.fn(), onLog: vi.fn(), onHome: vi.fn(), onWalk: vi.fn(), onFound: vi.fn() };
  render(<EndScreen {...ways} />);
  return { ways, user: userEvent.setup() };
}

/** The same of a campaign's battle. */
async function endedInCampaign(changes: Readonly<Record<string, Partial<Operative>>>): Promise<void> {
  await ended(changes);
  act(() => app.store.setState({ battle: { ...openNow(), campaign: { id: 'ledger', scenario: 1 } } }));
}

const down = { down: true, wounds: 0 };

describe('end of a battle', () => {
  it('should say how it ended', async () => {
    await ended();
    expect(screen.getByRole('heading', { name: 'The primary objective is done' })).toBeVisible();
    expect(screen.getByText('in turning point 1')).toBeVisible();
  });

  it('should speak of no roll where there is no campaign, and lead into one', async () => {
    const { ways, user } = await ended({ 'sabine-hale': { ...down, downedBy: 'cult-leader-1' }, 'cyber-hound': down });
    expect(screen.queryByText(/roll due|rolls? (is|are) due|no roll/u)).toBeNull();
    expect(screen.getByText(/^Nobody is rolled for in a battle on its own\./u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Take this retinue into a campaign/u }));
    expect(ways.onFound).toHaveBeenCalledOnce();
  });

  it('should list who owes a casualty roll, and apart from them the slain and the auxiliaries', async () => {
    await endedInCampaign({
      'sabine-hale': { ...down, downedBy: 'cult-leader-1' },
      'pim-latchkey': { ...down, slain: true },
      'cyber-hound': down,
    });
    expect(screen.getByText('1 casualty roll is due')).toBeVisible();
    const list = screen.getByRole('list', { name: 'Casualties' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Sabine Haledown, by The Voiceroll due',
      'Pim Latchkeydownslain: no roll',
      'Cyber-hounddownauxiliary: no roll',
    ]);
  });

  it('should have what became of the scenario above what it cost', async () => {
    await openReady((state) => ({ ...state, mission: { ...state.mission, script: scriptWith({}) } }));
    play({ type: 'startBattle' }, { type: 'endBattle', reason: 'primaryDone' });
    const ways = { onPlay: vi.fn(), onLog: vi.fn(), onHome: vi.fn(), onWalk: vi.fn(), onFound: vi.fn() };
    render(<EndScreen {...ways} scenario={<p>The well is open.</p>} />);
    const told = screen.getByText('The well is open.');
    const follows = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(screen.getByText('in turning point 1').compareDocumentPosition(told)).toBe(follows);
    expect(told.compareDocumentPosition(screen.getByText('Casualties'))).toBe(follows);
  });

  it('should say that nobody is down', async () => {
    await ended();
    expect(screen.getByText('Nobody is down')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Casualties' })).queryAllByRole('listitem')).toEqual([]);
  });

  it('should count the kills', async () => {
    await ended({ 'isaura-vex': { kills: 3, killedHeavy: 1 } });
    expect(screen.getByText('3 kills, 1 of them with 12 wounds or more')).toBeVisible();
  });

  it('should go on with the battle when it is not over', async () => {
    const { ways, user } = await ended();
    await user.click(screen.getByRole('button', { name: /back into the battle/u }));
    expect(openNow().state.result).toBeNull();
    expect(ways.onPlay).toHaveBeenCalledOnce();
  });

  it('should take the end back', async () => {
    const { ways, user } = await ended();
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(openNow().state.result).toBeNull();
    expect(ways.onPlay).toHaveBeenCalledOnce();
  });

  it('should say that nothing is taken back once the book of its campaign is closed', async () => {
    await ended();
    act(() => {
      const battle = killTeamIn(app.store.getState().battle);
      if (battle === null) throw new Error('no battle is open');
      const campaign = { id: 'c1', scenario: 1 };
      app.store.setState({ battle: { ...battle, campaign, closed: true, undoes: null } });
    });
    expect(screen.getByRole('button', { name: /the book of this battle is closed/ })).toHaveAttribute('aria-disabled');
    expect(screen.getByText('book closed')).toBeVisible();
    expect(screen.queryByRole('button', { name: /back into the battle/u })).toBeNull();
    expect(screen.getByRole('button', { name: /The campaign/ })).toBeVisible();
  });

  it('should ask how a battle in play ends, and end it so', async () => {
    await openReady();
    play({ type: 'startBattle' });
    render(<EndScreen onPlay={vi.fn()} onLog={vi.fn()} onHome={vi.fn()} onWalk={vi.fn()} onFound={vi.fn()} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('radio', { name: /Primary objective failed/ }));
    await user.click(screen.getByRole('button', { name: /End the battle/ }));
    expect(openNow().state.result).toEqual({ reason: 'primaryFailed', turningPoint: 1 });
    expect(screen.getByRole('heading', { name: 'The primary objective cannot be done any more' })).toBeVisible();
  });
});

describe('how a battle is ended by hand', () => {
  const asked = async (first: (() => Command) | null = null) => {
    await openReady();
    play({ type: 'startBattle' }, ...(first === null ? [] : [first()]));
    const ways = { onPlay: vi.fn(), onLog: vi.fn(), onHome: vi.fn(), onWalk: vi.fn(), onFound: vi.fn() };
    render(<EndScreen {...ways} />);
    return userEvent.setup();
  };
  const voiceFalls = (): Command => ({
    type: 'correct',
    correction: { what: 'wounds', operative: voice(), to: 0, credit: null },
  });
  const voice = () => openNow().state.operatives.find(({ name }) => name === 'The Voice')?.id ?? '';
  const tick = () => screen.getByRole('button', { name: /^The Voice is down or captive/u });
  const checked = () => screen.getByRole('radio', { checked: true });
  const confirm = () => screen.getByRole('button', { name: /^End the battle/ });

  it('should choose to stop without an outcome while nothing is done', async () => {
    await asked();
    expect(checked()).toHaveAccessibleName(/^Stop here/);
    expect(tick()).toHaveAttribute('aria-pressed', 'false');
  });

  it('should tick and choose what is so: the named enemy was set to 0 by hand', async () => {
    const user = await asked(voiceFalls);
    expect(tick()).toHaveAttribute('aria-pressed', 'true');
    expect(checked()).toHaveAccessibleName(/^Primary objective done/);
    await user.click(confirm());
    expect(openNow().state).toMatchObject({ result: { reason: 'primaryDone' }, ticks: { 'voice-silenced': true } });
  });

  it('should wait for End when an objective that ends the battle is ticked', async () => {
    const user = await asked();
    await user.click(tick());
    expect(openNow().state).toMatchObject({ result: null, ticks: { 'voice-silenced': false } });
    expect(checked()).toHaveAccessibleName(/^Primary objective done/);
    await user.click(confirm());
    expect(openNow().state).toMatchObject({ result: { reason: 'primaryDone' }, ticks: { 'voice-silenced': true } });
  });

  it('should take the tick away when it ends otherwise', async () => {
    const user = await asked();
    await user.click(tick());
    await user.click(screen.getByRole('radio', { name: /^Stop here/ }));
    expect(tick()).toHaveAttribute('aria-pressed', 'false');
    await user.click(confirm());
    expect(openNow().state).toMatchObject({ result: { reason: 'ended' }, ticks: { 'voice-silenced': false } });
  });
});
