import { describe, expect, it } from 'vitest';
import type { BattleState } from '../../../../../src/engine/family/killteam/model/state.ts';
import { aplOf } from '../../../../../src/engine/family/killteam/stats/stats.ts';
import { gameOf } from '../../../../../src/engine/systems/killTeams.ts';
import { settingsWith } from '../../../../support/battleState.ts';
import { act, activate, END, type Play, ticked } from '../../../../support/decide.ts';
import { countedRifle, cultist, knife, pim, shots, thug, vex } from '../../../../support/duel.ts';
import { event, over } from '../../../../support/eventRows.ts';
import { cpOf } from '../../../../support/sides.ts';

const standard = (row: string, set: Partial<BattleState> = {}): Play => event('standard-events', row, set);
const plainCp = () => cpOf(standard('held-breath').state);
const apl = (at: Play, id: string): number => aplOf(gameOf(at.midway), at.operative(id));
const ammoOf = (at: Play, id = 'vex') => at.operative(id).ammo['rifle'];
const noted = (at: Play) => at.told('effectNoted').map(({ op, params }) => ({ op, ...params }));

/** Vex's gun has this many shots of six; Pim has none that is counted. */
const armed = (left: number, jammed = false): Partial<BattleState> => ({
  operatives: [
    vex({ weapons: [countedRifle(), knife()], ammo: shots(left, jammed) }),
    pim({ weapons: [knife()] }),
    cultist(),
    thug(),
  ],
});

describe.each([
  ['Held breath', 'standard-events', 'held-breath'],
  ['Oppressive silence', 'frontline-events', 'oppressive-silence'],
  ['Dripping silence', 'underhive-events', 'dripping-silence'],
  ['Quiet', 'void-hulk-events', 'hull-quiet'],
])('%s', (_, table, row) => {
  it('should be told, and change nothing that lasts', () => {
    const quiet = event(table, row);
    expect(quiet.told('tableRolled')).toMatchObject([{ table, row }]);
    expect([quiet.pending, quiet.state.lasting, noted(quiet)]).toEqual([null, [], []]);
  });
});

describe('Clear head', () => {
  it('should give 1 CP', () => {
    expect(cpOf(standard('clear-head').state)).toBe(plainCp() + 1);
  });
});

describe.each([
  ['Weapon Jam', 'standard-events'],
  ['Weapon Jam of the Underhive', 'underhive-events'],
  ['Weapon Jam of the Void hulk', 'void-hulk-events'],
])('%s', (_, table) => {
  it('should jam a gun of the retinue until its Reload, and not one without shots', () => {
    const jammed = event(table, 'weapon-jam', armed(3));
    expect(ammoOf(jammed)).toEqual({ left: 3, max: 6, jammed: true });
    const acting = jammed.does({ type: 'startFirefight' }).does(activate('vex'));
    expect(acting.refuses({ type: 'shoot', weapon: 'rifle', target: 'cultist' }).code).toBe('jammed');
    const reloaded = acting.does(act('reload', { weapon: 'rifle' }));
    expect(ammoOf(reloaded)?.jammed).toBe(false);
    expect(event(table, 'weapon-jam', armed(0)).pending).toMatchObject({ kind: 'roll', purpose: 'table' });
  });
});

describe('Enemy Reinforcements', () => {
  it('should ask for a group on Conceal at an entry point', () => {
    const [task] = standard('enemy-reinforcements')
      .told('taskOpened')
      .flatMap(({ task: opened }) => (opened.kind === 'spawn' ? [opened] : []));
    expect(task).toMatchObject({ order: 'conceal', where: 'entry-point' });
  });
});

describe('Lights fail', () => {
  it('should let nobody see farther than 8 inches, until the turning point is over', () => {
    const dark = standard('lights-fail');
    expect(dark.state.lasting).toMatchObject([{ on: { kind: 'battle' }, change: { op: 'sight', inches: 8 } }]);
    expect(over(dark).state.lasting).toEqual([]);
  });
});

describe('Dropped satchel', () => {
  it('should fill a gun of the one who is chosen', () => {
    const lies = standard('dropped-satchel', armed(1));
    const filled = lies.pending === null ? lies : lies.answers('vex');
    expect(ammoOf(filled)).toEqual({ left: 6, max: 6, jammed: false });
    expect(cpOf(filled.state)).toBe(plainCp());
  });

  it('should give 1 CP where no ammunition is counted', () => {
    const { parameters } = settingsWith();
    const settings = settingsWith({ parameters: { ...parameters, ammo: false } });
    expect(cpOf(standard('dropped-satchel', { ...armed(1), settings }).state)).toBe(plainCp() + 1);
  });
});

describe('Something gives way', () => {
  it('should hurt whom the table says is near on 1-2, on either side, and nobody afterwards', () => {
    const falls = standard('something-gives-way');
    expect(falls.question).toMatchObject({ kind: 'tick', question: 'inside' });
    const hurt = falls.answers(ticked('vex', 'cultist'), [2], [3], [3]);
    expect([hurt.operative('vex').wounds, hurt.operative('cultist').wounds]).toEqual([5, 8]);
    expect(hurt.state.lasting).toEqual([]);
  });
});

describe.each([
  ['Vox burst', 'vox-burst', 3],
  ['Shaken', 'shaken', 1],
])('%s', (_, row, has) => {
  it('should be for one ready operative of the retinue, until its activation is over', () => {
    const one = standard(row, { operatives: [vex(), pim({ down: true, wounds: 0 }), cultist(), thug()] });
    expect([apl(one, 'vex'), apl(one, 'cultist')]).toEqual([has, 2]);
    const acting = one.does({ type: 'startFirefight' }).does(activate('vex'));
    expect(apl(acting, 'vex')).toBe(has);
    expect(apl(acting.does(END), 'vex')).toBe(2);
  });

  it('should be drawn by lot among several', () => {
    const drawn = standard(row);
    expect(drawn.question).toMatchObject({ kind: 'pick', question: 'randomOperative' });
    expect(drawn.options).toEqual(['vex', 'pim']);
    expect(apl(drawn.answers('pim'), 'pim')).toBe(has);
  });
});

describe('They stir', () => {
  it('should raise Alert by 1, and tell of a free Dash of each ready enemy', () => {
    const stir = standard('they-stir', { alert: 1 });
    expect(stir.state.alert).toBe(2);
    expect(noted(stir)).toEqual([
      { op: 'free', action: 'dash', operative: 'cultist' },
      { op: 'free', action: 'dash', operative: 'thug' },
    ]);
  });
});
