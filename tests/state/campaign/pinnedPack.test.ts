import { beforeAll, describe, expect, it } from 'vitest';
import { type BundledCampaign, loadBundledCampaign } from '../../../src/content/campaign/bundledCampaign.ts';
import { campaignContentOf } from '../../../src/content/campaign/campaignContentOf.ts';
import { lackingFor } from '../../../src/content/campaign/lacking.ts';
import { fieldScenario } from '../../../src/content/fielding.ts';
import type { Pack } from '../../../src/content/pack.ts';
import { advisedRules } from '../../support/advisedRules.ts';
import { decideCampaign } from '../../../src/engine/campaign/campaignDecider.ts';
import type { CampaignCommand } from '../../../src/engine/campaign/model/command.ts';
import { evolveCampaign } from '../../../src/engine/campaign/evolve/evolve.ts';
import { pendingCampaignRequest } from '../../../src/engine/campaign/pending.ts';
import { reportOf } from '../../../src/engine/campaign/reportOf.ts';
import { deploy } from '../../../src/state/campaign/campaignBattle.ts';
import type { CampaignSession } from '../../../src/state/campaign/campaignSession.ts';
import { FakeBrowser } from '../../support/fakeBrowser.ts';
import { filesWith, packWithModule, TWO_NIGHTS } from '../../support/modulePack.ts';
import { campaignTab, deployed, shownCampaign, smallFounding } from '../../support/smallCampaign.ts';

let bundled: BundledCampaign;
beforeAll(async () => {
  bundled = await loadBundledCampaign();
});

const WRECKER = 'nights--wrecker';
const HOOK = 'nights--hook';

/** The pack with so many wounds for each card, and weapons of this price. */
const packOf = (wounds: number, wp: number): Pack =>
  packWithModule({
    ...filesWith('operatives.json', (row) => ({ ...row, wounds })),
    'weapons.json': filesWith('weapons.json', (row) => ({ ...row, wp }))['weapons.json'],
  });

const recruit: CampaignCommand = {
  type: 'recruit',
  recruit: { name: 'Vex', card: 'acolyte', player: 'p1', portrait: null, background: 'arbitrator', increase: null },
};
const plan = {
  title: 'The landing',
  mission: 'nights--landing',
  chapter: 'first',
  faction: 'nights--wreckers',
  deployed: ['m1'],
  auxiliaries: [],
  objectives: [],
  override: { reason: 'alone' },
};

/** A tab whose campaign has begun the module, and a way to put another state of its packs in place. */
async function playing() {
  const packs = { now: packOf(8, 1) };
  const tab = await campaignTab(new FakeBrowser(), {
    rules: {
      decide: decideCampaign,
      evolve: evolveCampaign,
      pendingRequest: pendingCampaignRequest,
      lacks: ({ pack }, wanted) => lackingFor(pack, wanted),
      field: fieldScenario,
      reportOf,
    },
    battleRules: advisedRules,
    load: () =>
      Promise.resolve({
        pack: packs.now,
        campaignPack: bundled.campaignPack,
        content: campaignContentOf(packs.now, bundled.campaignPack),
      }),
  });
  tab.found(smallFounding);
  for (const command of [recruit, { type: 'startModule', module: TWO_NIGHTS } as const])
    expect(tab.dispatch(command)).toBeNull();
  const update = async (pack: Pack) => {
    packs.now = pack;
    await tab.renewContents();
  };
  return { tab, update };
}

/** Wounds and price as the screens, the rules and a battle that begins now have them. */
function seen(tab: CampaignSession) {
  const { pack, content } = shownCampaign(tab);
  deployed(deploy(tab, plan));
  const spawned = tab.battles.play?.state.spawnRows?.[0]?.options[0];
  return {
    shown: [pack.operatives.get(WRECKER)?.wounds, pack.weapons.get(HOOK)?.wp],
    ruled: [content.cards.get(WRECKER)?.wounds, content.items.get(HOOK)?.wp],
    fought: [spawned?.maxWounds, tab.open.state.scenario?.chapter],
  };
}
const allAs = (wounds: number, wp: number) => ({
  shown: [wounds, wp],
  ruled: [wounds, wp],
  fought: [wounds, 'first'],
});

describe('a running campaign whose pack changes', () => {
  it('should be played as it was, refused or not decided yet', async () => {
    const { tab, update } = await playing();
    await update(packOf(12, 2));
    expect(tab.dispatch({ type: 'pinModule', take: false })).toBeNull();
    await update(packOf(14, 3));
    expect(seen(tab)).toEqual(allAs(8, 1));
  });

  it('should have the new rows, all of them, once it takes them; and the old ones when that is undone', async () => {
    const { tab, update } = await playing();
    await update(packOf(12, 2));
    expect(tab.dispatch({ type: 'pinModule', take: true })).toBeNull();
    expect(shownCampaign(tab).pack.operatives.get(WRECKER)?.wounds).toBe(12);
    expect(tab.campaigns.undo()).toBe(true);
    expect(shownCampaign(tab).content.cards.get(WRECKER)?.wounds).toBe(8);
    expect(tab.campaigns.redo()).toBe(true);
    expect(seen(tab)).toEqual(allAs(12, 2));
  });

  it('should go on when it is gone, and see when it comes back as it was', async () => {
    const { tab, update } = await playing();
    await update(packWithModule(null));
    expect(shownCampaign(tab).content.modules.has(TWO_NIGHTS)).toBe(false);
    expect(tab.dispatch({ type: 'pinModule', take: true })?.code).toBe('noModule');
    await update(packOf(8, 1));
    expect(tab.dispatch({ type: 'pinModule', take: true })?.code).toBe('noModule');
    await update(packWithModule(null));
    expect(seen(tab)).toEqual(allAs(8, 1));
  });

  it('should have its rows of now once it has left the module', async () => {
    const { tab, update } = await playing();
    await update(packOf(12, 2));
    expect(tab.dispatch({ type: 'leaveModule' })).toBeNull();
    const { pack, content } = shownCampaign(tab);
    expect([pack.operatives.get(WRECKER)?.wounds, content.items.get(HOOK)?.wp]).toEqual([12, 2]);
  });
});
