import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RouteBoundary } from '../../src/app/RouteBoundary.tsx';
import { UnreadableScreen } from '../../src/app/battle/UnreadableScreen.tsx';
import { playOf } from '../../src/state/battle/play.ts';
import * as downloading from '../../src/ui/downloadText.ts';
import { freshApp, openReady, play } from '../support/readyBattle.ts';
import { app, render } from '../support/app.tsx';

const { closeBattle } = playOf(app);

beforeEach(freshApp);
afterEach(() => vi.restoreAllMocks());

function Broken(): never {
  throw new Error('the table fell over');
}

function fault(battle: string | null) {
  // React tells the console of a fault that is caught, too.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <RouteBoundary battle={battle}>
      <Broken />
    </RouteBoundary>,
  );
  return userEvent.setup();
}

describe('a screen that broke', () => {
  it('should say so, with what went wrong', async () => {
    fault(null);
    expect(await screen.findByRole('heading', { name: 'This part stopped working' })).toBeVisible();
    expect(screen.getByText('the table fell over')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Export my save' })).toBeNull();
  });

  it.each(['open', 'closed'])('should still export a battle that is %s', async (how) => {
    const download = vi.spyOn(downloading, 'downloadText').mockImplementation(() => undefined);
    const id = await openReady();
    play({ type: 'startBattle' });
    if (how === 'closed') await closeBattle();
    const user = fault(id);
    await user.click(await screen.findByRole('button', { name: 'Export my save' }));
    await waitFor(() => expect(download).toHaveBeenCalledOnce());
    expect(download.mock.calls[0]?.[1]).toContain('"format":"battle"');
  });
});

describe('a save that cannot be read', () => {
  it('should offer it as it was found, and name its problems', async () => {
    const download = vi.spyOn(downloading, 'downloadText').mockImplementation(() => undefined);
    const problems = [{ path: 'entries[3].at', message: 'expected string' }];
    render(<UnreadableScreen id="one" outcome={{ kind: 'unreadable', raw: '{"half', problems }} onHome={vi.fn()} />);
    expect(screen.getByText('entries[3].at: expected string')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Download it' }));
    expect(download).toHaveBeenCalledWith('retinue-one.json', '{"half');
  });

  it('should say of a newer one that it is left as it is', () => {
    render(<UnreadableScreen id="one" outcome={{ kind: 'newer', raw: '{}', version: 99 }} onHome={vi.fn()} />);
    expect(screen.getByRole('heading', { name: /of a newer version/ })).toBeVisible();
  });
});
