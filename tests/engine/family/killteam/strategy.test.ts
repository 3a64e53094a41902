import { describe, expect, it } from 'vitest';
import { quickStart } from '../../../../src/content/quickStart.ts';
import { neverActs } from '../../../../src/engine/family/killteam/model/lookup.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import type { EffectStep } from '../../../../src/engine/family/killteam/tables/effect.ts';
import type { Selector } from '../../../../src/engine/family/killteam/tables/selector.ts';
import type { RollTable, TableRow } from '../../../../src/engine/family/killteam/tables/rollTable.ts';
import { settingsWith } from '../../../support/battleState.ts';
import { play, type Play, ticked } from '../../../support/decide.ts';
import { battleOf, cultist, pim, vex } from '../../../support/duel.ts';
import { loadTestPack } from '../../../support/testPack.ts';
import { cpOf, withCp } from '../../../support/sides.ts';

const row = (from: number, to: number, effects: readonly EffectStep[]): TableRow => ({
  from,
  to,
  id: `row-${from}`,
  name: `Row ${from}`,
  text: '',
  effects: [...effects],
  otherwise: null,
  provenance: 'ours',
});
const events = (...effects: readonly EffectStep[]): RollTable => ({
  id: 'events',
  title: 'Events',
  die: 6,
  rows: [row(1, 3, effects), row(4, 6, [])],
  provenance: 'ours',
});
const retinue = (who: Selector['who'], ...filters: Selector['filters']): Selector => ({
  who,
  side: 'retinue',
  filters,
});

/** Before the battle, or at the end of turning point `over`. */
const before = (set: Partial<BattleState> = {}): Play =>
  play(
    battleOf([vex(), pim(), cultist()], { phase: 'setUp', turningPoint: 0, ...withCp(0), initiative: null, ...set }),
  );
const after = (over: number, set: Partial<BattleState> = {}): Play =>
  before({ phase: 'turningPointOver', turningPoint: over, ...set }).does({ type: 'nextTurningPoint' });

describe('set-up', () => {
  const fielded = quickStart(loadTestPack(), {
    players: [{ id: 'p1', name: 'One', mark: 'I' }],
    dice: { retinue: 'table', enemy: 'table' },
    seed: 's',
  }).operatives.filter((operative) => !neverActs(operative));

  it('[A-06] should start everybody who acts with Conceal', () => {
    expect(fielded.length).toBeGreaterThan(2);
    expect(fielded.filter(({ order }) => order !== 'conceal')).toEqual([]);
  });

  it('[A-06] should not touch orders in later turning points', () => {
    const [first, ...others] = fielded;
    if (first === undefined) throw new Error('nobody');
    const later = after(1, { operatives: [{ ...first, order: 'engage' }, ...others] }).answers([6]);
    expect(later.operative(first.id).order).toBe('engage');
    expect(new Set(later.state.operatives.slice(1).map(({ order }) => order))).toEqual(new Set(['conceal']));
  });

  it('should start once', () => {
    const started = before().does({ type: 'startBattle' }).answers([6]);
    expect(started.state).toMatchObject({ turningPoint: 1, phase: 'strategy' });
    expect(started.refuses({ type: 'startBattle' }).code).toBe('wrongPhase');
    expect(before().refuses({ type: 'nextTurningPoint' }).code).toBe('wrongPhase');
    expect(before().refuses({ type: 'startFirefight' }).code).toBe('wrongPhase');
  });

  it('should not start the firefight before the initiative die', () => {
    const asked = before().does({ type: 'startBattle' });
    expect(asked.refuses({ type: 'startFirefight' }).code).toBe('requestPending');
    expect(asked.answers([6]).does({ type: 'startFirefight' }).state.phase).toBe('firefight');
  });
});

describe('command points', () => {
  it('[A-11] should start with 0, add 1 when wargear is selected and 1 in each Ready step', () => {
    const first = before().does({ type: 'startBattle' });
    expect(cpOf(first.midway)).toBe(1);
    expect(cpOf(first.answers([6]).state)).toBe(2);
    const second = after(1, withCp(2)).answers([6]);
    expect(second.told('readied')).toEqual([{ type: 'readied', cp: { retinue: 1 } }]);
    expect(cpOf(second.state)).toBe(3);
  });

  it('[A-11] should add 2 on Easy when wargear is selected', () => {
    const easy = settingsWith({ parameters: { ...settingsWith().parameters, startingCp: 2 } });
    expect(cpOf(before({ settings: easy }).does({ type: 'startBattle' }).answers([6]).state)).toBe(3);
  });

  it('[A-11] should add no extra CP when initiative is lost', () => {
    expect(after(1, withCp(2)).answers([1]).state).toMatchObject({ ...withCp(3), initiative: 'enemy' });
  });

  it('[A-11] should keep one pool for all players', () => {
    const players = ['p1', 'p2', 'p3'].map((id) => ({ id, name: id, mark: id }));
    expect(cpOf(before({ players }).does({ type: 'startBattle' }).answers([6]).state)).toBe(2);
  });
});

describe('initiative', () => {
  it('[A-16] should be the retinue’s but on a 1', () => {
    const won = before().does({ type: 'startBattle' }).answers([2]);
    expect(won.state).toMatchObject({ initiative: 'retinue', turn: 'retinue' });
    const lost = before().does({ type: 'startBattle' }).answers([1]);
    expect(lost.state).toMatchObject({ initiative: 'enemy', turn: 'enemy' });
  });

  it('[A-16] should be the enemy’s on 1 and 2 where the difficulty says so', () => {
    const hard = settingsWith({ parameters: { ...settingsWith().parameters, enemyInitiativeUpTo: 2 } });
    expect(before({ settings: hard }).does({ type: 'startBattle' }).answers([2]).state.initiative).toBe('enemy');
    expect(before({ settings: hard }).does({ type: 'startBattle' }).answers([3]).state.initiative).toBe('retinue');
  });

  it('[A-16] should not be rolled with the setting that the retinue always has it', () => {
    const always = settingsWith({ readings: { ...settingsWith().readings, retinueAlwaysFirst: true } });
    const started = before({ settings: always }).does({ type: 'startBattle' });
    expect(started.told('initiativeSet')).toEqual([{ type: 'initiativeSet', side: 'retinue', face: null }]);
    expect(started.state.phase).toBe('strategy');
  });

  it('[A-16] should be as an effect said, once', () => {
    const decided = after(1, { nextInitiative: 'enemy' });
    expect(decided.state).toMatchObject({ initiative: 'enemy', nextInitiative: null });
  });

  it('should ready everybody and end every guard', () => {
    const worn = { readiness: 'expended' as const, guard: true, counteracted: true, cannotRetaliate: true };
    const readied = after(1, { operatives: [vex(worn), cultist(worn)] }).answers([6]);
    for (const id of ['vex', 'cultist'])
      expect(readied.operative(id)).toMatchObject({
        readiness: 'ready',
        guard: false,
        counteracted: false,
        cannotRetaliate: false,
      });
  });
});

describe('events', () => {
  const table = { events: events({ op: 'cp', by: 3 }) };

  it('[A-49] should be rolled once from the second turning point on, and applied at once', () => {
    const second = after(1, { tables: table }).answers([6]);
    expect(second.question).toMatchObject({ kind: 'roll', purpose: 'table', sides: 6 });
    const followed = second.answers([2]);
    expect(cpOf(followed.state)).toBe(4);
    expect(followed.told('tableRolled')).toHaveLength(1);
  });

  it('[A-49] should not be rolled in the first, nor before the third on Easy, nor when switched off', () => {
    expect(before({ tables: table }).does({ type: 'startBattle' }).answers([6]).state.phase).toBe('strategy');
    const easy = settingsWith({ parameters: { ...settingsWith().parameters, eventFrom: 3 } });
    expect(cpOf(after(1, { tables: table, settings: easy }).answers([6]).state)).toBe(1);
    expect(after(2, { tables: table, settings: easy }).answers([6]).question).toMatchObject({ purpose: 'table' });
    const off = settingsWith({ automation: { ...settingsWith().automation, events: 'off' } });
    expect(cpOf(after(1, { tables: table, settings: off }).answers([6]).state)).toBe(1);
  });

  it('[A-49] should roll the event of the turn before once more, and then follow it', () => {
    const repeated = after(2, { tables: table, lastEvent: 1 }).answers([6], [1]);
    expect(repeated.told('tableRepeated')).toHaveLength(1);
    expect(cpOf(repeated.answers([2]).state)).toBe(4);
  });

  it('[A-49] may be left out', () => {
    const skipped = after(1, { tables: table }).answers([6]).does({ type: 'skipEffect' });
    expect(cpOf(skipped.state)).toBe(1);
    expect(skipped.refuses({ type: 'skipEffect' }).code).toBe('nothingToPass');
  });

  it('[A-54] should ask for the die of the table and follow its row at once', () => {
    const ten: RollTable = { ...events(), die: 10, rows: [row(1, 9, []), row(10, 10, [{ op: 'flag', flag: 'ten' }])] };
    const asked = after(1, { tables: { events: ten } }).answers([6]);
    expect(asked.question).toMatchObject({ sides: 10, count: 1 });
    expect(asked.answers([10]).state.flags).toEqual(['ten']);
  });

  it('[A-54] should do nothing of the rows that were not rolled, and refuse faces the die has not', () => {
    const asked = after(1, { tables: table }).answers([6]);
    expect(asked.refusesAnswer([7])).toBe('badFace');
    expect(cpOf(asked.answers([4]).state)).toBe(1);
  });

  it('[A-55] should go to the next eligible operative when it would do nothing for the one drawn', () => {
    const stun: EffectStep = { op: 'stat', stat: 'apl', to: retinue('one'), by: -1, expires: 'battle' };
    const set = { tables: { events: events(stun) }, operatives: [vex({ abilities: ['ignoresApl'] }), pim()] };
    const drawn = after(1, set).answers([6], [1], 'vex');
    expect(drawn.told('effectPassedOver')).toEqual([{ type: 'effectPassedOver', op: 'stat', operative: 'vex' }]);
    expect(drawn.lastsOn('pim')).toHaveLength(1);
    expect(drawn.lastsOn('vex')).toEqual([]);
  });

  it('[A-55] should stay with the one drawn when it does something there', () => {
    const stun: EffectStep = { op: 'stat', stat: 'apl', to: retinue('one'), by: -1, expires: 'battle' };
    const drawn = after(1, { tables: { events: events(stun) } }).answers([6], [1], 'vex');
    expect(drawn.told('effectPassedOver')).toEqual([]);
    expect(drawn.lastsOn('vex')).toHaveLength(1);
  });

  it('[A-55] should roll once more when there is nobody at all, and then say that nothing happens', () => {
    const heal: EffectStep = { op: 'heal', to: retinue('choose', 'injured'), amount: { count: 0, sides: 6, plus: 2 } };
    const nobody = after(1, { tables: { events: events(heal) } }).answers([6], [1], [2]);
    expect(nobody.told('effectHadNoTarget')).toHaveLength(2);
    expect(nobody.state.phase).toBe('strategy');
  });

  it('should take down whom an event kills, to nobody’s credit', () => {
    const gas: EffectStep = {
      op: 'damage',
      to: { who: 'inside', side: 'any', filters: [] },
      amount: { count: 0, sides: 6, plus: 9 },
    };
    const gassed = after(1, { tables: { events: events(gas) } }).answers([6], [1], ticked('pim', 'cultist'));
    expect(gassed.operative('pim')).toMatchObject({ down: true, removed: false, downedBy: null });
    expect(gassed.operative('cultist')).toMatchObject({ down: true, removed: true });
    expect(gassed.operative('vex')).toMatchObject({ wounds: 8, kills: 0 });
  });
});
