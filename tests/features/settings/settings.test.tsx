import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SettingsScreen } from '../../../src/features/settings/SettingsScreen.tsx';
import { EnemySettings } from '../../../src/features/enemy-turn/EnemySettings.tsx';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { freshApp, openNow, openReady, play } from '../../support/readyBattle.ts';
import { fullSettingsOf } from '../../support/sides.ts';
import { app, render } from '../../support/app.tsx';

await fetchWords('settings', 'en');

beforeEach(freshApp);

function settings() {
  render(<SettingsScreen onBack={vi.fn()} enemy={null} storage={<p>stored</p>} onGlossary={vi.fn()} />);
  return userEvent.setup();
}

const choose = async (group: string, name: string) =>
  userEvent.click(within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name }));

describe('settings', () => {
  it('should be those of new battles while none is open', async () => {
    settings();
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

  it('should ask once whether enemies count ammunition, beside how the enemy plays too', async () => {
    await openReady();
    play({ type: 'startBattle' });
    await Promise.all([fetchWords('behaviour', 'en'), fetchWords('battle', 'en')]);
    render(<SettingsScreen onBack={vi.fn()} enemy={<EnemySettings />} storage={<p>stored</p>} onGlossary={vi.fn()} />);
    await screen.findByRole('radiogroup', { name: 'Enemies counteract' });
    expect(screen.getAllByRole('radiogroup', { name: /counts? ammunition/iu })).toHaveLength(1);
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
