import { describe, expect, it } from 'vitest';
import type { Operative } from '../../../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../../../src/engine/family/killteam/model/state.ts';
import { moveOf } from '../../../../../src/engine/family/killteam/stats/stats.ts';
import { gameOf } from '../../../../../src/engine/systems/killTeams.ts';
import type { EffectStep } from '../../../../../src/engine/family/killteam/tables/effect.ts';
import type { RollTable } from '../../../../../src/engine/family/killteam/tables/rollTable.ts';
import type { Trait } from '../../../../../src/engine/family/killteam/traits/trait.ts';
import { campaignFiles } from '../../../../../src/content/packs/campaignFiles.ts';
import { acolyteCoreFiles } from '../../../../../src/content/packs/acolyte-core/files.ts';
import { act, activate, END, inches, type Play, play, shoot, ticked } from '../../../../support/decide.ts';
import { battleOf, cultist, pim, rifle, thug, vex } from '../../../../support/duel.ts';
import { lastingEnvironment } from '../../../../support/lasting.ts';
import { event } from '../../../../support/eventRows.ts';
import { changed } from '../../../../support/traits.ts';
import { eventHappens } from '../../../../support/ploys.ts';
import { withCp } from '../../../../support/sides.ts';

const ghoul = (set: Partial<Operative>): Operative => thug({ ...set, id: 'ghoul' });

type Row = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;
const inside = (value: unknown): readonly Row[] =>
  isRow(value) ? [value, ...Object.values(value).flatMap(inside)] : [];
const rows = inside([campaignFiles, acolyteCoreFiles]);

/** A trait of a shipped pack. */
function traitOf(id: string): Trait {
  const found = rows.find((row) => row['id'] === id && 'plays' in row);
  if (found === undefined) throw new Error(`no trait ${id}`);
  return structuredClone(found) as unknown as Trait;
}
const having = (id: string, set: Partial<Operative> = {}): Partial<Operative> => ({ traits: [traitOf(id)], ...set });
const using = (trait: string) => ({ type: 'useTrait', operative: 'vex', trait }) as const;
const acting = (me: Partial<Operative>, friend: Partial<Operative> = {}): Play =>
  play(battleOf([vex({ apl: 3, ...me }), pim(friend), cultist(), thug()], withCp(0))).does(activate('vex'));

const wounds = (to: string, by: number): EffectStep => ({
  op: 'damage',
  to: { who: 'each', side: to === 'enemy' ? 'enemy' : 'retinue', filters: ['standing'] },
  amount: { count: 0, sides: 6, plus: by },
});

describe('Purity token', () => {
  const struck = (): Play =>
    eventHappens(play(battleOf([vex(having('purity-token')), pim(), cultist()], withCp(0))), [wounds('retinue', 2)]);

  it('should be asked for once, of its bearer alone, and leave the harm out', () => {
    const asked = struck();
    expect(asked.question).toMatchObject({ question: 'onHarm', operative: 'vex' });
    const saved = asked.answers('purity-token');
    expect([saved.operative('vex').wounds, saved.operative('pim').wounds]).toEqual([8, 6]);
    expect(eventHappens(saved, [wounds('retinue', 2)]).operative('vex').wounds).toBe(6);
  });

  it('should be kept for later', () => {
    expect(struck().answers('pass').operative('vex').wounds).toBe(6);
  });
});

describe('Medkit', () => {
  it('should help each friend once in a battle', () => {
    const me = having('medkit', { wounds: 2 });
    const helped = acting(me, { wounds: 2 }).does(using('medkit')).answers('pim', [1]);
    expect(helped.operative('pim').wounds).toBe(4);
    const second = helped.does(using('medkit')).answers([1]);
    expect([second.operative('vex').wounds, second.operative('pim').wounds]).toEqual([4, 4]);
    const third = second.does(using('medkit'));
    expect(third.pending).toBeNull();
    expect(third.operative('pim').wounds).toBe(4);
  });
});

describe('Bodyguard', () => {
  const shot = (): Play =>
    play(battleOf([vex(having('bodyguard')), pim(), cultist(), thug()], { ...withCp(0), turn: 'enemy' }))
      .does(activate('cultist'))
      .does(shoot('pim'));

  it('should become the target of a shot at a friend, once in a turning point', () => {
    const asked = shot();
    expect(asked.question).toMatchObject({ kind: 'pick', question: 'onTarget', operative: 'pim' });
    const taken = asked.answers('bodyguard vex');
    expect(taken.midway.tasks.at(-1)).toMatchObject({
      kind: 'shoot',
      operative: 'cultist',
      sequence: { target: 'vex' },
    });
    expect(taken.operative('vex').used).toMatchObject({ bodyguard: { turningPoint: 1 } });
  });

  it('should let the shot be, and not be asked for itself', () => {
    expect(shot().answers('pass').midway.tasks.at(-1)).toMatchObject({ sequence: { target: 'pim' } });
    const own = play(battleOf([vex(having('bodyguard')), pim(), cultist()], { ...withCp(0), turn: 'enemy' }))
      .does(activate('cultist'))
      .does(shoot('vex'));
    expect(own.question).toMatchObject({ kind: 'roll' });
  });
});

describe('Death from Above', () => {
  const missed = (set: Partial<Operative> = {}): Play =>
    acting(having('death-from-above', { onVantage: true, ...set }))
      .does(shoot('cultist'))
      .answers([1, 1, 1, 1], 'c0n0');

  it('should make a Shoot from Vantage without damage again, for nothing and once', () => {
    const asked = missed();
    expect(asked.question).toMatchObject({ kind: 'pick', question: 'onMiss', operative: 'vex' });
    const again = asked.answers('death-from-above');
    expect(again.midway.tasks.at(-1)).toMatchObject({ kind: 'shoot', sequence: { target: 'cultist' } });
    const over = again.answers([1, 1, 1, 1], 'c0n0');
    expect(over.state.activation).toMatchObject({ spent: 1 });
  });

  it('should not be offered from the ground, or after damage', () => {
    expect(missed({ onVantage: false }).pending).toBeNull();
    const hit = acting(having('death-from-above', { onVantage: true }))
      .does(shoot('cultist'))
      .answers([6, 1, 1, 1], [1, 1, 1], 'c0n0');
    expect(hit.pending).toBeNull();
  });
});

describe('Witch-bolt', () => {
  const bolt = rifle({ id: 'witch-bolt', name: 'Witch-bolt' });
  const tested = (face: number): Play =>
    acting(having('witch-bolt', { weapons: [bolt] }))
      .does(using('witch-bolt'))
      .answers([face]);

  it('should be shot with when the test works, for 1 AP in all', () => {
    const aimed = tested(5).answers('thug');
    expect(aimed.midway.tasks.at(-1)).toMatchObject({
      kind: 'shoot',
      weapon: 'witch-bolt',
      sequence: { target: 'thug' },
    });
    expect(aimed.answers([1, 1, 1, 1], 'c0n0').state.activation).toMatchObject({ spent: 1, done: ['shoot'] });
  });

  it('should cost 1 AP when it fails', () => {
    expect(tested(3).state.activation).toMatchObject({ spent: 1, done: [] });
  });
});

describe('Kinetic Shove', () => {
  const shoved = (): Play =>
    play(
      battleOf([vex({ apl: 3, ...having('kinetic-shove') }), pim(), cultist({ guard: true })], {
        ...withCp(0),
        engagement: [['pim', 'cultist']],
      }),
    )
      .does(activate('vex'))
      .does(using('kinetic-shove'))
      .answers([5]);

  it('should move an enemy away and hurt it when terrain stops it', () => {
    const asked = shoved();
    expect(asked.question).toMatchObject({ kind: 'tick', question: 'stopped', candidates: ['cultist'] });
    const stopped = asked.answers(ticked('cultist'), [2]);
    expect(stopped.operative('cultist')).toMatchObject({ guard: false });
    expect(stopped.operative('cultist').wounds).toBeLessThan(8);
    expect(stopped.state.engagement).toEqual([]);
  });

  it('should not hurt whom nothing stops', () => {
    expect(shoved().answers(ticked()).operative('cultist').wounds).toBe(8);
  });
});

describe('Lurks', () => {
  const near = (): Play =>
    play(battleOf([vex(), pim(), cultist({ traits: [traitOf('lurks')] })], withCp(0)))
      .does(activate('vex'))
      .does(act('reposition'));

  it('should fight for free whoever has moved near it, once in a turning point', () => {
    const asked = near();
    expect(asked.question).toMatchObject({ kind: 'pick', question: 'onNear', operative: 'cultist' });
    const fought = asked.answers('lurks');
    expect(fought.midway.tasks.at(-1)).toMatchObject({ kind: 'fight', attacker: { operative: 'cultist' } });
    expect(fought.operative('cultist').used).toMatchObject({ lurks: { turningPoint: 1 } });
  });

  it('should be asked again after the next move when nobody came near', () => {
    const next = near().answers('pass').does(act('dash'));
    expect(next.question).toMatchObject({ question: 'onNear' });
  });

  it('should be asked of nobody who is down, unarmed, or has fought so in this turning point', () => {
    const lurking = { traits: [traitOf('lurks')] };
    const moves = (set: Partial<Operative>) =>
      play(battleOf([vex(), pim(), cultist({ ...lurking, ...set })], withCp(0)))
        .does(activate('vex'))
        .does(act('reposition'));
    expect(moves({}).pending).not.toBeNull();
    expect(moves({ wounds: 0, down: true }).pending).toBeNull();
    expect(moves({ weapons: [rifle()] }).pending).toBeNull();
    expect(moves({ used: { lurks: { turningPoint: 1, battle: 1, active: false } } }).pending).toBeNull();
  });

  it('should be asked once of all who lurk after a move, and again only of those who have not fought', () => {
    const lurking = { traits: [traitOf('lurks')] };
    const several = play(battleOf([vex(), cultist(lurking), thug(lurking), ghoul(lurking)], withCp(0)))
      .does(activate('vex'))
      .does(act('reposition'));
    expect(several.question).toMatchObject({ question: 'nearOfThese', operative: null });
    expect(several.options).toEqual(['lurks cultist', 'lurks thug', 'lurks ghoul', 'pass']);
    expect(several.answers('pass').pending).toBeNull();
    const fought = several.answers('lurks thug');
    expect(fought.midway.tasks.at(-1)).toMatchObject({ kind: 'fight', attacker: { operative: 'thug' } });
    const missed = fought.answers([1, 1, 1], [1, 1, 1]);
    expect(missed.options).toEqual(['lurks cultist', 'lurks ghoul', 'pass']);
    const once = missed.answers('lurks cultist').answers([1, 1, 1], [1, 1, 1]);
    expect(once.question).toMatchObject({ question: 'onNear', operative: 'ghoul' });
    expect(once.answers('pass').pending).toBeNull();
  });

  it('should ask of no other once the one that moved is down', () => {
    const lurking = { traits: [traitOf('lurks')] };
    const fought = play(battleOf([vex({ wounds: 1 }), pim(), cultist(lurking), thug(lurking)], withCp(0)))
      .does(activate('vex'))
      .does(act('reposition'))
      .answers('lurks thug')
      .answers([6, 6, 6], [1, 1, 1]);
    const down = fought.pending?.kind === 'pick' ? fought.answers(fought.options[0] ?? '') : fought;
    expect(down.operative('vex')).toMatchObject({ wounds: 0 });
    expect(down.pending).toBeNull();
  });
});

describe('They flee', () => {
  const crowd = lastingEnvironment('crowded');
  const fled = (): Play =>
    eventHappens(play(battleOf([vex(), cultist()], { ...withCp(0), lasting: [crowd] })), [{ op: 'flee', inches: 4 }]);

  it('should say how far, ask how many are left, and end Crowded with the last', () => {
    const asked = fled();
    expect(asked.question).toMatchObject({ kind: 'number', question: 'bystandersLeft', max: 6 });
    const some = asked.answers(inches(2));
    expect(some.told('effectNoted')).toMatchObject([{ op: 'flee', params: { inches: 4, left: 2 } }]);
    expect(some.state.lasting).toHaveLength(1);
    expect(asked.answers(inches(0)).state.lasting).toEqual([]);
  });

  it.each([1, 2, 3, 4, 5, 6])('should be so on the row of a %i', (face) => {
    expect(rows.find(({ id }) => id === `flee-${face}`)).toMatchObject({ effects: [{ op: 'flee', inches: face }] });
  });
});

const eventRow = (face: number): RollTable['rows'][number] => ({
  from: face,
  to: face,
  id: `row-${face}`,
  name: `Row ${face}`,
  text: '',
  effects: [{ op: 'cp', by: face }],
  otherwise: null,
  provenance: 'ours',
});
const events: RollTable = {
  id: 'events',
  title: 'Events',
  die: 6,
  provenance: 'ours',
  rows: [1, 2, 3, 4, 5, 6].map(eventRow),
};

describe('Vox hall', () => {
  it('should roll the die of the next event now, and follow its row when the event comes', () => {
    const start = play(
      battleOf([vex(having('vox-hall')), cultist()], { ...withCp(0), tables: { events }, eventTable: 'events' }),
    ).does(activate('vex'));
    const seen = start.does(using('vox-hall')).answers([3]);
    expect(seen.state.lasting).toMatchObject([
      { source: { id: 'row-3' }, change: { op: 'tableNext', table: 'events', face: 3 }, uses: 1 },
    ]);
    expect(seen.state.sides[0].cp).toBe(0);
    const come = eventHappens(seen, [{ op: 'roll', table: 'events' }]);
    expect(come.told('tableRolled')).toMatchObject([{ face: 3, row: 'row-3' }]);
    expect(come.state.lasting).toEqual([]);
  });

  it('should roll the event of the turn before again at once, and ask for no die when it comes', () => {
    const start = play(
      battleOf([vex(having('vox-hall')), cultist()], {
        ...withCp(0),
        tables: { events },
        eventTable: 'events',
        lastEvent: 3,
      }),
    ).does(activate('vex'));
    const repeated = start.does(using('vox-hall')).answers([3]);
    expect(repeated.told('tableRepeated')).toMatchObject([{ face: 3 }]);
    expect(repeated.question).toMatchObject({ kind: 'roll', purpose: 'table', sides: 6 });
    const lies = repeated.answers([5]);
    expect(lies.state.lasting).toMatchObject([{ change: { op: 'tableNext', face: 5 } }]);
    const again = start.does(using('vox-hall')).answers([3]).answers([3]);
    expect(again.state.lasting).toMatchObject([{ change: { op: 'tableNext', face: 3 } }]);
    const come = eventHappens(again, [{ op: 'roll', table: 'events' }]);
    expect(come.pending).toBeNull();
    expect(come.told('tableRepeated')).toEqual([]);
    expect(come.told('tableRolled')).toMatchObject([{ face: 3, row: 'row-3' }]);
  });
});

describe('Too large', () => {
  const shotAt = (me: Partial<Operative>, light: boolean): Play =>
    play(battleOf([vex(me), cultist()], { ...withCp(0), turn: 'enemy' }))
      .does(activate('cultist'))
      .does(shoot('vex'))
      .does({ type: 'setFacts', facts: { cover: true, coverIsLight: light } })
      .answers([6, 6, 1, 1]);

  it('should have no cover save of light terrain, and one of heavy', () => {
    expect(shotAt(having('too-large'), true).question).toMatchObject({ kind: 'roll', purpose: 'defence', count: 3 });
    expect(shotAt(having('too-large'), false).question).not.toMatchObject({ purpose: 'defence', count: 3 });
    expect(shotAt({}, true).question).not.toMatchObject({ purpose: 'defence', count: 3 });
  });
});

describe('Scent', () => {
  it('should Dash for free when a marker near it is investigated', () => {
    const investigation = { ...events, id: 'investigation' };
    const start = play(battleOf([vex(having('scent')), cultist()], { ...withCp(0), tables: { investigation } }));
    const asked = eventHappens(start, [{ op: 'roll', table: 'investigation' }]).answers([2]);
    expect(asked.question).toMatchObject({ kind: 'tick', question: 'inside', inches: 3, candidates: ['vex'] });
    expect(asked.answers(ticked('vex')).told('effectNoted')).toMatchObject([
      { op: 'free', params: { action: 'dash', operative: 'vex' } },
    ]);
    expect(asked.answers(ticked()).told('effectNoted')).toEqual([]);
  });
});

describe('never silent about an absence: a change of APL that cannot be', () => {
  const apl = (by: number): EffectStep => ({
    op: 'stat',
    stat: 'apl',
    to: { who: 'each', side: 'retinue', filters: ['standing'] },
    by,
    expires: 'turningPoint',
  });
  const happens = (me: Partial<Operative>, by: number): Play =>
    eventHappens(play(battleOf([vex(me), pim(), cultist()], withCp(0))), [apl(by)]);

  it('should name what keeps it from being lowered, or raised, of those alone who have it', () => {
    const lowered = happens(having('zealot'), -1);
    expect(lowered.told('traitSpoke')).toMatchObject([{ operative: 'vex', trait: 'zealot' }]);
    expect(lowered.told('lastingBegan').map(({ lasting }) => lasting.on)).toEqual([
      { kind: 'operative', operative: 'pim' },
    ]);
    expect(happens(changed({ op: 'aplNeverRaised' }), 1).told('traitSpoke')).toMatchObject([{ operative: 'vex' }]);
    expect(happens(having('zealot'), 1).told('traitSpoke')).toEqual([]);
    expect(happens({}, -1).told('traitSpoke')).toEqual([]);
  });
});

describe('Void suit', () => {
  const seep = (source: string) =>
    lastingEnvironment(source, { change: { op: 'moment', on: 'activationOver', effects: [wounds('retinue', 1)] } });
  const over = (source: string): Play =>
    play(battleOf([vex(having('void-suit')), cultist()], { ...withCp(0), lasting: [seep(source)] }))
      .does(activate('vex'))
      .does(END);

  it('should keep toxic pools away from its wearer, and nothing else', () => {
    const pools = ['toxic-seep', 'pipe-bursts', 'cistern-pipe-bursts', 'leaves-a-pool'];
    expect(pools.map((id) => over(id).operative('vex').wounds)).toEqual([8, 8, 8, 8]);
    expect(over('other').operative('vex').wounds).toBe(7);
  });

  it('should not be asked about where a Bloat has fallen, as others are', () => {
    const after = (me: Partial<Operative>): Play =>
      play(battleOf([vex(me), pim(), cultist(having('leaves-a-pool')), thug()], withCp(0)))
        .does({ type: 'correct', correction: { what: 'wounds', operative: 'cultist', to: 0, credit: null } })
        .does(activate('vex'))
        .does(END);
    expect(after({}).question).toMatchObject({ question: 'inside', candidates: ['vex'] });
    expect(after(having('void-suit')).pending).toBeNull();
  });

  const suited = { operatives: [vex(having('void-suit')), pim(), cultist(), thug()] };

  it('should spare its wearer where pressure is lost, and say so', () => {
    const lost = event('void-hulk-events', 'pressure-loss', suited);
    const moves = (id: string): number => moveOf(gameOf(lost.midway), lost.operative(id));
    expect([moves('vex'), moves('pim')]).toEqual([6, 4]);
    expect(lost.told('traitSpoke')).toMatchObject([{ operative: 'vex', trait: 'void-suit' }]);
    expect(event('void-hulk-events', 'pressure-loss').told('traitSpoke')).toEqual([]);
  });

  it('should be out of the question beside toxic gas', () => {
    const asked = (set: Partial<BattleState>) => event('underhive-events', 'gas-pocket', set).question;
    expect(asked(suited)).toMatchObject({ question: 'inside', candidates: ['pim', 'cultist', 'thug'] });
    expect(asked({})).toMatchObject({ candidates: ['vex', 'pim', 'cultist', 'thug'] });
  });
});
