import { describe, expect, it } from 'vitest';
import { costNow } from '../../../../../src/engine/family/killteam/flow/actions/actions.ts';
import { gameOf } from '../../../../../src/engine/systems/killTeams.ts';
import { act, activate, END, type Play, shoot } from '../../../../support/decide.ts';
import { countedRifle, knife, shots } from '../../../../support/duel.ts';
import { battleKnowing, eventHappens, foeActs, usesPloy } from '../../../../support/ploys.ts';
import { cpOf, withCp } from '../../../../support/sides.ts';

const ENEMY = { turn: 'enemy' } as const;
const shootsVex = (set: Parameters<typeof battleKnowing>[1], ...ploys: readonly string[]): Play =>
  foeActs(battleKnowing(ploys, { ...ENEMY, ...set })).does(shoot('vex'));
/** One normal hit of 3. */
const ONE_HIT = [[4, 1, 1, 1], [1, 1, 1], 'c0n0'] as const;

describe('Grit Your Teeth', () => {
  it('should be asked for before somebody goes down by 3 damage or less, who then stays at 1 wound', () => {
    const asked = shootsVex({ me: { wounds: 3 } }, 'not-yet').answers(...ONE_HIT);
    expect(asked.question).toMatchObject({
      question: 'onDown',
      operative: 'vex',
      options: [{ id: 'not-yet', code: 'useTrait', params: { operative: 'vex', cp: 1 } }, { id: 'pass' }],
    });
    expect(asked.operative('vex').down).toBe(false);
    const saved = asked.answers('not-yet');
    expect(saved.operative('vex')).toMatchObject({ wounds: 1, down: false });
    expect(cpOf(saved.state)).toBe(2);
    expect(saved.told('traitUsed')).toMatchObject([{ trait: 'not-yet', operative: 'vex', targets: ['vex'] }]);
    expect(saved.told('incapacitated')).toEqual([]);
  });

  it('should let it go down when it is let pass', () => {
    const passed = shootsVex({ me: { wounds: 3 } }, 'not-yet').answers(...ONE_HIT, 'pass');
    expect(passed.operative('vex')).toMatchObject({ wounds: 0, down: true });
    expect(cpOf(passed.state)).toBe(3);
  });

  it('should not be asked for after more damage at once', () => {
    const struck = shootsVex({ me: { wounds: 3 } }, 'not-yet').answers([4, 4, 1, 1], [1, 1, 1], 'c0n0');
    expect(struck.operative('vex').down).toBe(true);
  });

  it('should be once in a battle for each, and once in a turning point for all', () => {
    const saved = shootsVex({ me: { wounds: 3 } }, 'not-yet').answers(...ONE_HIT, 'not-yet');
    const again = saved.does({
      type: 'correct',
      correction: { what: 'wounds', operative: 'vex', to: 3, credit: null },
    });
    const later = again.does(END).does(activate('pim')).does(END).does(activate('thug')).does(shoot('vex'));
    expect(later.answers(...ONE_HIT).operative('vex').down).toBe(true);
    const next = again.state.operatives.map((each) => ({
      ...each,
      used: Object.fromEntries(Object.entries(each.used ?? {}).map(([id, uses]) => [id, { ...uses, turningPoint: 0 }])),
    }));
    const fresh = battleKnowing(['not-yet'], {
      ...ENEMY,
      operatives: next.map((each) => ({ ...each, readiness: 'ready' })),
    });
    expect(
      foeActs(fresh)
        .does(shoot('vex'))
        .answers(...ONE_HIT)
        .operative('vex').down,
    ).toBe(true);
    const other = foeActs(fresh).does({
      type: 'correct',
      correction: { what: 'wounds', operative: 'pim', to: 3, credit: null },
    });
    expect(other.does(shoot('pim')).answers(...ONE_HIT).question).toMatchObject({
      question: 'onDown',
      operative: 'pim',
    });
  });

  it('should not be asked for without CP, nor for an enemy', () => {
    expect(
      shootsVex({ me: { wounds: 3 }, ...withCp(0) }, 'not-yet')
        .answers(...ONE_HIT)
        .operative('vex').down,
    ).toBe(true);
    const enemy = battleKnowing(['not-yet'], {})
      .does({ type: 'correct', correction: { what: 'wounds', operative: 'cultist', to: 3, credit: null } })
      .does(activate('vex'))
      .does(shoot('cultist'));
    expect(enemy.answers(...ONE_HIT).operative('cultist').removed).toBe(true);
  });

  it('should be asked for where the attack is only logged', () => {
    const logged = foeActs(battleKnowing(['not-yet'], { ...ENEMY, me: { wounds: 2 } })).does({
      type: 'logAttack',
      action: 'shoot',
      weapon: 'rifle',
      target: 'vex',
      damage: 2,
      suffered: 0,
    });
    expect(logged.answers('not-yet').operative('vex').wounds).toBe(1);
  });

  it('should be offered once where two know it, by the one who pays less, for both', () => {
    const shaken = battleKnowing(['not-yet'], { ...ENEMY, me: { wounds: 3 } });
    const [vex, pim, ...others] = shaken.state.operatives;
    if (vex === undefined || pim === undefined) throw new Error('nobody');
    const dearer = {
      id: 'shaken-faith',
      name: 'Shaken faith',
      text: '',
      source: 'scar',
      plays: 'engine',
      use: null,
    } as const;
    const two = battleKnowing(['not-yet'], {
      ...ENEMY,
      operatives: [
        { ...vex, traits: [...(vex.traits ?? []), { ...dearer, modifiers: [{ op: 'ployPrice', by: 1 }] }] },
        { ...pim, traits: vex.traits },
        ...others,
      ],
    });
    const asked = foeActs(two)
      .does(shoot('vex'))
      .answers(...ONE_HIT);
    expect(asked.question).toMatchObject({
      options: [{ id: 'not-yet', params: { operative: 'pim', cp: 1 } }, { id: 'pass' }],
    });
    const used = asked
      .answers('not-yet')
      .does({ type: 'correct', correction: { what: 'wounds', operative: 'pim', to: 3, credit: null } });
    const later = used.does(END).does(activate('vex')).does(END).does(activate('thug')).does(shoot('pim'));
    expect(later.answers(...ONE_HIT).operative('pim').down).toBe(true);
  });
});

describe('Improvise', () => {
  const armed = (left: number, jammed = false) => ({ weapons: [countedRifle(), knife()], ammo: shots(left, jammed) });

  it('should be asked for when a gun jams, and clear the jam with one shot more', () => {
    const jammed = eventHappens(battleKnowing(['improvise'], { me: armed(3) }), [
      { op: 'jam', to: { who: 'each', side: 'retinue', filters: ['loaded'] } },
    ]);
    expect(jammed.question).toMatchObject({ question: 'onJam', operative: 'vex' });
    const cleared = jammed.answers('improvise');
    expect(cleared.operative('vex').ammo).toEqual({ rifle: { left: 4, max: 6, jammed: false } });
    expect(cpOf(cleared.state)).toBe(2);
    expect(jammed.answers('pass').operative('vex').ammo).toEqual({ rifle: { left: 3, max: 6, jammed: true } });
  });

  it('should be asked for after the last shot, for whoever shot it', () => {
    const start = battleKnowing(['improvise'], { friend: armed(1) }).does(activate('pim'));
    const asked = start.does(shoot()).answers([1, 1, 1, 1], 'c0n0');
    expect(asked.question).toMatchObject({ question: 'onJam', operative: 'pim' });
    expect(asked.answers('improvise').operative('pim').ammo).toEqual({ rifle: { left: 1, max: 6, jammed: false } });
  });

  it('should not be asked for while shots are left', () => {
    const start = battleKnowing(['improvise'], { me: armed(2) }).does(activate('vex'));
    expect(start.does(shoot()).answers([1, 1, 1, 1], 'c0n0').pending).toBeNull();
  });
});

describe('By Authority', () => {
  it('should put an enemy that is chosen on Engage', () => {
    const hidden = battleKnowing(['by-authority'], {});
    const concealed = hidden
      .does({ type: 'correct', correction: { what: 'order', operative: 'cultist', order: 'conceal' } })
      .does({ type: 'correct', correction: { what: 'order', operative: 'thug', order: 'conceal' } });
    const used = concealed.does(usesPloy('by-authority')).answers('thug');
    expect([used.operative('thug').order, used.operative('cultist').order]).toEqual(['engage', 'conceal']);
  });
});

describe('Swift Hands', () => {
  it('should make Interact cost 1 AP less for who uses it, until its activation is over', () => {
    const cost = (at: Play, who: string) => costNow(gameOf(at.midway), at.operative(who), 'interact').ap;
    const used = battleKnowing(['swift-hands'], {}).does(activate('vex')).does(usesPloy('swift-hands'));
    expect([cost(used, 'vex'), cost(used, 'pim')]).toEqual([0, 1]);
    expect(used.lastsOn('vex')).toMatchObject([{ source: { kind: 'ploy', id: 'swift-hands' }, until: 'activation' }]);
    expect(cost(used.does(END), 'vex')).toBe(1);
  });
});

describe('Fire at Will', () => {
  it('should make ranged weapons Ceaseless while it has not moved, until its activation is over', () => {
    const start = battleKnowing(['fire-at-will'], { me: { apl: 3 } })
      .does(activate('vex'))
      .does(usesPloy('fire-at-will'));
    const asks = (at: Play) => at.does(shoot()).answers([4, 2, 2, 1]).question.kind;
    expect(asks(start)).toBe('reroll');
    expect(asks(start.does(act('dash')))).toBe('roll');
    expect(start.does(END).lastsOn('vex')).toEqual([]);
  });
});
