import { beforeAll, describe, expect, it } from 'vitest';
import { type BundledCampaign, loadBundledCampaign } from '../../../src/content/campaign/bundledCampaign.ts';
import { campaignContentOf } from '../../../src/content/campaign/campaignContentOf.ts';
import { lackingFor } from '../../../src/content/campaign/lacking.ts';
import { fieldScenario } from '../../../src/content/fielding.ts';
import type { Pack } from '../../../src/content/pack.ts';
import { advisedRules } from '../../support/advisedRules.ts';
import { decideCampaign } from '../../../src/engine/campaign/campaignDecider.ts';
import { evolveCampaign } from '../../../src/engine/campaign/evolve/evolve.ts';
import { chapterAtHand } from '../../../src/engine/campaign/model/modules.ts';
import { pendingCampaignRequest } from '../../../src/engine/campaign/pending.ts';
import { reportOf } from '../../../src/engine/campaign/reportOf.ts';
import { present } from '../../../src/engine/core/invariant.ts';
import { deploy } from '../../../src/state/campaign/campaignBattle.ts';
import type { CampaignContents } from '../../../src/state/campaign/campaignPorts.ts';
import { redoCampaignIn, takeBackBattle } from '../../../src/state/campaign/campaignUndo.ts';
import { FakeBrowser } from '../../support/fakeBrowser.ts';
import { campaignTab, deployed, shownCampaign, smallFounding } from '../../support/smallCampaign.ts';
import { fullSettingsOf } from '../../support/sides.ts';

const STORY = 'the-voice-in-the-water';

let bundled: BundledCampaign;
beforeAll(async () => {
  bundled = await loadBundledCampaign();
});

const contentsOf = (pack: Pack): CampaignContents => ({
  pack,
  campaignPack: bundled.campaignPack,
  content: campaignContentOf(pack, bundled.campaignPack),
});

/** The bundled pack without its modules and their missions. */
function without(): Pack {
  const gone = [...bundled.pack.modules.values()].flatMap(({ chapters }) => chapters.map(({ mission }) => mission));
  const missions = [...bundled.pack.missions].filter(([id]) => !gone.includes(id));
  return { ...bundled.pack, modules: new Map(), missions: new Map(missions) };
}

/** The bundled pack with 2 CP more in every chapter. */
function generous(): Pack {
  const more = { if: null, dvTimes: 100, cp: 2, flags: [] };
  const modules = [...bundled.pack.modules.values()].map((row) => ({
    ...row,
    chapters: row.chapters.map((chapter) => ({ ...chapter, changes: [more] })),
  }));
  return { ...bundled.pack, modules: new Map(modules.map((row) => [row.id, row])) };
}

/** A tab with a campaign that plays the module; its packs are those of `packs.now`. */
async function playing() {
  const packs = { now: generous() };
  const tab = await campaignTab(new FakeBrowser(), {
    rules: {
      decide: decideCampaign,
      evolve: evolveCampaign,
      pendingRequest: pendingCampaignRequest,
      lacks: ({ pack }, plan) => lackingFor(pack, plan),
      field: fieldScenario,
      reportOf,
    },
    battleRules: advisedRules,
    load: () => Promise.resolve(contentsOf(packs.now)),
  });
  await tab.fetchContents();
  tab.found({ ...smallFounding, players: [{ id: 'p1', name: 'Ana', mark: 'A' }] });
  const recruit = {
    name: 'Vex',
    card: 'acolyte',
    player: 'p1',
    portrait: null,
    background: 'arbitrator',
    increase: null,
  } as const;
  expect(tab.dispatch({ type: 'recruit', recruit })).toBeNull();
  expect(tab.dispatch({ type: 'startModule', module: STORY })).toBeNull();
  const chapter = present(chapterAtHand(tab.open.state), 'a chapter');
  const [faction = ''] = bundled.pack.factions.keys();
  const plan = {
    title: chapter.title,
    mission: chapter.mission,
    chapter: chapter.id,
    faction,
    deployed: tab.open.state.members.map(({ id }) => id),
    auxiliaries: [],
    objectives: [],
    override: { reason: 'alone' },
  };
  return { tab, packs, plan };
}

describe('a campaign whose module has gone from its packs', () => {
  it('should show and deploy the scenario of its chapter by the copies it keeps', async () => {
    const { tab, packs, plan } = await playing();
    packs.now = without();
    await tab.renewContents();
    expect(shownCampaign(tab).pack.missions.has(plan.mission)).toBe(true);
    expect(shownCampaign(tab).content.modules.has(STORY)).toBe(false);
    deployed(deploy(tab, plan));
    expect(tab.battles.play?.state.mission.id).toBe(plan.mission);
    expect(tab.open.state.scenario?.chapter).toBe(plan.chapter);
  });

  it('should not have it any more once it has left it', async () => {
    const { tab, packs, plan } = await playing();
    packs.now = without();
    await tab.renewContents();
    expect(tab.dispatch({ type: 'leaveModule' })).toBeNull();
    const { chapter: _chapter, ...plain } = plan;
    expect(deploy(tab, plain)).toEqual({ code: 'unknownRow', params: { row: plan.mission } });
  });
});

describe('the battle of a chapter that is gone', () => {
  it('should begin again as the chapter of its module', async () => {
    const { tab, plan } = await playing();
    deployed(deploy(tab, plan));
    const settings = fullSettingsOf(present(tab.battles.play, 'a battle').state);
    const { startingCp } = present(bundled.pack.difficulties.get(settings.difficulty), 'its difficulty');
    expect(settings.parameters.startingCp).toBe(startingCp + 2);
    expect(await takeBackBattle(tab)).toBe(true);
    expect(redoCampaignIn(tab)).toBe(true);
    expect(tab.open.state.scenario?.chapter).toBe(plan.chapter);
    expect(tab.battles.play?.state.settings.parameters).toEqual(settings.parameters);
  });
});
