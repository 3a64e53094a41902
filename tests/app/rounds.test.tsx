import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RoundsEnd } from '../../src/app/battle/rounds/RoundsEnd.tsx';
import { RoundsLive } from '../../src/app/battle/rounds/RoundsLive.tsx';
import { RoundsLog } from '../../src/app/battle/rounds/RoundsLog.tsx';
import { RoundsStage } from '../../src/app/battle/rounds/RoundsStage.tsx';
import { fetchSystems } from '../../src/engine/systems/registry.ts';
import type { BattleState } from '../../src/engine/family/vanguard/model/battle.ts';
import { draftsOf } from '../../src/state/answer/draft.ts';
import { roundsIn, roundsPlayOf } from '../../src/state/battle/rounds.ts';
import { fetchWords } from '../../src/words/catalogues.ts';
import { app, render } from '../support/app.tsx';
import { battleOf, model, settings } from '../support/vanguardBattle.ts';

beforeAll(async () => {
  await Promise.all([fetchSystems(), fetchWords('rounds', 'en')]);
});

const made = { title: 'Gather', ruleset: { id: 'vanguard', version: '1.0.0' }, packs: [] };
const nothing = (): void => undefined;

function open(change: Partial<BattleState> = {}): void {
  draftsOf(app).store.setState({ draft: null });
  roundsPlayOf(app).startBattle(battleOf([model('a1'), model('a2'), model('b1'), model('b2')], change), made);
}

const now = () => roundsIn(app.store.getState().battle)?.state;
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));

describe('a battle in rounds in the app', () => {
  beforeEach(() => open());

  it('should be played, named by Undo, taken back die by die and then act by act', async () => {
    render(<RoundsStage onTimeline={nothing} />);
    await press(/^A1, Ready/u);
    await press(/^Rifle/u);
    await press(/^B1, Ready/u);
    await press('Face 6');
    await press('Undo: the last die, 6');
    expect(screen.queryByRole('img', { name: 'Hit, 6' })).toBeNull();
    await press('Undo: the act, Attack');
    await press('Undo: the activation of A1');
    expect(now()?.activation).toBeNull();
  });

  it('should find the same question after a reload between two explosions', async () => {
    const { unmount } = render(<RoundsStage onTimeline={nothing} />);
    await press(/^A1, Ready/u);
    await press(/^Rifle/u);
    await press(/^B1, Ready/u);
    for (const face of [6, 6, 1]) await press(`Face ${face}`);
    unmount();
    const id = app.store.getState().battle?.id ?? '';
    await roundsPlayOf(app).openBattle(id);
    render(<RoundsStage onTimeline={nothing} />);
    expect(await screen.findByRole('heading', { name: 'Sixes bring 2 dice for A1' })).toBeVisible();
    const pool = screen.getByRole('region', { name: 'Hit roll' });
    expect(within(pool).getAllByLabelText(/^again, to be rolled$/u)).toHaveLength(2);
  });

  it('should tell a refusal in words', async () => {
    const refused = roundsPlayOf(app).dispatch({ type: 'activate', model: 'b1', again: false, followUp: false });
    expect(refused).not.toBeNull();
    render(<RoundsStage onTimeline={nothing} />);
    await press(/^A1, Ready/u);
    await press(/^Blade, not engaged with it/u);
    expect(screen.getByRole('dialog', { name: 'Blade' })).toHaveTextContent('not engaged with it');
  });

  it('should be logged, with its rounds as heads', async () => {
    roundsPlayOf(app).dispatch({ type: 'activate', model: 'a1', again: false, followUp: false });
    render(<RoundsLog onBack={nothing} />);
    expect(await screen.findByText('A1')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Round 1' })).toBeVisible();
  });

  it('should be read aloud when something happens', async () => {
    render(
      <>
        <RoundsStage onTimeline={nothing} />
        <RoundsLive />
      </>,
    );
    await press(/^A1, Ready/u);
    expect(screen.getByRole('log')).toHaveTextContent('A1 acts');
  });

  it('should be ended by hand, and gone on with', async () => {
    render(<RoundsEnd id="b" />);
    await press(/^End the battle/u);
    expect(now()?.result).not.toBeNull();
    await press('Back to the table');
    expect(now()?.result).toBeNull();
  });

  it('should roll by the app what its sixes bring in the same tap', async () => {
    open({ settings: { ...settings, dice: { A: 'screen', B: 'screen' } } });
    render(<RoundsStage onTimeline={nothing} />);
    await press(/^A1, Ready/u);
    await press(/^Rifle/u);
    await press(/^B1, Ready/u);
    await press(/^Roll 3 dice/u);
    expect(screen.queryByText('again, to be rolled')).toBeNull();
    expect(now()?.tasks.at(-1)).not.toMatchObject({ inHand: { hits: null } });
  });
});
