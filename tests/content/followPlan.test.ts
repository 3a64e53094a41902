import { lastingEnvironment } from '../support/lasting.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BundledCampaign, loadBundledCampaign } from '../../src/content/campaign/bundledCampaign.ts';
import { missionOf } from '../../src/content/buildMission.ts';
import { lackingFor } from '../../src/content/campaign/lacking.ts';
import { campaignContentOf } from '../../src/content/campaign/campaignContentOf.ts';
import { type FieldContents, fieldScenario, type ScenarioChoice } from '../../src/content/fielding.ts';
import {
  eventTableOf,
  givenDv,
  forceTold,
  losesForce,
  preparedBudget,
  preparesForces,
  startOf,
} from '../../src/content/followPlan.ts';
import type { Pack } from '../../src/content/pack.ts';
import { type EnemyChoice, type MissionPlan, type MissionRow, missionRow } from '../../src/content/schema/mission.ts';
import { newCampaign } from '../../src/engine/campaign/newCampaign.ts';
import type { CampaignState } from '../../src/engine/campaign/model/state.ts';
import { present } from '../../src/engine/core/invariant.ts';
import { battleOf, budgetOf, newDraft, withMission } from '../../src/features/deployment/draft.ts';
import { changedBy, firstPlan, objectivesWanted } from '../../src/features/retinue/deploy/plan.ts';
import { memberWith } from '../support/fieldedMember.ts';
import { action } from '../support/scripted.ts';
import { fullSettingsOf } from '../support/sides.ts';

const dice = { retinue: 'table', enemy: 'screen' } as const;
const players = [{ id: 'p1', name: 'Anna', mark: 'circle' }];
const acolyte = memberWith({ id: 'm1', name: 'Vex', card: 'acolyte', kind: 'acolyte' });
const state: CampaignState = {
  ...newCampaign({ name: 'One', seed: 'seed', difficulty: 'medium', players }, 'acolyte'),
  members: [acolyte],
  flags: ['bell-rung'],
};
const plan: MissionPlan = {
  author: '',
  notes: '',
  board: '',
  markers: [],
  faction: 'heretic-astartes',
  variant: null,
  dvTimes: 100,
  enemies: [],
  eventTable: 'gang-events',
  tables: [],
  environment: [{ id: 'gloom', name: 'Gloom', text: 'Dark.' }],
  secondaries: 2,
};
const script = {
  briefing: '',
  passages: [],
  objectives: [],
  actions: [action({ effects: [] })],
  hooks: [],
  endings: [],
  hidden: [],
  priorityTarget: null,
  targetLocation: null,
  waves: [],
};

let bundled: BundledCampaign;
let faction: string;
beforeAll(async () => {
  bundled = await loadBundledCampaign();
  faction = present([...bundled.pack.factions.keys()].at(-1), 'a faction');
});

/** The bundled pack with a scenario `prepared` that prepares this. */
function packWith(set: Partial<MissionPlan> = {}): Pack {
  const base = present([...bundled.pack.missions.values()][0], 'a mission');
  const table = { ...present([...bundled.pack.tables.values()][0], 'a table'), id: 'gang-events' };
  const row: MissionRow = missionRow.parse({ ...base, id: 'prepared', script, plan: { ...plan, faction, ...set } });
  return {
    ...bundled.pack,
    missions: new Map([...bundled.pack.missions, [row.id, row]]),
    tables: new Map([...bundled.pack.tables, [table.id, table]]),
  };
}

const contentsWith = (set: Partial<MissionPlan> = {}): FieldContents => {
  const pack = packWith(set);
  return { pack, campaignPack: bundled.campaignPack, content: campaignContentOf(pack, bundled.campaignPack) };
};

const chosen: ScenarioChoice = { deployed: ['m1'], auxiliaries: [], objectives: [], mission: 'prepared', faction: '' };
const fielded = (set: Partial<MissionPlan> = {}, changes: Partial<ScenarioChoice> = {}, of = state) =>
  fieldScenario(contentsWith(set), of, { ...chosen, faction, ...changes }, dice);
const enemiesOf = (battle: ReturnType<typeof fielded>) => battle.operatives.filter(({ side }) => side === 'enemy');
const dvOf = (battle: ReturnType<typeof fielded>) => enemiesOf(battle).reduce((sum, { dv }) => sum + dv, 0);

describe('a battle of a campaign', () => {
  it('should know the flags of the campaign, and stand in the environment of its scenario', () => {
    const battle = fielded();
    expect(battle.mission.script?.flags).toEqual(['bell-rung']);
    expect(battle.lasting).toEqual([
      lastingEnvironment('gloom', { source: { kind: 'environment', id: 'gloom', name: 'Gloom' } }),
    ]);
  });

  it('should roll events on the table of its scenario, unless no pack has it', () => {
    expect(fielded().eventTable).toBe('gang-events');
    expect(fielded({ eventTable: 'gone' }).eventTable).toBe([...bundled.pack.tables.keys()][0]);
    expect(fielded({ eventTable: null }).eventTable).toBe([...bundled.pack.tables.keys()][0]);
  });

  it('should have so many percent of the DV that the difficulty gives', () => {
    const [plain, half, double] = [fielded(), fielded({ dvTimes: 50 }), fielded({ dvTimes: 200 })].map(dvOf);
    expect([plain, half, double]).toEqual([3, 1, 6]);
  });

  it('should face the enemies chosen by hand, unless the players choose others or another faction', () => {
    const card = present([...bundled.pack.factions.values()].at(-1)?.rows[0]?.card, 'a card');
    const enemies = [{ card, weapons: [], count: 4 }];
    expect(enemiesOf(fielded({ enemies })).filter((enemy) => enemy.card === card)).toHaveLength(4);
    expect(
      enemiesOf(fielded({ enemies }, { enemies: [{ card, weapons: [] }] })).filter((enemy) => enemy.card === card),
    ).toHaveLength(1);
    const other = present([...bundled.pack.factions.keys()][0], 'a faction');
    expect(dvOf(fielded({ enemies }, { faction: other }))).toBe(3);
  });

  it('should have the variant that its scenario prepares', () => {
    const found = [...bundled.pack.factions.values()].find(({ variants = [] }) => variants.length > 1);
    const { id, variants = [] } = present(found, 'a faction with variants');
    const grants = variants.map((variant) => {
      const battle = fielded({ faction: id, variant: variant.id }, { faction: id });
      return JSON.stringify(enemiesOf(battle).map(({ traits }) => traits?.map((trait) => trait.id)));
    });
    expect(new Set(grants).size).toBe(variants.length);
  });
});

describe('a battle of a chapter', () => {
  const chapter = {
    id: 'one',
    mission: 'prepared',
    title: 'One',
    intro: '',
    next: [],
    changes: [
      { if: { is: 'flag', flag: 'bell-rung' } as const, dvTimes: 200, cp: 3, flags: ['warned', 'bell-rung'] },
      { if: { is: 'flag', flag: 'never' } as const, dvTimes: 25, cp: 9, flags: ['never'] },
    ],
  };
  const linked: CampaignState = {
    ...state,
    module: {
      pack: 'mine',
      row: { id: 'm', name: 'M', text: '', start: 'one', chapters: [chapter], rewards: [] },
      pinned: [],
      hash: '',
      refused: null,
      chapter: 'one',
      done: [],
    },
  };

  it('should have the changes that hold: DV, CP at set-up, and flags that only it knows', () => {
    const [plain, changed] = [fielded({}, {}, linked), fielded({}, { chapter: 'one' }, linked)];
    expect([dvOf(plain), dvOf(changed)]).toEqual([3, 6]);
    expect(fullSettingsOf(changed).parameters.startingCp).toBe(fullSettingsOf(plain).parameters.startingCp + 3);
    expect(plain.mission.script?.flags).toEqual(['bell-rung']);
    expect(changed.mission.script?.flags).toEqual(['bell-rung', 'warned']);
  });

  it('should never begin with less than no CP', () => {
    const poor = chapter.changes.map((change) => ({ ...change, if: null, cp: -9 }));
    const module = linked.module ?? null;
    const of = {
      ...linked,
      module: module && { ...module, row: { ...module.row, chapters: [{ ...chapter, changes: poor }] } },
    };
    expect(fullSettingsOf(fielded({}, { chapter: 'one' }, of)).parameters.startingCp).toBe(0);
  });
});

describe('what a battle lacks', () => {
  const lacks = (enemies: readonly EnemyChoice[]) => {
    const pack = packWith();
    const row = present(pack.missions.get('prepared'), 'the scenario');
    const wave = { id: 'w', name: 'W', where: '', order: 'engage' as const, dv: null, enemies: [...enemies] };
    const missions = new Map([['prepared', { ...row, script: { ...script, waves: [wave] } }]]);
    return lackingFor({ ...pack, missions }, { mission: 'prepared', faction });
  };

  it('should be a card or a weapon of those who arrive later, too', () => {
    const card = present([...bundled.pack.factions.values()][0]?.rows[0]?.card, 'a card');
    expect(lacks([{ card, weapons: [], count: 1 }])).toBeNull();
    expect(lacks([{ card: 'nobody', weapons: [], count: 1 }])).toBe('nobody');
    expect(lacks([{ card, weapons: ['nothing'], count: 1 }])).toBe('nothing');
    expect(lackingFor(packWith(), { mission: 'gone', faction })).toBe('gone');
  });
});

describe('the numbers of a preparation', () => {
  it('should leave to the players what it does not say, or no pack has', () => {
    expect(startOf(packWith(), 'prepared')).toMatchObject({ faction, secondaries: 2 });
    expect(startOf(packWith({ faction: 'nobody' }), 'prepared')).toMatchObject({ faction: null });
    expect(startOf(packWith({ enemies: [{ card: 'nobody', weapons: [], count: 2 }] }), 'prepared').enemies).toBeNull();
    expect(startOf(packWith(), 'unknown')).toMatchObject({ faction: null, enemies: null, dvTimes: 100 });
  });

  it('should change the budget by all percents together, rounded down, at least 1', () => {
    const medium = present(bundled.pack.difficulties.get('medium'), 'medium');
    expect(preparedBudget(medium, 6, [])).toBe(9);
    expect(preparedBudget(medium, 6, [50, 150])).toBe(6);
    const { first, further } = medium.retinueDv;
    expect(givenDv(medium, 1, 100)).toBe(preparedBudget(medium, first, []));
    expect(givenDv(medium, 3, 50)).toBe(preparedBudget(medium, first + 2 * further, [50]));
    expect(preparedBudget(medium, 1, [25])).toBe(1);
    expect(preparedBudget(medium, 0, [400])).toBe(0);
  });
});

describe('preparing a battle by hand', () => {
  const roll = () => 1;
  const draft = (set: Partial<MissionPlan> = {}) =>
    withMission(newDraft(packWith(set), 'medium', roll), 'prepared', roll);

  it('should begin as the scenario prepares it', () => {
    const card = present([...bundled.pack.factions.values()].at(-1)?.rows[0]?.card, 'a card');
    const prepared = draft({ enemies: [{ card, weapons: [], count: 2 }] });
    expect(prepared).toMatchObject({ faction, enemies: [{ card }, { card }], byHand: true });
    expect(battleOf(prepared, { players, dice, seed: 's' }).eventTable).toBe('gang-events');
    expect(budgetOf(draft({ dvTimes: 200 }))).toBe(2 * budgetOf(draft()));
  });

  it('should leave enemies alone between scenarios that choose none, and roll anew after one that does', () => {
    const pack = packWith();
    const [one, two] = [...pack.missions.keys()].filter((id) => id !== 'prepared' && !preparesForces(pack, id));
    const byHand = { ...newDraft(pack, 'medium', roll), mission: one ?? '', byHand: true, enemies: [] };
    expect(withMission(byHand, two ?? '', roll)).toMatchObject({ mission: two, byHand: true, enemies: [] });
    const back = withMission(draft(), one ?? '', roll);
    expect(back).toMatchObject({ mission: one, byHand: false });
    expect(back.enemies.length).toBeGreaterThan(0);
  });

  it('should prepare the deployment of a campaign the same way', () => {
    const { pack, content } = contentsWith();
    const look = { state, pack, content };
    const first = firstPlan(look, roll);
    const prepared = changedBy(look, first, { mission: 'prepared' }, roll);
    expect(prepared.faction).toBe(faction);
    expect(prepared.objectives).toHaveLength(2);
    const easy = { ...look, state: { ...state, difficulty: 'easy' as const } };
    expect(objectivesWanted(easy, prepared)).toBe(3);
    expect(objectivesWanted({ ...easy, pack: packWith({ secondaries: 0 }) }, prepared)).toBe(0);
  });

  it('should leave the enemies of a campaign alone between scenarios that choose none, for the same DV', () => {
    const { pack, content } = contentsWith();
    const look = { state, pack, content };
    const [one = '', two = ''] = [...pack.missions.keys()].filter(
      (id) => !preparesForces(pack, id) && startOf(pack, id).dvTimes === 100,
    );
    const begun = { ...firstPlan(look, roll), mission: one };
    expect(changedBy(look, begun, { mission: two }, () => 20).enemies).toBe(begun.enemies);
  });
});

describe('enemies chosen by hand', () => {
  const boss = { card: 'gang-boss', weapons: [], count: 1 };
  const [one, other] = [[{ card: 'ganger', weapons: [] }], [{ card: 'gang-juve', weapons: [] }]];
  const before = { mission: 'prepared', enemies: one, byHand: true };

  it('should be lost when they are rolled again, and not when another is added or nothing of them changes', () => {
    const pack = packWith();
    expect(losesForce(pack, before, { ...before, enemies: other, byHand: false })).toBe(true);
    expect(losesForce(pack, before, { ...before, enemies: [...one, ...other] })).toBe(false);
    expect(losesForce(pack, before, { ...before })).toBe(false);
    expect(losesForce(pack, { ...before, byHand: false }, { ...before, enemies: other, byHand: false })).toBe(false);
  });

  it('should be lost to another scenario, unless the one before chose them', () => {
    const pack = packWith({ enemies: [boss] });
    const after = { mission: 'retrieve', enemies: other, byHand: false };
    expect(losesForce(pack, before, after)).toBe(true);
    const prepared = present(startOf(pack, 'prepared').enemies, 'enemies');
    expect(losesForce(pack, { ...before, enemies: prepared }, after)).toBe(false);
  });

  it('should be told as replaced, and others that another scenario brings as such, but none for the same', () => {
    const pack = packWith();
    const rolledBefore = { ...before, byHand: false };
    const after = { mission: 'retrieve', enemies: other, byHand: false };
    expect(forceTold(pack, before, after)).toBe('replaced');
    expect(forceTold(pack, rolledBefore, after)).toBe('other');
    expect(forceTold(pack, rolledBefore, { ...after, enemies: [...one] })).toBeNull();
    expect(forceTold(pack, rolledBefore, { ...after, mission: 'prepared' })).toBeNull();
  });
});

describe('what the table needs', () => {
  it('should have the event table of the scenario, else the usual one', () => {
    expect(eventTableOf(packWith(), 'prepared')).toBe('gang-events');
    expect(eventTableOf(packWith({ eventTable: null }), 'prepared')).toBe('standard-events');
  });

  it('should come with the battle: board and markers, as many as there are Acolytes', () => {
    const markers = [
      { id: 'bell', name: 'Bell', kind: 'object', count: 3, perAcolyte: 2, where: 'in the middle' },
    ] as const;
    const pack = packWith({ board: '22 by 30', markers: [...markers] });
    const row = present(pack.missions.get('prepared'), 'prepared');
    const bell = { id: 'bell', name: 'Bell', where: 'in the middle' };
    expect(missionOf(pack, row, { acolytes: 1, flags: [] }).table).toEqual({
      board: '22 by 30',
      markers: [{ ...bell, count: 3 }],
    });
    expect(missionOf(pack, row, { acolytes: 2, flags: [] }).table?.markers).toEqual([{ ...bell, count: 5 }]);
    const bare = packWith();
    const without = present(bare.missions.get('prepared'), 'prepared');
    expect(missionOf(bare, without, { acolytes: 1, flags: [] })).not.toHaveProperty('table');
  });

  it('should not be said twice in a pack', () => {
    const row = present(packWith().missions.get('prepared'), 'prepared');
    expect(missionRow.safeParse({ ...row, table: { board: '', markers: [] } }).success).toBe(false);
  });

  it('should bring all models of a wave, of which the first has the DV', () => {
    const pack = packWith();
    const row = present(pack.missions.get('prepared'), 'prepared');
    const pairs = { card: 'zombie-pair', weapons: ['zombie-claws'], count: 2 };
    const wave = { id: 'late', name: 'Late', where: '', order: 'engage', dv: null, enemies: [pairs] } as const;
    const waved = { ...row, script: { ...script, waves: [{ ...wave, enemies: [pairs] }] } };
    const [late] = missionOf(pack, waved, { acolytes: 1, flags: [] }).script?.waves ?? [];
    expect(late?.operatives.map(({ dv }) => dv)).toEqual([1, 0, 1, 0]);
  });
});
