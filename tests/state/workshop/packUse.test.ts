import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RawRow } from '../../../src/content/packRows.ts';
import * as index from '../../../src/persistence/campaignIndex.ts';
import * as play from '../../../src/state/campaign/campaignPlay.ts';
import { campaignsNaming, packUse } from '../../../src/state/workshop/packUse.ts';
import { battleOf, newDraft, withCandidate } from '../../../src/features/deployment/draft.ts';
import { playOf } from '../../../src/state/battle/play.ts';
import { packsOf } from '../../../src/state/library/ownPacks.ts';
import { crewFiles } from '../../support/ownPack.ts';
import { app, withDurable } from '../../support/app.tsx';

const weapon: RawRow = { kind: 'weapons', id: 'cutlass', name: 'Cutlass', file: 'weapons.json', value: {} };

beforeEach(withDurable);
afterEach(() => vi.restoreAllMocks());

/** Two campaigns whose files say this. */
function withCampaigns(texts: Readonly<Record<string, string>>) {
  const found = Object.keys(texts).map((id) => ({ id, name: `The ${id}` }) as index.CampaignSummary);
  vi.spyOn(index, 'listAllCampaigns').mockResolvedValue(found);
  const exportCampaign = (id = '') => Promise.resolve({ fileName: '', text: texts[id] ?? '' });
  vi.spyOn(play, 'campaignPlayOf').mockReturnValue({ exportCampaign } as never);
}

describe('campaigns in which rows of a pack stand', () => {
  it('should be those whose log names one, with which', async () => {
    withCampaigns({ lamps: '{"item":"undertow--cutlass"}', bells: '{"item":"undertow--cutlass-two"}' });
    expect(await campaignsNaming(app, 'undertow', [weapon])).toEqual([{ name: 'The lamps', rows: [weapon] }]);
  });

  it('should be none of another pack, and none where nothing is asked for', async () => {
    withCampaigns({ lamps: '{"item":"undertow--cutlass"}' });
    expect(await campaignsNaming(app, 'ebb', [weapon])).toEqual([]);
    expect(await campaignsNaming(app, 'undertow', [])).toEqual([]);
  });

  it('should be nothing of a pack that nobody uses', async () => {
    withCampaigns({});
    expect(await packUse(app, 'undertow')).toEqual({ leaning: [], campaigns: [], battles: [] });
  });
});

describe('a pack that campaigns and battles use', () => {
  const { removePack, storePack, loadPlayPack } = packsOf(app);
  const { closeBattle, openBattle, dispatch, startBattle } = playOf(app);
  const crew = 'imported-lamplighters';

  async function battleWithCrew(): Promise<string> {
    await storePack(crewFiles());
    const draft = newDraft(await loadPlayPack(), 'medium', () => 5);
    const maren = draft.candidates.find(({ member }) => member.name === 'Old Maren');
    const candidates = withCandidate(draft, maren?.member.id ?? '', { taken: true });
    const table = { players: [], dice: { retinue: 'table', enemy: 'table' }, seed: 's' } as const;
    const state = battleOf({ ...draft, candidates }, table);
    return startBattle(state, { title: 'The weir', ruleset: { id: state.ruleset, version: '1' }, packs: [] });
  }

  it('should name the battles under way, and leave out those that have nothing of it', async () => {
    const other = 'imported-others';
    await battleWithCrew();
    expect((await packUse(app, crew)).battles).toEqual(['The weir']);
    expect((await packUse(app, other)).battles).toEqual([]);
  });

  it('should leave a battle that opens and goes on without it', async () => {
    const id = await battleWithCrew();
    await closeBattle();
    expect(await removePack(crew)).not.toBeNull();
    expect((await openBattle(id)).kind).toBe('opened');
    const { battle } = app.store.getState();
    expect(JSON.stringify(battle?.state)).toContain('Old Maren');
    expect(dispatch({ type: 'startBattle' })).toBeNull();
  });

  it('should name campaigns by a row, and by the pack that its kill team is kept with', async () => {
    withCampaigns({
      lamps: '{"item":"undertow--cutlass"}',
      bells: '{"pack":"undertow","book":null}',
      ropes: '{"pack":"under"}',
    });
    expect((await packUse(app, 'undertow')).campaigns).toEqual(['The lamps', 'The bells']);
  });
});
