import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadShipped } from '../../../src/content/making/shipped.ts';
import type { MadeSystem } from '../../../src/content/making/systems.ts';
import { wrap } from '../../../src/persistence/heading.ts';
import type { OwnPack } from '../../../src/persistence/ownPacks.ts';
import { ownPackShape } from '../../../src/persistence/ownPackText.ts';
import { namingFrom } from '../../../src/state/workshop/rowUse.ts';
import { manifestOf } from '../../../src/content/workshopFiles.ts';
import * as battles from '../../../src/persistence/battleIndex.ts';
import * as campaigns from '../../../src/persistence/campaignIndex.ts';
import { WORKSHOP_ID } from '../../../src/persistence/workshopId.ts';
import { battleOf, newDraft, withCandidate } from '../../../src/features/deployment/draft.ts';
import { playOf } from '../../../src/state/battle/play.ts';
import * as campaignPlay from '../../../src/state/campaign/campaignPlay.ts';
import { packsOf } from '../../../src/state/library/ownPacks.ts';
import { workshopPackOf } from '../../../src/state/workshop/packDesk.ts';
import { rowsIn } from '../../../src/content/packRows.ts';
import { storeFor, workshopStoreOf } from '../../../src/state/workshop/workshopStore.ts';
import { crewFiles } from '../../support/ownPack.ts';
import { oneRowTable } from '../../support/scenarioPack.ts';
import { app, withDurable } from '../../support/app.tsx';

const savedAt = '2026-11-22T10:00:00.000Z';

beforeEach(withDurable);
afterEach(() => vi.restoreAllMocks());

const { removeRow } = workshopPackOf(app);

const use = async (ref: Parameters<typeof removeRow>[0], system?: MadeSystem) => {
  const done = await removeRow(ref, system);
  return done.kind === 'stored' ? done.use : done;
};

/** Campaigns whose files say this, by name. */
function withCampaigns(texts: Readonly<Record<string, string>>) {
  const all = Object.keys(texts).map((name) => ({ id: name, name }) as campaigns.CampaignSummary);
  vi.spyOn(campaigns, 'listAllCampaigns').mockResolvedValue(all);
  const exportCampaign = (id = '') => Promise.resolve({ fileName: '', text: texts[id] ?? '' });
  vi.spyOn(campaignPlay, 'campaignPlayOf').mockReturnValue({ exportCampaign } as never);
}

/** Battles under way of a game, whose files say this, by title. */
function withBattles(game: string, texts: Readonly<Record<string, string>>) {
  const all = Object.keys(texts).map(
    (title) => ({ id: title, title, readable: true, ended: false, game }) as battles.BattleSummary,
  );
  vi.spyOn(battles, 'listAllBattles').mockResolvedValue(all);
  vi.spyOn(playOf(app), 'exportBattle').mockImplementation((id = '') =>
    Promise.resolve({ fileName: '', text: texts[id] ?? '' }),
  );
}

describe('a row that is removed from the own pack', () => {
  it('should name the battles under way that have it, and none that do not', async () => {
    const { 'pack.json': _manifest, ...crew } = crewFiles();
    await workshopStoreOf(app).change((files) => ({ ...files, ...crew }));
    const draft = newDraft(await packsOf(app).loadPlayPack(), 'medium', () => 5);
    const maren = draft.candidates.find(({ member }) => member.name === 'Old Maren');
    const candidates = withCandidate(draft, maren?.member.id ?? '', { taken: true });
    const table = { players: [], dice: { retinue: 'table', enemy: 'table' }, seed: 's' } as const;
    const state = battleOf({ ...draft, candidates }, table);
    const ruleset = { id: state.ruleset, version: '1' };
    playOf(app).startBattle(state, { title: 'The weir', ruleset, packs: [] });
    const files = (await workshopStoreOf(app).read()) ?? {};
    const cards = rowsIn(files).filter(({ kind }) => kind === 'operatives');
    const hers = cards.find(({ id }) => maren?.member.card === `${WORKSHOP_ID}--${id}`);
    const other = cards.find(({ id }) => !JSON.stringify(state).includes(`"${WORKSHOP_ID}--${id}"`));
    expect(await use({ kind: 'operatives', id: hers?.id ?? '' })).toEqual({ campaigns: [], battles: ['The weir'] });
    expect(await use({ kind: 'operatives', id: other?.id ?? '' })).toEqual({ campaigns: [], battles: [] });
  });

  it('should name the campaigns in which it stands, as the weapon with its profiles too', async () => {
    const blade = { id: 'blade', name: 'Blade', profiles: [{ id: 'blade-swing' }], provenance: 'user' };
    await workshopStoreOf(app).change((files) => ({
      ...files,
      'weapons.json': [blade],
      'tables/finds.json': oneRowTable('finds', []),
    }));
    withCampaigns({
      Lamps: '{"item":"workshop--blade"}',
      Bells: '{"weapon":"workshop--blade-swing"}',
      Ropes: '{"item":"workshop--blade-two"}',
    });
    expect(await use({ kind: 'weapons', id: 'blade' })).toEqual({ campaigns: ['Lamps', 'Bells'], battles: [] });
    expect(await use({ kind: 'tables', id: 'finds' })).toEqual({ campaigns: [], battles: [] });
  });

  it('should stay where rows of it name it, each by its name, in a game of its own too', async () => {
    const members = (id: string, name: string) => ({ id, name, members: [{ card: 'reed' }] });
    const store = storeFor(app, 'kt2021');
    await store.change((files) => ({
      ...files,
      'operatives.json': [{ id: 'reed', name: 'Reed' }],
      'retinues.json': [members('first', 'The Marsh'), members('second', 'The Ford')],
    }));
    const ref = { kind: 'operatives', id: 'reed' } as const;
    expect(await removeRow(ref, 'kt2021')).toEqual({ kind: 'inUse', by: ['The Marsh', 'The Ford'] });
  });

  it('should be named by rows of other packs under the id of its pack', () => {
    const text = wrap(
      ownPackShape,
      { savedAt, revision: 0 },
      {
        files: {
          'pack.json': manifestOf('guests', 'Guests'),
          'weapons.json': [
            { id: 'one', name: 'One', brings: 'workshop--blade' },
            { id: 'two', name: 'Two', brings: 'workshop--blade-two' },
          ],
        },
      },
    );
    const guests = { id: 'guests', text } as OwnPack;
    expect(namingFrom([guests], WORKSHOP_ID, { id: 'blade' })).toEqual(['One']);
    expect(namingFrom([{ ...guests, id: WORKSHOP_ID }], WORKSHOP_ID, { id: 'blade' })).toEqual([]);
  });

  it('should be told apart from what the app has in a game whose rows keep their ids', async () => {
    const shipped = [...(await loadShipped('kt2021')).operatives.keys()][0] ?? '';
    const store = storeFor(app, 'kt2021');
    await store.change((files) => ({
      ...files,
      'operatives.json': [
        { id: 'reed-warden', name: 'Reed warden' },
        { id: shipped, name: 'Reed guard' },
      ],
    }));
    withBattles('kt2021', {
      Weir: '{"card":"reed-warden"}',
      Ford: `{"card":"${shipped}"}`,
      Gate: '{"role":"Reed guard"}',
    });
    withCampaigns({ Lamps: '{"pack":"workshop-kt2021","card":"reed-warden"}', Bells: '{"card":"reed-warden"}' });
    expect(await use({ kind: 'operatives', id: 'reed-warden' }, 'kt2021')).toEqual({
      campaigns: ['Lamps'],
      battles: ['Weir'],
    });
    expect(await use({ kind: 'operatives', id: shipped }, 'kt2021')).toEqual({ campaigns: [], battles: ['Gate'] });
  });

  it('should name no battle of another game', async () => {
    await storeFor(app, 'kt3').change((files) => ({ ...files, 'operatives.json': [{ id: 'reed', name: 'Reed' }] }));
    withCampaigns({});
    withBattles('kt2021', { Weir: '{"card":"reed"}' });
    expect(await use({ kind: 'operatives', id: 'reed' }, 'kt3')).toEqual({ campaigns: [], battles: [] });
  });
});
