import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WordsProvider } from '../../src/app/WordsProvider.tsx';
import { KillTeamLog } from '../../src/app/battle/killTeam/KillTeamLog.tsx';
import { TraitsSheet } from '../../src/features/traits/TraitsSheet.tsx';
import { freshApp, openNow } from '../support/readyBattle.ts';
import { done, firefight, VEX } from '../support/tableBattle.tsx';
import { handUse, traitWith } from '../support/traits.ts';
import { app, render } from '../support/app.tsx';

const { changeSettings } = app;

const LONG_EYE = traitWith('long-eye', { name: 'Long Eye', text: '', use: handUse() });
const OWN = traitWith('of-a-user', { name: 'Of a user', text: 'As they wrote it.', use: handUse() });

/** Vex has used both; the battle is one of a campaign, or of none. */
async function used(campaign: boolean): Promise<void> {
  await firefight({
    change: (state) => ({
      ...state,
      operatives: state.operatives.map((one) => (one.id === VEX ? { ...one, traits: [LONG_EYE, OWN] } : one)),
    }),
  });
  done({ type: 'activate', operative: VEX, order: 'engage' });
  for (const { id } of [LONG_EYE, OWN]) done({ type: 'useTrait', operative: VEX, trait: id });
  const battle = openNow();
  app.store.setState({ battle: campaign ? { ...battle, campaign: { id: 'c1', scenario: 1 } } : battle });
}

const shown = (what: React.ReactNode) => render(<WordsProvider language="en">{what}</WordsProvider>);
const log = () => shown(<KillTeamLog onBack={() => undefined} />);

beforeEach(freshApp);
afterEach(freshApp);

describe('the names of what a campaign brings', () => {
  it('should be those of the language in the log of its battle, and those of the user for their own', async () => {
    await used(true);
    log();
    expect(await screen.findByText(/Long Eye/u)).toBeInTheDocument();
    act(() => changeSettings({ language: 'fr' }));
    expect(await screen.findByText(/Œil perçant/u)).toBeInTheDocument();
    expect(screen.getByText(/Of a user/u)).toBeInTheDocument();
    expect(screen.queryByText(/Long Eye/u)).toBeNull();
  });

  it('should not be fetched for a battle of no campaign', async () => {
    await used(false);
    act(() => changeSettings({ language: 'fr' }));
    log();
    expect(await screen.findByRole('heading', { name: 'Journal' })).toBeInTheDocument();
    expect(screen.getByText(/Long Eye/u)).toBeInTheDocument();
  });

  it('should come with their meanings on the sheet of abilities', async () => {
    await used(true);
    act(() => changeSettings({ language: 'fr' }));
    shown(<TraitsSheet operative={VEX} onClose={() => undefined} />);
    expect(await screen.findByText('Œil perçant')).toBeVisible();
    expect(screen.getByText(/ignore Masqué/u)).toBeVisible();
    expect(screen.getByText('As they wrote it.')).toBeVisible();
  });
});
