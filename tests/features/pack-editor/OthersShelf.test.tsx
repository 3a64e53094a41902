import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { missionRow } from '../../../src/content/schema/mission.ts';
import { manifestOf } from '../../../src/content/workshopFiles.ts';
import { OthersShelf } from '../../../src/features/pack-editor/OthersShelf.tsx';
import { packsOf } from '../../../src/state/library/ownPacks.ts';
import { packEditor as words } from '../../../src/words/en/packEditor.ts';
import { rollTables } from '../../../src/words/en/rollTables.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { oneRowTable, wholeScenario } from '../../support/scenarioPack.ts';
import { app, render, withDurable } from '../../support/app.tsx';

const { storePack } = packsOf(app);

await Promise.all([fetchWords('workshop', 'en'), fetchWords('sharing', 'en'), fetchWords('workshop', 'en')]);

const taken = {
  'pack.json': { ...manifestOf('ana-vault', 'Ana’s things'), credits: ['Ana'] },
  'missions.json': [missionRow.parse(wholeScenario)],
  'tables/finds.json': oneRowTable('finds', [{ op: 'counter', counter: 'seals', by: 1 }]),
};

const places = { onLook: vi.fn<() => void>(), onTry: vi.fn<() => void>(), onPrint: vi.fn<() => void>() };
const onCopied = vi.fn<() => void>();

async function shown() {
  await act(async () => {
    render(
      <Suspense>
        <OthersShelf places={places} onCopied={onCopied} />
      </Suspense>,
    );
    await Promise.resolve();
  });
  return userEvent.setup();
}

const press = (name: string) => screen.getByRole('button', { name });
const { others, kinds } = words;

beforeEach(async () => {
  vi.clearAllMocks();
  withDurable();
  expect((await storePack(taken)).kind).toBe('stored');
});

describe('what came from others', () => {
  it('should stand there with its pack, and be looked at, tried and printed', async () => {
    const user = await shown();
    const row = await screen.findByRole('button', {
      name: `The vault ${others.detail(kinds.missions, 'Ana’s things', 'Ana')}`,
    });
    const id = 'ana-vault--the-vault';
    for (const name of [others.look, others.tryIt, others.print]) {
      await user.click(row);
      await user.click(press(name));
    }
    expect(places.onLook).toHaveBeenCalledWith({ kind: 'missions', id });
    expect(places.onTry).toHaveBeenCalledWith(id);
    expect(places.onPrint).toHaveBeenCalledWith(id);
  });

  it('should show a table face by face, and make a copy of it', async () => {
    const user = await shown();
    await user.click(await screen.findByRole('button', { name: /^finds/u }));
    expect(screen.getByText(rollTables.row(rollTables.range(1, 6), 'It'))).toBeVisible();
    await user.click(press(others.copy));
    await expect.poll(() => onCopied).toHaveBeenCalledWith({ kind: 'tables', id: 'finds-copy' });
  });

  it('should say that it is gone when its pack is, and copy nothing', async () => {
    const user = await shown();
    await user.click(await screen.findByRole('button', { name: /^finds/u }));
    withDurable();
    await user.click(press(others.copy));
    expect(await screen.findByText(others.gone)).toBeVisible();
    expect(onCopied).not.toHaveBeenCalled();
  });
});
