import { beforeEach, describe, expect, it } from 'vitest';
import { loadBundledPack } from '../../../src/content/bundledPack.ts';
import { readyScenario } from '../../../src/content/readyScenario.ts';
import { campaignPlayOf } from '../../../src/state/campaign/campaignPlay.ts';
import { takeBattle } from '../../../src/state/campaign/takeBattle.ts';
import { app } from '../../support/app.tsx';
import { freshApp, openNow, openReady, play } from '../../support/readyBattle.ts';

const taking = { name: 'The first ledger', reason: 'by the player' };
const { closeCampaign, dispatchCampaign } = campaignPlayOf(app);

const stateNow = () => {
  const { campaign } = app.store.getState();
  if (campaign === null) throw new Error('no campaign is open');
  return campaign.state;
};

/** The ready-made battle is over: Hale is down, and Vex has brought two down. */
async function over(): Promise<string> {
  await openReady((state) => ({
    ...state,
    operatives: state.operatives.map((operative) => {
      if (operative.id === 'sabine-hale') return { ...operative, down: true, wounds: 0 };
      return operative.id === 'isaura-vex' ? { ...operative, kills: 2 } : operative;
    }),
  }));
  play({ type: 'startBattle' }, { type: 'endBattle', reason: 'primaryDone' });
  return openNow().id;
}

beforeEach(async () => {
  await closeCampaign();
  await freshApp();
});

describe('taking the retinue of a battle into a campaign', () => {
  it('should begin with its people as they are armed, the battle reported as its first', async () => {
    const battle = await over();
    expect(await takeBattle(app, taking)).not.toBeNull();
    const { members, scenario, scenarios } = stateNow();
    expect(members.map(({ name, kind }) => [name, kind])).toEqual([
      ['Isaura Vex', 'acolyte'],
      ['Sabine Hale', 'follower'],
      ['Pim Latchkey', 'follower'],
      ['Ignace Loam', 'follower'],
    ]);
    const ready = readyScenario(await loadBundledPack()).members.filter(({ name }) =>
      members.some((member) => member.name === name),
    );
    expect(members.map(({ weapons }) => weapons.map(({ item }) => item).toSorted())).toEqual(
      ready.map(({ weapons }) => weapons.toSorted()),
    );
    expect([scenarios, scenario?.battle, scenario?.stage]).toEqual([1, battle, 'report']);
    const lines = scenario?.report?.operatives.filter(({ member }) => member !== null) ?? [];
    expect(lines.map(({ name, member }) => [name, member])).toEqual(members.map(({ id, name }) => [name, id]));
    expect(lines.map(({ down, kills }) => [down, kills]).slice(0, 2)).toEqual([
      [false, 2],
      [true, 0],
    ]);
    expect(dispatchCampaign({ type: 'goOn' })).toBeNull();
    expect(stateNow().scenario?.casualties.map(({ member }) => member)).toEqual([members[1]?.id]);
  });

  it('should lead to the same campaign when it is asked again', async () => {
    await over();
    const id = await takeBattle(app, taking);
    expect(await takeBattle(app, taking)).toBe(id);
  });

  it('should take nothing while the battle is not over', async () => {
    await openReady();
    play({ type: 'startBattle' });
    expect(await takeBattle(app, taking)).toBeNull();
  });
});
