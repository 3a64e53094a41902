import { describe, expect, it } from 'vitest';
import { quickStart, scenarioPlan } from '../../../../src/content/quickStart.ts';
import { QUICK_START } from '../../../../src/content/readyScenario.ts';
import { acolyteCoreFiles } from '../../../../src/content/packs/acolyte-core/files.ts';
import { loadPack } from '../../../../src/content/loadPack.ts';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import { present } from '../../../../src/engine/core/invariant.ts';
import { systemById } from '../../../../src/engine/systems/killTeams.ts';
import { buildBattle } from '../../../../src/content/buildBattle.ts';
import { guide as english } from '../../../../src/words/en/guide.ts';
import { guide as french } from '../../../../src/words/fr/guide.ts';
import { play } from '../../../support/decide.ts';
import { cultist, battleOf, vex } from '../../../support/duel.ts';

const loaded = loadPack(acolyteCoreFiles, systemById);
const pack = present(loaded.ok ? loaded.pack : null, 'the bundled pack');
const table = {
  players: [{ id: 'p1', name: 'One', mark: 'I' }],
  dice: { retinue: 'table', enemy: 'table' } as const,
  seed: 's',
};

describe('set-up', () => {
  it('[A-10] should tell that the enemies come first, then the retinue in any order', () => {
    for (const said of [english['A-10'], french['A-10']]) expect(said).toMatch(/\S/u);
    const state = quickStart(pack, table);
    expect(state.phase).toBe('setUp');
    expect(play(state).does({ type: 'startBattle' }).answers([6]).state.phase).toBe('strategy');
  });

  it('[A-10] should not let anybody act before it is finished', () => {
    const state = quickStart(pack, table);
    const [first] = state.operatives;
    expect(play(state).refuses({ type: 'activate', operative: first?.id ?? '', order: 'engage' }).code).toBe(
      'wrongPhase',
    );
  });

  it('[A-14] should arm each operative by itself', () => {
    const plan = scenarioPlan(pack, QUICK_START, table);
    const [member, ...others] = plan.retinue;
    if (member === undefined) throw new Error('nobody in the retinue');
    const before = buildBattle(plan).operatives;
    const unarmed = { ...member, weapons: member.weapons.slice(0, 1) };
    const after = buildBattle({ ...plan, retinue: [unarmed, ...others] }).operatives;
    const names = (operative: Operative | undefined) => operative?.weapons.map(({ id }) => id);
    expect(names(before[0])).toContain('sword');
    expect(names(after[0])).not.toContain('sword');
    expect(after.slice(1)).toEqual(before.slice(1));
  });

  it('[A-14] should give nothing to a whole team', () => {
    expect(Object.keys(quickStart(pack, table)).filter((key) => /equipment|wargear/iu.test(key))).toEqual([]);
  });

  it('should know whose operatives they are, and refuse strangers', () => {
    const state = battleOf([vex(), cultist()]);
    expect(play(state).does({ type: 'assign', operative: 'vex', owner: 'p1' }).operative('vex').owner).toBe('p1');
    expect(play(state).refuses({ type: 'assign', operative: 'vex', owner: 'p9' }).code).toBe('unknownPlayer');
    expect(play(state).refuses({ type: 'assign', operative: 'nobody', owner: 'p1' }).code).toBe('unknownOperative');
    const renamed = play(state).does({ type: 'renamePlayer', player: 'p1', name: 'Anna'.repeat(20), mark: 'ABC' });
    expect(renamed.state.players).toEqual([{ id: 'p1', name: 'Anna'.repeat(10), mark: 'AB' }]);
    expect(play(state).refuses({ type: 'renamePlayer', player: 'p9', name: 'A', mark: 'A' }).code).toBe(
      'unknownPlayer',
    );
  });
});
