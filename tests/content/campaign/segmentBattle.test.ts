import { beforeAll, describe, expect, it } from 'vitest';
import { type BundledCampaign, loadBundledCampaign } from '../../../src/content/campaign/bundledCampaign.ts';
import { fieldScenario, type ScenarioChoice } from '../../../src/content/fielding.ts';
import { faceWith, SEGMENT_TAGS, tagEffects } from '../../../src/engine/campaign/model/segmentTags.ts';
import { newCampaign } from '../../../src/engine/campaign/newCampaign.ts';
import type { CampaignState, Segment } from '../../../src/engine/campaign/model/state.ts';
import { hasChange } from '../../../src/engine/family/killteam/stats/changes.ts';
import { memberWith } from '../../support/fieldedMember.ts';

const players = [{ id: 'p1', name: 'Anna', mark: 'circle' }];
const segment = (tags: string[], set: Partial<Segment> = {}): Segment => ({
  name: 'The port',
  tags,
  missions: [],
  efficiency: null,
  ...set,
});
const war = (...segments: Segment[]): CampaignState => ({
  ...newCampaign({ name: 'War', seed: 'seed', difficulty: 'medium', players }, 'acolyte'),
  members: [
    memberWith({ id: 'm2' }),
    memberWith({ id: 'm1', card: 'acolyte', kind: 'acolyte' }),
    memberWith({ id: 'm3' }),
    memberWith({ id: 'm4' }),
  ],
  segments,
});

let bundled: BundledCampaign;
beforeAll(async () => {
  bundled = await loadBundledCampaign();
});

const battle = (state: CampaignState, set: Partial<ScenarioChoice> = {}) =>
  fieldScenario(
    bundled,
    state,
    {
      deployed: ['m2', 'm1', 'm3', 'm4'],
      auxiliaries: [],
      objectives: [],
      mission: 'silence-the-voice',
      faction: 'chaos-cult',
      segment: 0,
      ...set,
    },
    { retinue: 'table', enemy: 'screen' },
  );

type Battle = ReturnType<typeof battle>;
const enemyDv = ({ operatives }: Battle) =>
  operatives.filter(({ side }) => side === 'enemy').reduce((sum, { dv }) => sum + dv, 0);
const marked = (of: Battle) =>
  of.operatives.filter((operative) => hasChange(of, operative, 'marked')).map(({ id }) => id);
const clues = ({ mission }: Battle) => mission.table?.markers.find(({ id }) => id === 'clue-markers-laid')?.count ?? 0;

describe('a battle of a segment', () => {
  it('should know every tag as something that lasts to its end, and none of another segment or of the players own', () => {
    const state = war(segment([...SEGMENT_TAGS, 'mud']), segment([]));
    const sources = (of: Battle) => of.lasting.filter(({ source }) => source.kind === 'tag');
    expect(sources(battle(state)).map(({ source, until }) => [source.id, until])).toEqual(
      SEGMENT_TAGS.map((tag) => [tag, 'battle']),
    );
    expect(sources(battle(state, { segment: 1 }))).toEqual([]);
    expect(sources(battle(state, { segment: undefined }))).toEqual([]);
  });

  it('Combat: should have a quarter more enemies, a tenth while milder', () => {
    const dv = (...of: Segment[]) => enemyDv(battle(war(...of)));
    const [plain, combat, milder] = [
      dv(segment([])),
      dv(segment(['tag-combat'])),
      dv(segment(['tag-combat'], { milder: ['tag-combat'] })),
    ];
    expect(combat).toBe(Math.floor((plain * 125) / 100));
    expect(milder).toBe(Math.floor((plain * 110) / 100));
  });

  it('below 40%: should have a tenth more enemies in whatever segment', () => {
    const owes = { loot: 0, milder: 0, threat: 0, moreDv: 1 };
    const plain = enemyDv(battle(war(segment([]))));
    const more = enemyDv(battle(war(segment([]), segment([], { efficiency: 10, owes })), { segment: undefined }));
    expect(more).toBe(Math.floor((plain * 110) / 100));
  });

  it('Priority target: should mark the first Acolyte deployed for the enemies, and nobody while milder', () => {
    expect(marked(battle(war(segment(['tag-priority-target']))))).toEqual(['m1']);
    expect(marked(battle(war(segment(['tag-priority-target'])), { deployed: ['m2', 'm3'] }))).toEqual(['m2']);
    expect(marked(battle(war(segment(['tag-priority-target'], { milder: ['tag-priority-target'] }))))).toEqual([]);
    expect(marked(battle(war(segment([]))))).toEqual([]);
  });

  it('Investigation: should lay two clue markers more, three while milder', () => {
    const tag = 'tag-investigation';
    const of = (segments: Segment, mission: string) => clues(battle(war(segments), { mission }));
    expect([of(segment([]), 'follow-the-thread'), of(segment([]), 'silence-the-voice')]).toEqual([5, 0]);
    expect([of(segment([tag]), 'follow-the-thread'), of(segment([tag]), 'silence-the-voice')]).toEqual([7, 2]);
    expect(of(segment([tag], { milder: [tag] }), 'silence-the-voice')).toBe(3);
  });

  it('Invasio daemonum: should have daemons where others have fighters', () => {
    const effects = tagEffects(segment(['tag-invasio-daemonum']));
    const rows = bundled.pack.factions.get('chaos-cult')?.rows ?? [];
    const cardOf = (face: number) => rows.find(({ from, to }) => face >= from && face <= to)?.card;
    expect([8, 9, 12, 13].map((face) => cardOf(faceWith(effects, face)))).toEqual([
      'cult-fighter',
      'lesser-daemon',
      'lesser-daemon',
      'cult-gunner',
    ]);
  });

  it('tags should name missions and factions that there are', () => {
    const all = tagEffects(segment([...SEGMENT_TAGS]));
    expect(all.missions.filter((id) => !bundled.pack.missions.has(id))).toEqual([]);
    expect(all.factions.filter((id) => !bundled.pack.factions.has(id))).toEqual([]);
  });
});
