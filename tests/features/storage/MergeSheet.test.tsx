import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FoundCopies } from '../../../src/features/storage/FoundCopies.tsx';
import { type AnyConflict, MergeSheet, type OnDecide } from '../../../src/features/storage/MergeSheet.tsx';
import type { CopyHead } from '../../../src/state/library/backups.ts';
import type { Conflict } from '../../../src/state/library/merge.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { render } from '../../support/app.tsx';

await fetchWords('storage', 'en');

const stamp = (entries: number) => ({ entries, revision: entries, savedAt: '2026-11-20T10:00:00.000Z' });
const conflict = (kind: 'newer' | 'older' | 'diverged' | null, common = 3, title = 'The cellar'): Conflict => ({
  subject: { kind: 'battle', id: 'b1' },
  title,
  text: '{}',
  comparison: kind === null ? null : { kind, common, here: stamp(4), brought: stamp(9) },
});

async function sheet(conflicts: readonly AnyConflict[], onDecide: OnDecide = () => Promise.resolve('restored')) {
  const onClose = vi.fn<() => void>();
  const decide = vi.fn<OnDecide>(onDecide);
  await act(async () => {
    render(
      <Suspense>
        <MergeSheet conflicts={conflicts} onDecide={decide} onClose={onClose} />
      </Suspense>,
    );
    await Promise.resolve();
  });
  const buttons = () =>
    within(screen.getByRole('dialog'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
      .filter((text) => text !== '');
  return { onClose, decide, buttons, user: userEvent.setup() };
}

describe('a brought pack of the player that is here already', () => {
  const side = (name: string, enemies: number) => ({
    name,
    savedAt: '2026-11-20T10:00:00.000Z',
    auxiliaries: 1,
    enemies,
    bands: 0,
  });
  const pack: AnyConflict = {
    subject: { kind: 'pack', id: 'own-crew' },
    title: 'Lamplighters',
    text: '{}',
    here: side('Lamplighters', 0),
    brought: side('Lamplighters', 5),
  };

  it('should say what is in both before anything is replaced', async () => {
    const { buttons, decide, onClose, user } = await sheet([pack]);
    expect(screen.getByRole('heading', { name: 'Lamplighters is here already' })).toBeVisible();
    expect(screen.getByText(/^1 auxiliary, 0 enemies, saved/)).toBeVisible();
    expect(screen.getByText(/^1 auxiliary, 5 enemies, saved/)).toBeVisible();
    expect(buttons()).toEqual(['Take the one of the file', 'Keep what is here', 'Keep both']);
    expect(decide).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Keep both' }));
    expect(decide).toHaveBeenCalledWith(pack, 'both');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('a brought save that is here already', () => {
  it.each([
    ['newer', conflict('newer'), /it is the newer one/, ['Keep both', 'Keep what is here', 'Take the newer one']],
    ['older', conflict('older'), /the file is older/, ['Keep both', 'Keep what is here']],
    [
      'diverged',
      conflict('diverged'),
      /went on differently/,
      ['Take the one of the file', 'Keep what is here', 'Keep both'],
    ],
    [
      'of another beginning',
      conflict('diverged', 0),
      /not the same beginning/,
      ['Take the one of the file', 'Keep what is here', 'Keep both'],
    ],
    ['unreadable', conflict(null), /cannot be read/, ['Take the one of the file', 'Keep what is here', 'Keep both']],
  ])('should say of one that is %s what it is and what can be done', async (_kind, one, said, choices) => {
    const { buttons } = await sheet([one]);
    expect(screen.getByRole('heading', { name: 'The cellar is here already' })).toBeVisible();
    expect(screen.getByText(said)).toBeVisible();
    expect(buttons()).toEqual(choices);
  });

  it('should show the entries and times of both and their common beginning', async () => {
    await sheet([conflict('diverged')]);
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(values[0]).toBe('3 entries');
    expect(values[1]).toMatch(/^4 entries, saved 20 Nov 2026/);
    expect(values[2]).toMatch(/^9 entries, saved 20 Nov 2026/);
  });

  it('should carry the choice out, then ask about the next, then close', async () => {
    const [one, two] = [conflict('newer'), conflict('older', 3, 'The roof')];
    const { decide, onClose, user } = await sheet([one, two]);
    expect(screen.getByText('1 more differs after this one.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take the newer one' }));
    expect(decide).toHaveBeenLastCalledWith(one, 'theirs');
    expect(await screen.findByRole('heading', { name: 'The roof is here already' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep what is here' }));
    expect(decide).toHaveBeenLastCalledWith(two, 'mine');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('should stay and say why when nothing could be changed', async () => {
    const { onClose, user } = await sheet([conflict('newer')], () => Promise.reject(new Error('broken')));
    await user.click(screen.getByRole('button', { name: 'Take the newer one' }));
    expect(await screen.findByText(/could not be copied first/)).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('what only the backups have', () => {
  const copy: CopyHead = {
    key: 'ring/battle/b1/2026-11-20T10:00:00.000Z-0000000004',
    subject: { kind: 'battle', id: 'b1' },
    at: '2026-11-20T10:00:00.000Z',
    why: 'time',
    revision: 4,
    title: 'The cellar',
    line: {},
    bytes: 10,
  };

  it('should be restored with one press', async () => {
    const onRestored = vi.fn<(restored: CopyHead) => void>();
    const onRestore = vi.fn(() => Promise.resolve('restored' as const));
    render(<FoundCopies copies={[copy]} onRestore={onRestore} onRestored={onRestored} />);
    await userEvent.setup().click(screen.getByRole('button', { name: /^Found in the backups: The cellar, restore/ }));
    expect(onRestore).toHaveBeenCalledWith(copy.key);
    expect(onRestored).toHaveBeenCalledWith(copy);
  });

  it('should say why it could not be restored', async () => {
    render(<FoundCopies copies={[copy]} onRestore={() => Promise.resolve('unreadable')} onRestored={vi.fn()} />);
    await userEvent.setup().click(screen.getByRole('button', { name: /^Found in the backups/ }));
    expect(await screen.findByText('This copy cannot be read. Nothing has changed.')).toBeVisible();
  });
});
