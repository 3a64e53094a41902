import { expect, it } from 'vitest';
import { loadBundledPack } from '../../../src/content/bundledPack.ts';
import { quickStart } from '../../../src/content/quickStart.ts';
import { readyScenario } from '../../../src/content/readyScenario.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { campaignPlayOf } from '../../../src/state/campaign/campaignPlay.ts';
import { freshApp, openNow } from '../../support/readyBattle.ts';
import { campaignNow } from '../retinue/stage.tsx';
import { app } from '../../support/app.tsx';

const { closeCampaign, deployCampaign, fetchCampaignContents, foundCampaign, readyRetinue } = campaignPlayOf(app);

const players = [{ id: 'p1', name: 'Ana', mark: 'A' }];

/** What the table sees of a retinue. */
const seenOf = ({ operatives }: BattleState) =>
  operatives
    .filter(({ side }) => side === 'retinue')
    .map(({ name, role, portrait, save, weapons }) => ({
      name,
      role,
      portrait,
      save,
      weapons: weapons.map(({ id }) => id),
    }));

it('should be the same people with the same faces and gear in the first battle and in a campaign', async () => {
  await closeCampaign();
  await freshApp();
  await fetchCampaignContents();
  const pack = await loadBundledPack();
  const { scenario } = readyScenario(pack);

  const first = seenOf(quickStart(pack, { players, dice: { retinue: 'table', enemy: 'screen' }, seed: 'ready' }));

  foundCampaign({ name: 'The ledger', seed: 'ledger', difficulty: 'medium', players }, readyRetinue(players));
  const { members: recruited } = campaignNow().state;
  expect(recruited.map(({ background, gains }) => ({ background, increase: gains[0]?.stat }))).toEqual([
    { background: 'arbitrator', increase: undefined },
    { background: 'line-trooper', increase: 'move' },
    { background: 'tunnel-rat', increase: 'hit' },
    { background: 'scrapper', increase: 'wounds' },
  ]);
  deployCampaign({
    title: 'The first scenario',
    mission: scenario.mission,
    faction: scenario.faction,
    deployed: recruited.map(({ id }) => id),
    auxiliaries: ['cyber-hound'],
    objectives: [],
  });
  expect(seenOf(openNow().state)).toEqual(first);
});
