import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { acolyteCoreFiles } from '../../src/content/packs/acolyte-core/files.ts';
import { loadPack } from '../../src/content/loadPack.ts';
import { quickStart } from '../../src/content/quickStart.ts';
import { battleDecider } from '../../src/engine/systems/battle.ts';
import { evolveAll } from '../support/fold.ts';
import type { BattleEvent, EventType } from '../../src/engine/family/killteam/model/event.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import { present } from '../../src/engine/core/invariant.ts';
import { systemById } from '../../src/engine/systems/killTeams.ts';
import { type Played, playRandomly } from '../support/randomPlayer.ts';
import { argued, type Argued, playArgued } from '../support/argued.ts';
import { OVERRIDE } from '../support/decide.ts';
import { loadTestPack } from '../support/testPack.ts';

const folder = path.resolve('tests/golden');

/**
 * A battle as it was played once; kept so that a change of a rule shows as a difference to be read. `source`: where a rule
 * that was argued about is settled.
 */
interface Golden extends Played {
  readonly ruleset: string;
  readonly source?: string;
}

const table = (seed: string) => ({
  players: [{ id: 'p1', name: 'Anna', mark: 'A' }],
  dice: { retinue: 'screen', enemy: 'screen' } as const,
  seed,
});

const corePack = () => {
  const loaded = loadPack(acolyteCoreFiles, systemById);
  return present(loaded.ok ? loaded.pack : null, 'the bundled pack');
};

const RANDOM: Readonly<Record<string, () => BattleState>> = {
  'quick-start-random-play': () => quickStart(corePack(), table('golden-1')),
  'every-weapon-rule-random-play': () => quickStart(loadTestPack(), table('golden-2')),
};

const fileOf = (name: string): string => path.join(folder, `${name}.json`);
const read = (name: string): Golden => JSON.parse(readFileSync(fileOf(name), 'utf8')) as Golden;

const playedRandomly = (name: string, start: () => BattleState): Golden => ({
  ruleset: 'acolyte',
  ...playRandomly(start(), name, { turningPoints: 3 }),
});

const playedAsArgued = (one: Argued): Golden => {
  const { state: end, entries } = playArgued(one);
  return { ruleset: one.start.ruleset, source: one.source, start: one.start, end, entries };
};

// `UPDATE_GOLDEN=1 npx vitest run tests/engine/golden.test.ts` writes them anew; the difference is the review.
if (process.env['UPDATE_GOLDEN'] === '1') {
  for (const [name, start] of Object.entries(RANDOM))
    writeFileSync(fileOf(name), `${JSON.stringify(playedRandomly(name, start))}\n`);
  for (const [name, one] of Object.entries(argued))
    writeFileSync(fileOf(name), `${JSON.stringify(playedAsArgued(one), null, 1)}\n`);
}

const files = readdirSync(folder).map((file) => path.parse(file).name);

describe('golden replays', () => {
  it('should be one for each battle played at random and each rule that was argued about', () => {
    expect(files.toSorted()).toEqual([...Object.keys(RANDOM), ...Object.keys(argued)].toSorted());
  });

  it.each(files)('should decide %s again as it was', (name) => {
    const golden = read(name);
    let state = golden.start;
    for (const { command, events } of golden.entries) {
      const decision = battleDecider.decide(state, command);
      const after = evolveAll(state, events);
      expect(decision).toEqual({ ok: true, events, state: after });
      state = after;
    }
    expect(state).toEqual(golden.end);
  });

  it.each(Object.keys(RANDOM))('should go on for long in %s', (name) => {
    expect(read(name).entries.length).toBeGreaterThan(50);
  });
});

/** How a golden ended: the wounds of each, and all events of one kind. */
const ending = (name: string) => {
  const { end, entries } = read(name);
  const events = entries.flatMap((entry) => entry.events);
  return {
    end,
    wounds: Object.fromEntries(end.operatives.map(({ id, wounds }) => [id, wounds])),
    told: <T extends EventType>(type: T) =>
      events.filter((event): event is Extract<BattleEvent, { type: T }> => event.type === type),
  };
};

describe('what was argued about', () => {
  it('should give the second target of a Blast the improved cover save of the first, but the Vantage shot of its own order', () => {
    const { told, wounds } = ending('blast-from-vantage-at-concealed-first');
    expect(told('shotResolved').map(({ target, saves }) => [target, saves])).toEqual([
      ['cultist', 1],
      ['thug', 2],
    ]);
    expect(told('hitsRetained').map(({ normals }) => normals)).toEqual([2, 3]);
    expect(wounds).toMatchObject({ cultist: 37, thug: 37 });
  });

  it('should ask about a further target that cannot be chosen although the first was forced', () => {
    const { told, wounds } = ending('override-waives-first-target-only');
    expect(told('overridden')).toEqual([{ type: 'overridden', code: 'notVisible', reason: OVERRIDE.override.reason }]);
    expect(wounds).toMatchObject({ cultist: 37, thug: 40, third: 34 });
  });

  it('should let Punishing and Rending see a rolled crit, and Severe make one only where there is none', () => {
    const { told, wounds } = ending('punishing-rending-severe');
    expect(told('hitsRetained').map(({ because }) => because.map(({ rule }) => rule))).toEqual([
      ['punishing', 'rending'],
      ['severe'],
    ]);
    expect(told('hitsRetained').map(({ criticals, normals }) => [criticals, normals])).toEqual([
      [2, 1],
      [1, 1],
    ]);
    expect(wounds['cultist']).toBe(40 - (4 + 4 + 3) - (4 + 3));
  });

  it('should hurt opponent and bystanders, not the bearer, by Devastating with a distance before the first strike', () => {
    const { told, wounds } = ending('devastating-by-distance-in-a-fight');
    const hurt = told('damaged').map(({ operative, cause, amount }) => [operative, cause, amount]);
    expect(hurt).toEqual([
      ['cultist', 'devastating', 4],
      ['pim', 'devastating', 4],
      ['thug', 'devastating', 4],
      ['cultist', 'fight', 4],
    ]);
    expect(wounds).toEqual({ vex: 8, pim: 4, cultist: 0, thug: 4 });
  });

  it('should end the activation of an enemy that a guard kills, with AP left, and the guard with it', () => {
    const { end, told } = ending('guard-kills-who-acts');
    expect(told('activationEnded')).toEqual([{ type: 'activationEnded', operative: 'cultist', kind: 'activation' }]);
    expect(end).toMatchObject({ activation: null, interrupt: null, turn: 'retinue' });
    expect(end.operatives[0]).toMatchObject({ id: 'vex', guard: false, counteracted: true, kills: 1 });
  });

  it('should let one who was raised counteract, on its order and still expended, with the Hit of the injured', () => {
    const { end, told, wounds } = ending('counteract-after-a-raise');
    expect(told('activated').at(-1)).toEqual({
      type: 'activated',
      operative: 'vex',
      order: 'engage',
      kind: 'counteract',
    });
    expect(end.operatives[0]).toMatchObject({ readiness: 'expended', counteracted: true, reanimations: 1, wounds: 3 });
    expect(wounds['third']).toBe(34);
  });
});
