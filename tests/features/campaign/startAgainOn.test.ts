import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadBundledPack } from '../../../src/content/bundledPack.ts';
import { readyScenario } from '../../../src/content/readyScenario.ts';
import { fetchBoards } from '../../../src/engine/systems/boards.ts';
import { battlesOf } from '../../../src/state/battle/play.ts';
import { playedOnIn } from '../../../src/state/battle/playedOn.ts';
import { chooseIn } from '../../../src/state/battle/deviceChoices.ts';
import { campaignsOf } from '../../../src/state/campaign/browserCampaign.ts';
import { campaignPlayOf } from '../../../src/state/campaign/campaignPlay.ts';
import { discardStored } from '../../../src/state/library/library.ts';
import { app } from '../../support/app.tsx';
import { freshApp, openNow } from '../../support/readyBattle.ts';
import { campaignNow } from '../retinue/stage.tsx';

const {
  closeCampaign,
  deployCampaign,
  redoCampaign,
  undoDeployment,
  fetchCampaignContents,
  foundCampaign,
  readyRetinue,
  startBattleAgain,
} = campaignPlayOf(app);
const players = [{ id: 'p1', name: 'Ana', mark: 'A' }];

/** A campaign whose scenario is deployed to; the id of its battle. */
async function deployed(): Promise<string> {
  await closeCampaign();
  await freshApp();
  await Promise.all([fetchCampaignContents(), fetchBoards()]);
  const { scenario } = readyScenario(await loadBundledPack());
  foundCampaign({ name: 'The ledger', seed: 'ledger', difficulty: 'medium', players }, readyRetinue(players));
  const battle = deployCampaign({
    title: 'The first scenario',
    mission: scenario.mission,
    faction: scenario.faction,
    deployed: campaignNow().state.members.map(({ id }) => id),
    auxiliaries: [],
    objectives: [],
  });
  if (typeof battle !== 'string') throw new Error(battle.code);
  return battle;
}

/** A campaign whose battle is missing. */
async function missing(): Promise<string> {
  const battle = await deployed();
  await battlesOf(app).close();
  await discardStored(battlesOf(app).ports, battle);
  campaignsOf(app).forgetBattle(battle);
  return battle;
}

beforeEach(() => chooseIn(app, { playedOn: 'table' }));

describe('a missing battle that starts again', () => {
  it('should be at the table where battles are played there', async () => {
    const battle = await missing();
    expect(playedOnIn(app)).toBe('table');
    expect(await startBattleAgain()).toBe(battle);
    expect(openNow().state.board).toBeUndefined();
  });

  it.each([
    ['beside a table', 'beside', false],
    ['on the screen alone', 'screen', true],
  ] as const)('should be set up on a board where they are played on one: %s', async (_, playedOn, alone) => {
    const battle = await missing();
    chooseIn(app, { playedOn });
    expect(await startBattleAgain()).toBe(battle);
    const { board, phase } = openNow().state;
    expect(board?.alone).toBe(alone);
    expect(board?.map.pieces.length).toBeGreaterThan(3);
    expect(phase).toBe('setUp');
    expect(await startBattleAgain()).toMatchObject({ code: 'noScenario' });
  });
});

describe('a deployment that is brought back', () => {
  it.each([
    ['at the table', 'table', undefined],
    ['on a board, where battles are played on one', 'screen', true],
  ] as const)('should have its battle %s', async (_, playedOn, alone) => {
    const battle = await deployed();
    chooseIn(app, { playedOn });
    expect(await undoDeployment()).toBe(true);
    expect(redoCampaign()).toBe(true);
    await vi.waitFor(() => expect(openNow().id).toBe(battle));
    await vi.waitFor(() => expect(openNow().state.board?.alone).toBe(alone));
  });
});
