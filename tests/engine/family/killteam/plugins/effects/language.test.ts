import { describe, expect, it } from 'vitest';
import type { Operative } from '../../../../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../../../../src/engine/family/killteam/model/state.ts';
import type { EffectStep } from '../../../../../../src/engine/family/killteam/tables/effect.ts';
import type { Selector } from '../../../../../../src/engine/family/killteam/tables/selector.ts';
import type { RollTable } from '../../../../../../src/engine/family/killteam/tables/rollTable.ts';
import { reservesOf } from '../../../../../../src/content/variants.ts';
import { activate, END, play, type Play, shoot, ticked } from '../../../../../support/decide.ts';
import { battleOf, cultist, pim, thug, vex } from '../../../../../support/duel.ts';
import { eventHappens } from '../../../../../support/ploys.ts';
import { pack } from '../../../../../support/rowPlay.ts';
import { cpOf, withCp } from '../../../../../support/sides.ts';

const start = (set: Partial<BattleState> = {}, me: Partial<Operative> = {}): Play =>
  play(battleOf([vex(me), pim(), cultist(), thug()], { ...withCp(3), ...set }));
const whom = (who: Selector['who'], side: Selector['side'], ...filters: Selector['filters']): Selector => ({
  who,
  side,
  filters,
});
const damage = (to: Selector, by = 2): Extract<EffectStep, { op: 'damage' }> => ({
  op: 'damage',
  to,
  amount: { count: 0, sides: 6, plus: by },
});
const woundsOf = (at: Play, ...ids: readonly string[]): readonly number[] => ids.map((id) => at.operative(id).wounds);

describe('incapacitate', () => {
  it('should take down whatever wounds it has, to nobody’s credit, and nobody who is down', () => {
    const gone = eventHappens(start(), [{ op: 'incapacitate', to: whom('choose', 'enemy', 'standing') }]);
    expect(gone.options).toEqual(['cultist', 'thug']);
    const fallen = gone.answers('thug');
    expect(fallen.operative('thug')).toMatchObject({ wounds: 0, down: true, downedBy: null });
    expect(woundsOf(fallen, 'vex', 'pim', 'cultist')).toEqual([8, 8, 8]);
    const one = eventHappens(fallen, [{ op: 'incapacitate', to: whom('choose', 'enemy', 'standing') }]);
    expect(one.pending).toBeNull();
    expect(one.operative('cultist').down).toBe(true);
  });
});

describe('re-roll', () => {
  const row = (from: number, to: number, effects: EffectStep[]): RollTable['rows'][number] => ({
    from,
    to,
    id: `own-${from}`,
    name: `Row ${from}`,
    text: '',
    effects,
    otherwise: null,
    provenance: 'ours',
  });
  const own: RollTable = {
    id: 'own',
    title: 'Own',
    die: 6,
    rows: [row(1, 3, [{ op: 'cp', by: 1 }, { op: 'reroll' }]), row(4, 6, [{ op: 'cp', by: 2 }])],
    provenance: 'ours',
  };

  it('should do what else the row does, and roll its table once more', () => {
    const first = eventHappens(start({ tables: { own }, ...withCp(0) }), [{ op: 'roll', table: 'own' }]).answers([2]);
    expect(first.question).toMatchObject({ kind: 'roll', purpose: 'table', sides: 6 });
    const before = cpOf(first.midway);
    const second = first.answers([5]);
    expect(cpOf(second.state)).toBe(before + 2);
    expect(second.told('tableRolled').map((event) => event.row)).toEqual(['own-1', 'own-4']);
  });

  it('should do nothing in what is no row of a table', () => {
    expect(eventHappens(start(), [{ op: 'reroll' }]).pending).toBeNull();
  });
});

describe('near:enemy', () => {
  it('should be the one the table says is nearest of those that it may be, and be clear where there is one', () => {
    const asked = eventHappens(start(), [damage(whom('near', 'enemy', 'standing'))]);
    expect(asked.question).toMatchObject({ kind: 'pick', question: 'nearestOperative', random: false });
    expect(asked.options).toEqual(['cultist', 'thug']);
    expect(woundsOf(asked.answers('thug'), 'cultist', 'thug')).toEqual([8, 6]);
    const alone = play(battleOf([vex(), cultist()], withCp(3)));
    expect(woundsOf(eventHappens(alone, [damage(whom('near', 'enemy', 'standing'))]), 'vex', 'cultist')).toEqual([
      8, 6,
    ]);
  });
});

describe('not in cover', () => {
  it('should be those whom the table sees in the open, and nobody it does not tick', () => {
    const asked = eventHappens(start(), [damage(whom('each', 'retinue', 'standing', 'inTheOpen'))]);
    expect(asked.question).toMatchObject({ kind: 'tick', question: 'inTheOpen', candidates: ['vex', 'pim'] });
    expect(woundsOf(asked.answers(ticked('pim')), 'vex', 'pim', 'cultist')).toEqual([8, 6, 8]);
    expect(woundsOf(asked.answers(ticked()), 'vex', 'pim')).toEqual([8, 8]);
  });
});

describe('filters of a selector', () => {
  const hit = (at: Play, ...filters: Selector['filters']) =>
    woundsOf(eventHappens(at, [damage(whom('each', 'retinue', ...filters))]), 'vex', 'pim');

  it('should mean those on Conceal, those who carry a marker, those whose gun is jammed', () => {
    expect(hit(start({}, { order: 'conceal' }), 'conceal')).toEqual([6, 8]);
    expect(hit(start({}, { carriesMarker: 'relic' }), 'carrying')).toEqual([6, 8]);
    expect(hit(start({}, { ammo: { rifle: { left: 3, max: 6, jammed: true } } }), 'jammed')).toEqual([6, 8]);
  });
});

describe('Hit of ranged, of melee, of all', () => {
  const hits = (group?: 'ranged' | 'melee') => {
    const at = eventHappens(start({ turn: 'retinue', ...withCp(0), engagement: [['pim', 'thug']] }), [
      {
        op: 'stat',
        stat: 'hit',
        to: whom('each', 'retinue', 'standing'),
        by: -1,
        expires: 'turningPoint',
        ...(group !== undefined && { group }),
      },
    ]);
    const hitOf = (asked: Play) => (asked.question.kind === 'roll' ? asked.question.success?.hit : null);
    return [
      hitOf(at.does(activate('vex')).does(shoot('cultist'))),
      hitOf(at.does(activate('pim')).does({ type: 'fight', weapon: 'knife', target: 'thug' })),
    ];
  };

  it('should make shots worse, fights worse, or both', () => {
    expect(hits('ranged')).toEqual([5, 4]);
    expect(hits('melee')).toEqual([4, 5]);
    expect(hits()).toEqual([5, 5]);
  });
});

describe('at the start of the next turning point', () => {
  it('should do nothing now, what it says then, and nothing after it', () => {
    const delayed = eventHappens(start({ eventTable: 'none' }), [
      {
        op: 'whenever',
        on: 'turningPointBegins',
        for: 'retinue',
        expires: 'nextTurningPoint',
        uses: 1,
        effects: [damage(whom('each', 'enemy', 'standing'))],
      },
    ]);
    expect(woundsOf(delayed, 'cultist', 'thug')).toEqual([8, 8]);
    const over = (at: Play) =>
      ['vex', 'cultist', 'pim', 'thug'].reduce((now, id) => now.does(activate(id, 'conceal')).does(END), at);
    const next = over(delayed).does({ type: 'nextTurningPoint' });
    expect(woundsOf(next, 'cultist', 'thug')).toEqual([6, 6]);
    expect(next.midway.lasting).toEqual([]);
    const later = over(next.answers([4]).does({ type: 'startFirefight' })).does({ type: 'nextTurningPoint' });
    expect(woundsOf(later, 'cultist', 'thug')).toEqual([6, 6]);
  });
});

describe('reinforcements of so much DV at a place', () => {
  it('should be of the DV the row names, whatever the difficulty says', () => {
    const called = eventHappens(start(), [
      { op: 'spawn', group: 'reinforcements', order: 'engage', where: 'the north door', dv: 4 },
    ]);
    expect(called.told('taskOpened').map(({ task }) => task)).toContainEqual(
      expect.objectContaining({ kind: 'spawn', budget: 4, where: 'the north door', order: 'engage' }),
    );
  });

  it('should be one of a card of another faction, at its place, and nobody whom the battle does not know', () => {
    const spawn = { op: 'spawn', group: 'reinforcements', order: 'conceal', where: 'the pit', card: 'zombie' } as const;
    const known = eventHappens(start({ reserves: reservesOf(pack, ['zombie']) }), [spawn]);
    expect(known.told('operativeAdded').map(({ operative }) => operative)).toMatchObject([
      { card: 'zombie', side: 'enemy', order: 'conceal' },
    ]);
    expect(known.told('effectNoted')).toMatchObject([{ op: 'spawn', params: { where: 'the pit' } }]);
    expect(eventHappens(start(), [spawn]).told('operativeAdded')).toEqual([]);
  });

  it('should roll on the table of the faction that it names, and bring nobody of one that the battle does not keep', () => {
    const [zombie] = reservesOf(pack, ['zombie']);
    if (zombie === undefined) throw new Error('no zombie');
    const row = { from: 1, to: 20, dv: 2, max: null, options: [zombie] };
    const factionRows = { dead: { name: 'The dead', rows: [row] } };
    const spawnRows = [{ ...row, options: [cultist()] }];
    const spawn = { op: 'spawn', group: 'reinforcements', order: 'engage', where: 'the pit', dv: 4 } as const;
    const rolled = (...effects: readonly EffectStep[]): readonly string[] =>
      eventHappens(start({ factionRows, spawnRows }), effects)
        .answers([7])
        .answers([8])
        .told('operativeAdded')
        .map(({ operative }) => operative.card);
    expect(rolled({ ...spawn, faction: 'dead' })).toEqual(['zombie', 'zombie']);
    expect(rolled(spawn)).toEqual([cultist().card, cultist().card]);
    const unknown = eventHappens(start({ factionRows, spawnRows }), [{ ...spawn, faction: 'others' }]);
    expect([unknown.pending, unknown.told('operativeAdded')]).toEqual([null, []]);
    expect(unknown.told('effectNoted')).toMatchObject([{ op: 'spawn', params: { dv: 0, unspent: 4 } }]);
  });
});

describe('a test with from and with up to', () => {
  const tested = (set: { upTo: number; from?: number }) =>
    eventHappens(play(battleOf([vex(), cultist()], withCp(3))), [
      { op: 'test', to: whom('each', 'retinue', 'standing'), ...set, fail: damage(whom('this', 'any')) },
    ]);
  const after = (at: Play, face: number) => at.answers([face]).operative('vex').wounds;

  it('should come about from its face on, or up to it', () => {
    const from = tested({ upTo: 6, from: 4 });
    expect([after(from, 3), after(from, 4), after(from, 6)]).toEqual([8, 6, 6]);
    const upTo = tested({ upTo: 2 });
    expect([after(upTo, 1), after(upTo, 2), after(upTo, 3)]).toEqual([6, 6, 8]);
  });
});
