import { beforeAll, describe, expect, it } from 'vitest';
import { loadBundledPack } from '../../../src/content/bundledPack.ts';
import { generate } from '../../../src/content/generator/generate.ts';
import { PARTS } from '../../../src/content/generator/parts.ts';
import { REFERENCES } from '../../../src/content/generator/references.ts';
import { resolve } from '../../../src/content/generator/resolve.ts';
import {
  type GeneratorState,
  newGenerator,
  PART_IDS,
  rolledAnew,
  withPart,
} from '../../../src/content/generator/state.ts';
import { loadBundledKillzones } from '../../../src/content/killzones/bundledKillzones.ts';
import type { Killzone } from '../../../src/content/killzones/loadKillzones.ts';
import { lintGround } from '../../../src/content/lintGround.ts';
import { lintMission } from '../../../src/content/lintMission.ts';
import { loadPack } from '../../../src/content/loadPack.ts';
import type { Pack } from '../../../src/content/pack.ts';
import { acolyteCoreFiles } from '../../../src/content/packs/acolyte-core/files.ts';
import type { MissionRow } from '../../../src/content/schema/mission.ts';
import { present } from '../../../src/engine/core/invariant.ts';
import { firstChoice } from '../../../src/engine/plugins/npo/firstChoice.ts';
import { atLocation } from '../../../src/engine/plugins/npo/implied.ts';
import { noNpo } from '../../../src/engine/plugins/npo/state.ts';
import { gameOf, systemById } from '../../../src/engine/systems/killTeams.ts';
import { completable } from '../../support/completable.ts';
import { Chooser } from '../../support/randomPlayer.ts';
import { battleOfScenario, playScenario } from '../../support/scenarioPlayer.ts';

let pack: Pack;
let killzones: readonly Killzone[];
beforeAll(async () => {
  pack = await loadBundledPack();
  killzones = [...(await loadBundledKillzones()).killzones.values()];
});

const rowOf = (state: GeneratorState): MissionRow => generate(pack, state, undefined, killzones);
const boundTo = ({ plan }: MissionRow) => killzones.find(({ row }) => row.id === plan?.ground?.killzone)?.map ?? null;

/** Parts left to the seed, given a face, or chosen, by chance: references among the missions too. */
function someState(number: number): GeneratorState {
  const choose = new Chooser(`generator.${number}`);
  let state = newGenerator(`seed ${number}`);
  for (const id of PART_IDS) {
    const options = PARTS[id](pack, resolve(pack, state, killzones).values, killzones);
    if (options === null || choose.chance(2)) continue;
    const face = 1 + choose.below(options.sides ?? 1);
    const value = choose.of(options.choices) ?? null;
    state = withPart(state, id, choose.chance(3) ? { value } : { face });
  }
  return state;
}

const MANY = 2000;
const PLAYED = 60;

describe('2,000 generated scenarios', () => {
  let states: readonly GeneratorState[];
  let rows: readonly MissionRow[];
  beforeAll(() => {
    states = Array.from({ length: MANY }, (_, number) =>
      number % 2 === 0 ? newGenerator(`seed ${number}`) : someState(number),
    );
    rows = states.map(rowOf);
  });

  it('should all be valid rows of a pack, each under its own id', () => {
    const manifest = { ...(acolyteCoreFiles['pack.json'] as object), id: 'generated' };
    const results = Array.from({ length: MANY / 200 }, (_, part) =>
      loadPack({ 'pack.json': manifest, 'missions.json': rows.slice(part * 200, (part + 1) * 200) }, systemById, pack),
    );
    expect(results.flatMap((result) => (result.ok ? [] : result.problems)).slice(0, 5)).toEqual([]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(MANY);
  });

  it('should have nothing that the linter warns of', () => {
    const found = rows
      .slice(0, 500)
      .flatMap((row) => [...lintMission(pack, row), ...lintGround(row, boundTo(row), pack)]);
    expect(found.filter(({ severity }) => severity !== 'note')).toEqual([]);
    expect(found.length).toBeGreaterThan(0);
  });

  it('should be reproduced from what a state is saved as', () => {
    const again = states.map((state) => rowOf(JSON.parse(JSON.stringify(state)) as GeneratorState));
    expect(again).toEqual(rows);
  });

  it('should all be completable, those of a book by the word of the table', () => {
    const proofs = rows.map((row) => ({ name: row.name, ...completable(row, pack) }));
    expect(proofs.filter(({ by }) => by === 'never')).toEqual([]);
    const byHand = proofs.filter(({ by }) => by === 'hand');
    const books = [...new Set(REFERENCES.map(({ book }) => book)), 'Silence the Voice'];
    expect(byHand.filter(({ name }) => !books.some((book) => name.startsWith(book)))).toEqual([]);
  });

  it('should use every mission, faction, difficulty, environment, event table and secondary objective', () => {
    const values = states.map((state) => resolve(pack, state, killzones).values);
    for (const id of PART_IDS) {
      const told = new Set(values.flatMap((each) => each[id] ?? []));
      const all = new Set(values.flatMap((each) => PARTS[id](pack, each, killzones)?.choices ?? []));
      expect([id, [...all].filter((value) => !told.has(value))]).toEqual([id, []]);
    }
  });

  it('should have parts that make sense together, by the dice of the app', () => {
    const rolled = states.filter((_, number) => number % 2 === 0).map((state) => resolve(pack, state).values);
    const wrong = rolled.filter(
      ({ faction, keepers, mission, twist, task, difficulty, environment, environment2, events, place }) =>
        (keepers === 'kept-by-cult' && faction === 'walking-dead') ||
        (twist === 'double-witness' && mission !== 'bring-them-home') ||
        (twist === 'open-box' && task !== 'wants-box') ||
        (difficulty === 'hard' && (environment === 'clear-air' || environment2 === 'clear-air')) ||
        (events === 'void-hulk-events' && place !== 'in-dry-dock'),
    );
    expect(wrong).toEqual([]);
    expect(new Set(rolled.map(({ keepers }) => keepers)).size).toBe(6);
    expect(new Set(rolled.map(({ twist }) => twist)).size).toBe(6);
  });

  it('should end within their limits when they are played by chance', () => {
    const ends = rows.slice(0, PLAYED).map((row, number) => {
      const { result, turningPoint } = playScenario(battleOfScenario(pack, row, `b${number}`), `play.${number}`);
      return { row, reason: result?.reason, turningPoint };
    });
    const late = ends.filter(({ row, turningPoint }) => turningPoint > (row.turningPoints ?? 14));
    expect(late.map(({ row }) => row.name)).toEqual([]);
    const reasons = new Set(ends.map(({ reason }) => reason));
    expect([...reasons].filter((reason) => reason === undefined || reason === 'ended')).toEqual([]);
    expect(reasons.has('primaryDone')).toBe(true);
  });
});

describe('a generated scenario', () => {
  const first = () => newGenerator('the first');

  it('should have its parts on their dice', () => {
    const state = withPart(withPart(first(), 'mission', { face: 3 }), 'environment', { face: 2 });
    const row = generate(pack, state);
    expect(resolve(pack, state).values).toMatchObject({ mission: 'break-the-engine', environment: 'gloom' });
    expect(row.plan?.environment.map(({ id }) => id)).toContain('gloom');
    expect(row.script?.hooks.filter(({ id }) => id.startsWith('environment'))).toEqual([]);
  });

  it('should have two environments on Hard, and two secondary objectives on Easy', () => {
    const hard = withPart(first(), 'difficulty', { value: 'hard' });
    const easy = withPart(first(), 'difficulty', { value: 'easy' });
    const two = withPart(withPart(hard, 'environment', { face: 5 }), 'environment2', { face: 5 });
    expect(generate(pack, two).plan?.environment.map(({ id }) => id)).toEqual(['toxic-seep', 'live-current']);
    const objectives = (state: GeneratorState) =>
      generate(pack, state).script?.objectives.filter(({ kind }) => kind !== 'primary').length;
    expect([objectives(hard), objectives(easy)]).toEqual([1, 2]);
  });

  it('should go on from a face of the table that does not fit to the next that does, and tell', () => {
    const dead = withPart(withPart(first(), 'faction', { value: 'walking-dead' }), 'keepers', { face: 2 });
    expect(resolve(pack, dead).parts.keepers).toMatchObject({ face: 4, value: 'kept-by-sick', passed: 'kept-by-cult' });
    const around = withPart(withPart(first(), 'faction', { value: 'underhive-gang' }), 'keepers', { face: 4 });
    expect(resolve(pack, around).parts.keepers).toMatchObject({
      face: 1,
      value: 'kept-by-gang',
      passed: 'kept-by-sick',
    });
    const byHand = withPart(dead, 'keepers', { value: 'kept-by-cult', face: null });
    expect(resolve(pack, byHand).parts.keepers).toMatchObject({ value: 'kept-by-cult', passed: null });
  });

  it('should meet typed faces of the force first', () => {
    const chosen = { faction: 'chaos-cult', difficulty: 'hard', dv: '100', force: '1.20.20' } as const;
    const state = PART_IDS.reduce(
      (made, id) => (id in chosen ? withPart(made, id, { value: chosen[id as keyof typeof chosen] }) : made),
      first(),
    );
    const cards = generate(pack, state).plan?.enemies.map(({ card }) => card) ?? [];
    expect(cards.slice(0, 3)).toEqual(['cult-leader', 'heretic-astartes', 'heretic-astartes']);
  });

  it('should keep the force within the DV of difficulty, mission and part', () => {
    const base = withPart(withPart(first(), 'mission', { value: 'cleanse' }), 'difficulty', { value: 'medium' });
    const dv = (state: GeneratorState) =>
      generate(pack, state).plan?.enemies.reduce(
        (sum, { card, count }) => sum + count * present(pack.operatives.get(card), card).dv,
        0,
      );
    const plain = withPart(base, 'dv', { value: '100' });
    // 6 DV of one Acolyte, times 1.5, a quarter more: 11. Times 1.5 again: 16.
    expect([dv(plain), dv(withPart(base, 'dv', { value: '150' }))]).toEqual([11, 16]);
    expect(generate(pack, withPart(base, 'dv', { value: '150' })).plan?.dvTimes).toBe(188);
  });

  it('should close the way out in six turning points when the prompt says so', () => {
    const limit = (mission: string) =>
      generate(pack, withPart(withPart(first(), 'mission', { value: mission }), 'twist', { value: 'way-closes' }))
        .turningPoints;
    expect([limit('retrieve'), limit('hold-the-line'), limit('follow-the-thread')]).toEqual([6, 4, 6]);
  });

  it('should name book and mission of a reference, its targets and nothing of its text', () => {
    const row = generate(pack, withPart(first(), 'mission', { value: 'kt2-nachmund-3-3' }));
    expect(row).toMatchObject({ role: 'attacker', script: { targetLocation: 'The power relay substation.' } });
    expect(row.setUp[0]).toContain('mission 3.3, Destroy the Substation');
    expect(row.setUp[0]).toContain('book Nachmund');
    expect(REFERENCES).toHaveLength(18);
  });

  it('should be written in another language', () => {
    const say = { name: (id: string) => `[${id}]`, text: (path: string) => `<${path}>` };
    const row = generate(pack, withPart(first(), 'mission', { value: 'retrieve' }), say);
    expect(row.primary).toBe('<retrieve/primary>');
    expect(row.script?.actions[0]).toMatchObject({ name: '[search-marker]', text: '<retrieve/actions/search-marker>' });
  });
});

describe('rolling everything', () => {
  it('should leave what is locked as it is, and forget the rest', () => {
    const state = withPart(
      withPart(withPart(newGenerator('a'), 'mission', { locked: true }), 'place', { face: 3 }),
      'task',
      { face: 2, locked: true },
    );
    const { values } = resolve(pack, state);
    const next = rolledAnew(state, 'b', (id) => values[id] ?? null);
    expect(resolve(pack, next).values).toMatchObject({ mission: values.mission, task: values.task });
    expect([next.seed, next.parts.place]).toEqual(['b', { face: null, value: null, locked: false }]);
  });
});

describe('the proof that a scenario can be completed', () => {
  const shipped = (id: string) => present(pack.missions.get(id), id);
  const scripted = (id: string) => {
    const row = shipped(id);
    return { row, script: present(row.script, id) };
  };

  it('should find every shipped scenario completable by what it does', () => {
    const rows = [...pack.missions.values()].filter(({ script }) => script !== undefined);
    expect(rows.map((row) => [row.id, completable(row, pack).by])).toEqual(rows.map(({ id }) => [id, 'play']));
  });

  it('should say what only the table can do', () => {
    const { row, script } = scripted('bring-them-home');
    const without = { ...row, script: { ...script, actions: script.actions.slice(1) } };
    expect(completable(without, pack)).toEqual({
      by: 'hand',
      why: ['witness-home: nothing sets the tick witness-away'],
    });
  });

  it('should say why one can never be completed', () => {
    const { row, script } = scripted('follow-the-thread');
    const few = { ...row, counters: row.counters.map((each) => ({ ...each, max: 2 })), script };
    expect(completable(few, pack)).toEqual({
      by: 'never',
      why: ['three-clues: the counter clues reaches 2 at the most'],
    });
  });
});

describe('Silence the Voice that is generated', () => {
  const said = (written: string): string => `dit ${written}`;
  const row = () =>
    generate(pack, withPart(newGenerator('voice'), 'mission', { value: 'silence-the-voice' }), {
      name: (_, written) => said(written),
      text: (_, written) => said(written),
    });

  it('should ask for its Priority Target and keep to where the Voice stands, like the mission of the pack, in any language', () => {
    const battle = battleOfScenario(pack, row(), 'voice');
    const ofPack = present(pack.missions.get('silence-the-voice'), 'the mission');
    expect(row().script?.priorityTarget).toEqual({
      text: said(ofPack.priorityTarget?.text ?? ''),
      to: ofPack.priorityTarget?.to,
    });
    expect(row().script?.targetLocation).toBe(ofPack.targetLocation);
    const { choice } = firstChoice(gameOf(battle));
    const acolytes = battle.operatives.filter(({ keywords }) => keywords.includes('ACOLYTE'));
    expect(choice).toMatchObject({
      targetLocation: 'The Voice',
      ...(acolytes.length === 1 && { priorityTarget: acolytes[0]?.id }),
    });
    const state = { ...battle, npo: { ...noNpo(0), targetLocation: 'The Voice' } };
    const there = battle.operatives.filter((enemy) => atLocation(state, enemy)['atTargetLocation'] === true);
    expect(there.map(({ name, side }) => [name, side])).toEqual([['The Voice', 'enemy']]);
  });
});
