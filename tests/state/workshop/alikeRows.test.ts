import { beforeEach, describe, expect, it } from 'vitest';
import { loadShipped } from '../../../src/content/making/shipped.ts';
import { MADE_SYSTEMS, type MadeSystem } from '../../../src/content/making/systems.ts';
import { fileOfRow } from '../../../src/content/packRows.ts';
import { manifestOf } from '../../../src/content/workshopFiles.ts';
import { shareBytes } from '../../../src/persistence/scenarioShare.ts';
import { lookAtFile } from '../../../src/state/workshop/takePack.ts';
import { withDurable, app } from '../../support/app.tsx';

beforeEach(withDurable);

const KIND = {
  acolyte: 'campaignGear',
  kt3: 'retinues',
  kt2021: 'operatives',
  'kt2021-lite': 'operatives',
  vanguard: 'bandModels',
} as const satisfies Readonly<Record<MadeSystem, string>>;

async function looked(ruleset: MadeSystem, files: Readonly<Record<string, unknown>>) {
  const manifest = { ...manifestOf('guests', 'Guests'), ruleset, dependencies: [{ id: 'nowhere', version: '1.0.0' }] };
  const about = {
    kind: 'pack' as const,
    title: 'Guests',
    author: 'Ana',
    savedAt: '2026-11-22T10:00:00.000Z',
    needs: [{ id: 'nowhere', version: '1.0.0', name: 'Nowhere' }],
  };
  const found = await lookAtFile(
    app,
    new Blob([await shareBytes({ about, files: { ...files, 'pack.json': manifest } })]),
  );
  if (found.kind !== 'looked') throw new Error(JSON.stringify(found));
  return found.alike.map(({ kind, id, where }) => ({ kind, id, where }));
}

describe('rows of a taken pack whose ids are there already', () => {
  it.each(MADE_SYSTEMS.map(({ id }) => id))('should be told of those that the app has for %s', async (system) => {
    const kind = KIND[system];
    const shipped = await loadShipped(system);
    const row = [...shipped[kind].values()][0];
    const file = fileOfRow({ kind, id: row?.id ?? '' });
    expect(await looked(system, { [file]: [row] })).toEqual([{ kind, id: row?.id, where: null }]);
    expect(await looked(system, { [file]: [{ ...row, id: 'nobody-has-this' }] })).toEqual([]);
  });

  it('should be looked for among the rows of ACOLYTE in a pack of the third edition that joins them', async () => {
    const shipped = await loadShipped('acolyte');
    const row = [...shipped.operatives.values()][0];
    expect(await looked('kt3', { 'operatives.json': [row] })).toEqual([
      { kind: 'operatives', id: row?.id, where: null },
    ]);
  });
});
