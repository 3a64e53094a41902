import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CampaignSettingsScreen } from '../../../src/features/campaign/CampaignSettingsScreen.tsx';
import { does, founded, shows, stateNow } from '../retinue/stage.tsx';

const onExport = vi.fn<() => void>();
const onDelete = vi.fn<() => Promise<boolean>>();
const settings = (
  <CampaignSettingsScreen undo={null} onBack={() => undefined} onExport={onExport} onDelete={onDelete} />
);

beforeEach(() => founded());

describe('the players of a campaign', () => {
  it('should each have an id and a mark of their own, whatever ids came with a file', async () => {
    const [first] = stateNow().players;
    if (first === undefined) throw new Error('nobody plays');
    does({
      type: 'setPlayers',
      players: [
        { ...first, mark: '3' },
        { id: 'p3', name: 'Bo', mark: 'B' },
      ],
    });
    const user = await shows(settings);
    await user.click(screen.getByRole('button', { name: /one more player/iu }));
    const { players } = stateNow();
    expect(players.map(({ id }) => id)).toEqual([first.id, 'p3', 'p4']);
    expect(new Set(players.map(({ mark }) => mark)).size).toBe(3);
  });
});

describe('deleting a campaign', () => {
  it('should offer its file first, and say when it could not be kept', async () => {
    onDelete.mockResolvedValue(false);
    const user = await shows(settings);
    await user.click(screen.getByRole('button', { name: /^Delete the campaign/ }));
    expect(onDelete).not.toHaveBeenCalled();
    const sheet = within(screen.getByRole('dialog', { name: 'The Carrow Ledger' }));
    await user.click(sheet.getByRole('button', { name: /^Export it first/ }));
    expect(onExport).toHaveBeenCalledOnce();
    await user.click(sheet.getByRole('button', { name: /^Delete the campaign/ }));
    expect(onDelete).toHaveBeenCalledOnce();
    expect(await sheet.findByText(/No copy could be kept/)).toBeVisible();
  });
});
