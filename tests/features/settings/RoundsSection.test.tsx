import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FoeBattle } from '../../../src/engine/plugins/foes/state.ts';
import { fetchSystems } from '../../../src/engine/systems/registry.ts';
import { SettingsScreen } from '../../../src/features/settings/SettingsScreen.tsx';
import { FoeSettings } from '../../../src/features/vanguard-enemy/FoeSettings.tsx';
import { roundsIn, roundsPlayOf } from '../../../src/state/battle/rounds.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { app, render } from '../../support/app.tsx';
import { foeBattle } from '../../support/foeBattle.ts';
import { battleOf, model } from '../../support/vanguardBattle.ts';

beforeAll(async () => {
  await Promise.all([
    fetchSystems(),
    ...(['settings', 'rounds', 'roundsFoes'] as const).map((n) => fetchWords(n, 'en')),
  ]);
});

const made = { title: 'Gather', ruleset: { id: 'vanguard', version: '1.0.0' }, packs: [] };
const models = [model('a1'), model('a2'), model('b1'), model('b2')];

function open(battle: FoeBattle, page: 'battle' | 'enemy' | 'device' = 'battle'): () => void {
  roundsPlayOf(app).startBattle(battle, made);
  return render(
    <SettingsScreen
      page={page}
      onPage={vi.fn()}
      onBack={vi.fn()}
      enemy={<FoeSettings />}
      storage={null}
      letters={[]}
      onGlossary={vi.fn()}
    />,
  ).unmount;
}

const now = () => roundsIn(app.store.getState().battle);
const group = (name: string | RegExp) => screen.getByRole('radiogroup', { name });
const choose = async (of: string | RegExp, name: string | RegExp) =>
  userEvent.click(within(group(of)).getByRole('radio', { name }));

describe('the settings of a battle in rounds', () => {
  beforeEach(() => void open(foeBattle(models, 'band-brawler')));

  it('should be dice by side, how much the app does, and the reading X-68: commands that Undo takes back', async () => {
    await choose('Attacks', 'Log');
    await choose(/^Hit back/u, 'On');
    expect(now()?.state.settings).toMatchObject({
      automation: { attack: 'log' },
      readings: { retaliateToDisengage: true },
    });
    roundsPlayOf(app).undo();
    expect(now()?.state.settings.readings.retaliateToDisengage).toBe(false);
  });

  it('should change the dice of one side', async () => {
    const before = now()?.state.settings.dice ?? {};
    const [side = ''] = Object.keys(before);
    const name = now()?.state.sides[0].name ?? '';
    await choose(`Dice of ${name}`, before[side] === 'screen' ? 'On the table' : 'On screen');
    expect(now()?.state.settings.dice).not.toEqual(before);
    expect(now()?.undoes).toMatchObject({ type: 'changeSettings' });
  });

  it('should show nothing that this game does not know', () => {
    for (const other of ['Falling tests', 'Ammunition', 'Events', 'Difficulty', 'The enemy'])
      expect(screen.queryByRole('radiogroup', { name: other })).toBeNull();
  });

  it('should not ask for distances of another game', () => {
    cleanup();
    open(foeBattle(models, 'band-brawler'), 'device');
    expect(screen.getByRole('radiogroup', { name: 'Text size' })).toBeVisible();
    expect(screen.queryByRole('radiogroup', { name: 'Distances of Kill Team 2021' })).toBeNull();
  });

  it('should say by which table each model plays, all and one by one', async () => {
    cleanup();
    open(foeBattle(models, 'band-brawler'), 'enemy');
    await choose('The enemy', 'Full');
    expect(now()?.state.settings.automation).toMatchObject({ enemy: 'full' });
    expect(within(group('Table of all')).getByRole('radio', { name: /^Brawler/u })).toBeChecked();
    const name = now()?.state.models.find(({ id }) => id === 'b2')?.name ?? '';
    await userEvent.click(screen.getByText(name));
    await choose(`Table of ${name}`, /^Brawler/u);
    expect(now()?.state.foes?.own).toEqual({ b2: 'band-brawler' });
    await choose('Table of all', /^Brawler/u);
    expect(now()?.undoes).toMatchObject({ type: 'setFoes' });
  });
});

describe('the settings of a battle of two people', () => {
  it('should say nothing of an enemy', () => {
    open(battleOf(models, {}));
    expect(group('Attacks')).toBeVisible();
    expect(screen.queryByRole('radiogroup', { name: 'The enemy' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'How the enemy plays' })).toBeNull();
  });
});
