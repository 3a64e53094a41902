import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { fetchPlace } from '../../src/app/routes.tsx';
import { DEFAULT_SETTINGS } from '../../src/persistence/settingsSlot.ts';
import { freshApp } from '../support/readyBattle.ts';
import { app, render } from '../support/app.tsx';

const user = userEvent.setup();
const press = async (name: RegExp) => user.click(await screen.findByRole('button', { name }));

it('should offer a campaign the shipped scenarios by their French names, where nothing was ever stored', async () => {
  await freshApp();
  app.store.setState({ settings: { ...DEFAULT_SETTINGS, language: 'fr' } });
  await fetchPlace('#/campaign/new');
  location.hash = '#/campaign/new';
  await act(async () => {
    render(<App language="fr" />);
  });
  await press(/^Fonder la campagne/u);
  await press(/^Déployer/u);
  const mission = await screen.findByRole('region', { name: 'Mission' });
  await user.click(within(mission).getByRole('button', { name: /Mission/u }));
  expect(await within(mission).findByRole('radio', { name: /^Le Relais muet/u })).toBeVisible();
  expect(within(mission).getByRole('radio', { name: /^La Dernière Heure/u })).toBeVisible();
  expect(within(mission).queryByText(/The Silent Relay|The Last Hour/u)).toBeNull();
});
