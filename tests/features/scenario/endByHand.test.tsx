import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadBundledPack } from '../../../src/content/bundledPack.ts';
import { EndScreen } from '../../../src/features/battle-end/EndScreen.tsx';
import { ScenarioEnd } from '../../../src/features/scenario/ScenarioEnd.tsx';
import { freshApp, openReady, play } from '../../support/readyBattle.ts';
import { scenarioBattle } from '../../support/scenarioTable.ts';
import { render } from '../../support/app.tsx';

beforeEach(freshApp);

it('should tell one verdict at the end of a scenario that the table calls done or failed', async () => {
  const pack = await loadBundledPack();
  await openReady(() => scenarioBattle(pack, 'retrieve'));
  play({ type: 'startBattle' });
  const ways = { onPlay: vi.fn(), onLog: vi.fn(), onHome: vi.fn(), onWalk: vi.fn(), onFound: vi.fn() };
  render(<EndScreen {...ways} scenario={<ScenarioEnd />} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: /^Primary objective done/ }));
  // What became of the scenario waits for its words.
  await act(async () => screen.getByRole('button', { name: /^End the battle/ }).click());
  expect(screen.getByRole('heading', { name: 'The primary objective is done' })).toBeVisible();
  const ending = (name: string) => screen.findByRole('region', { name });
  expect(within(await ending('Done')).getByText('The item is on its way to the Master.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Failed' })).toBeNull();
  expect(screen.getByText('Primary, done')).toBeVisible();
  act(() => play({ type: 'settleObjective', objective: 'item-home', how: 'failed' }));
  expect(screen.getByRole('heading', { name: 'The primary objective cannot be done any more' })).toBeVisible();
  expect(await ending('Failed')).toBeVisible();
});
