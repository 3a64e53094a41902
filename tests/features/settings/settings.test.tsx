import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type SettingsPage, SettingsScreen } from '../../../src/features/settings/SettingsScreen.tsx';
import { EnemySettings } from '../../../src/features/enemy-turn/EnemySettings.tsx';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { freshApp, openNow, openReady, play } from '../../support/readyBattle.ts';
import { fullSettingsOf } from '../../support/sides.ts';
import { app, render } from '../../support/app.tsx';

await fetchWords('settings', 'en');

beforeEach(freshApp);

const asked = vi.fn<(page: SettingsPage) => void>();

function settings(page: SettingsPage | null = null) {
  render(
    <SettingsScreen
      page={page}
      onPage={asked}
      onBack={vi.fn()}
      enemy={null}
      storage={<p>stored</p>}
      letters={[]}
      onGlossary={vi.fn()}
    />,
  );
  return userEvent.setup();
}

const choose = async (group: string, name: string) =>
  userEvent.click(within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name }));

describe('settings', () => {
  it('should be those of new battles while none is open', async () => {
    settings('battle');
    await choose('Attacks', 'Log');
    await choose('Falling tests', 'Off');
    await choose('The enemy counts ammunition', 'On');
    const { automation, readings } = app.store.getState().settings;
    expect(automation).toMatchObject({ attack: 'log', falling: false });
    expect(readings.enemyAmmo).toBe(true);
  });

  it('should be logged as a command while a battle is open, and leave those of new battles alone', async () => {
    await openReady();
    play({ type: 'startBattle' });
    settings();
    await choose('Dice of the enemy', 'On the table');
    expect(openNow().state.settings.dice).toEqual({ retinue: 'table', enemy: 'table' });
    expect(openNow().undoes).toMatchObject({ type: 'changeSettings' });
    expect(app.store.getState().settings.dice.enemy).toBe('screen');
  });

  it('should ask once whether enemies count ammunition, and not beside how the enemy plays', async () => {
    await openReady();
    play({ type: 'startBattle' });
    await Promise.all([fetchWords('behaviour', 'en'), fetchWords('battle', 'en')]);
    render(
      <SettingsScreen
        page="enemy"
        onPage={vi.fn()}
        onBack={vi.fn()}
        enemy={<EnemySettings />}
        storage={<p>stored</p>}
        letters={[]}
        onGlossary={vi.fn()}
      />,
    );
    await screen.findByRole('radiogroup', { name: 'Enemies counteract' });
    expect(screen.queryByRole('radiogroup', { name: /counts? ammunition/iu })).toBeNull();
    expect(screen.queryByText('Alert now')).toBeNull();
    expect(screen.queryByText('Priority target')).toBeNull();
  });

  it('should change the numbers with the difficulty', async () => {
    await openReady();
    play({ type: 'startBattle' });
    settings();
    await choose('Difficulty', 'Easy');
    await waitFor(() => expect(openNow().state.settings.difficulty).toBe('easy'));
    expect(openNow().state.settings).toMatchObject({
      parameters: { ammo: false, eventFrom: 3 },
      automation: { ammo: false },
    });
  });

  it('should change one number of the difficulty', async () => {
    await openReady();
    play({ type: 'startBattle' });
    const user = settings();
    await user.click(screen.getByText('Its numbers'));
    await user.click(screen.getByRole('button', { name: /more.*Enemy initiative|Enemy initiative.*more/i }));
    expect(fullSettingsOf(openNow().state).parameters.enemyInitiativeUpTo).toBe(2);
  });

  it('should have a page for the battle, its enemy and this device, the battle first', async () => {
    await openReady();
    play({ type: 'startBattle' });
    const user = settings();
    const pages = within(screen.getByRole('radiogroup', { name: 'Settings' })).getAllByRole('radio');
    expect(pages.map(({ textContent }) => textContent)).toEqual(['This battle', 'The enemy', 'This device']);
    expect(pages[0]).toHaveAttribute('aria-checked', 'true');
    expect(screen.queryByRole('radiogroup', { name: 'Language' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'The enemy' }));
    expect(asked).toHaveBeenCalledExactlyOnceWith('enemy');
  });

  it('should open on this device while no battle is open, and have no enemy then', () => {
    settings('enemy');
    expect(screen.getByRole('radiogroup', { name: 'Language' })).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'The enemy' })).toBeNull();
  });

  it('should keep what concerns the device', async () => {
    settings();
    await choose('Language', 'Français');
    await choose('Light', 'Daylight');
    await choose('Text size', '130\u202F%');
    await choose('Thumb', 'Left');
    await choose('Table mode', 'On');
    await choose('Odds beside attacks', 'Off');
    expect(app.store.getState().settings).toMatchObject({
      language: 'fr',
      theme: 'light',
      textSize: 130,
      thumbSide: 'left',
      tableMode: true,
      attackOdds: false,
    });
  });
});
