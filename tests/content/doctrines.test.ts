import { beforeAll, describe, expect, it } from 'vitest';
import { loadBundledPack } from '../../src/content/bundledPack.ts';
import type { Pack } from '../../src/content/pack.ts';
import { toOperative } from '../../src/content/toOperative.ts';
import { variantOf, withVariant } from '../../src/content/variants.ts';
import { present } from '../../src/engine/core/invariant.ts';
import type { Operative, Weapon } from '../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import type { Answer } from '../../src/engine/log/request.ts';
import { act, activate, END, OVERRIDE, play, type Play } from '../support/decide.ts';
import { battleOf, knife, pim, rifle, vex } from '../support/duel.ts';
import { withCp } from '../support/sides.ts';
import { shippedTable } from '../engine/behaviour/support.ts';

let pack: Pack;
beforeAll(async () => {
  pack = await loadBundledPack();
});

/** A conscript of the garrison by this doctrine; null: of none. */
function conscript(doctrine: string | null, set: Partial<Operative> = {}): Operative {
  const card = 'conscript';
  const sort = { id: card, name: card, card, portrait: null, weapons: [], armour: null, dv: 1, owner: null };
  const fielded = toOperative(pack, { ...sort, side: 'enemy' });
  const garrison = present(pack.factions.get('imperial-garrison'), 'garrison');
  return { ...withVariant(fielded, variantOf(garrison, doctrine)), ...set };
}

const battle = (operatives: readonly Operative[], set: Partial<BattleState> = {}): Play =>
  play(battleOf(operatives, { turn: 'enemy', ...withCp(0), ...set }));

const shoots = (target = 'vex') => ({ type: 'shoot', weapon: 'lasgun', target }) as const;
const MISS = [[1, 1, 1, 1], 'c0n0'] as const;

describe('Doctrine of Mordian', () => {
  const acts = (doctrine: string | null, set: Partial<BattleState> = {}): Play =>
    battle([vex(), pim(), conscript(doctrine)], set).does(activate('conscript'));
  const engaged = { engagement: [['vex', 'conscript']] as [string, string][] };

  it('should let it shoot twice and do nothing else then, with an AP left', () => {
    const twice = acts('mordian')
      .does(shoots())
      .answers(...MISS)
      .does(shoots('pim'))
      .answers(...MISS);
    expect(twice.told('attackDeclared').map(({ target }) => target)).toEqual(['vex', 'pim']);
    expect(twice.refuses(shoots()).code).toBe('actionDone');
    expect(twice.refuses(act('dash'))).toEqual({
      code: 'forbiddenByTrait',
      params: { trait: 'mordian-doctrine', name: 'Doctrine of Mordian' },
    });
  });

  it('should not let it shoot again once it has done something else, nor anybody without the doctrine', () => {
    const moved = acts('mordian')
      .does(act('dash'))
      .does(shoots())
      .answers(...MISS);
    expect(moved.refuses(shoots()).code).toBe('actionDone');
    const plain = acts(null)
      .does(shoots())
      .answers(...MISS);
    expect(plain.refuses(shoots()).code).toBe('actionDone');
    expect(plain.does(act('dash')).told('actionPerformed')).toHaveLength(2);
  });

  it('should let it shoot in control range, at whom it is engaged with alone', () => {
    const held = acts('mordian', engaged);
    expect(held.refuses(shoots('pim'))).toEqual({ code: 'notInControlRange', params: { target: 'pim' } });
    const shot = held.does(shoots('vex'));
    expect(shot.question).toMatchObject({ purpose: 'attack', success: { hit: 5 } });
    expect(acts(null, engaged).refuses(shoots('vex')).code).toBe('inControlRange');
    expect(acts('mordian').does(shoots('pim')).question).toMatchObject({ purpose: 'attack' });
  });

  it('should not let it shoot at whom another of the garrison is engaged with', () => {
    const other = { ...conscript('mordian'), id: 'other' };
    const pairs: [string, string][] = [
      ['vex', 'conscript'],
      ['vex', 'other'],
    ];
    const both = battle([vex(), pim(), conscript('mordian'), other], { engagement: pairs }).does(activate('conscript'));
    expect(both.refuses(shoots('vex')).code).toBe('friendInControlRange');
  });

  const tables = Object.fromEntries(['marksman', 'acolyte'].map((id) => [id, shippedTable(id)]));
  const sees = (seen: readonly string[]): Answer => ({
    kind: 'look',
    look: { kind: 'sight', seen: [...seen], inCover: [], obscured: [] },
  });
  const planned = (at: Play): readonly unknown[] =>
    at.midway.npo?.turn?.plan?.steps.map(({ action, target }) => [action, target].filter(Boolean).join(' ')) ?? [];
  const byTable = (doctrine: string | null, table: string, set: Partial<BattleState> = {}): Play =>
    battle([vex(), pim(), conscript(doctrine, { behaviour: 'marksman' })], { alert: 3, ...set })
      .does({ type: 'setNpo', choice: { tables, table } })
      .does({ type: 'enemyActivates', operative: null });

  it.each(['marksman', 'acolyte'])('should be used by the table %s: a second shot, and then the end', (table) => {
    const go = (doctrine: string | null): Play => {
      const asked = byTable(doctrine, table).answers(sees(['vex']));
      expect(planned(asked)[0]).toBe('shoot vex');
      return asked.does({ type: 'carryOut', count: 1 }).answers(...MISS);
    };
    const drilled = go('mordian');
    expect(planned(drilled)).toEqual(['shoot vex']);
    const over = drilled.does({ type: 'carryOut', count: 1 }).answers(...MISS);
    expect(over.told('activationEnded')).toHaveLength(1);
    expect(planned(go(null))[0]).not.toBe('shoot vex');
  });

  it('should let the table shoot in control range, where it could not without the doctrine', () => {
    const unarmed = (doctrine: string | null) => {
      const { weapons } = conscript(doctrine);
      const gun = { behaviour: 'marksman', apl: 1, weapons: weapons.filter(({ kind }) => kind === 'ranged') } as const;
      return battle([vex(), pim(), conscript(doctrine, gun)], { alert: 3, ...engaged })
        .does({ type: 'setNpo', choice: { tables, table: 'marksman' } })
        .does({ type: 'enemyActivates', operative: null });
    };
    const asked = unarmed('mordian');
    expect(asked.question).toMatchObject({ question: 'sight', candidates: ['vex'] });
    expect(planned(asked.answers(sees(['vex'])))).toEqual(['shoot vex']);
    expect(planned(unarmed(null))).toEqual([]);
  });
});

describe('Doctrine of Cadia', () => {
  const NO_CP = withCp(0);
  /** Vex shoots at it with a rifle of 3/4 or less; its saves all fail. */
  const shotAt = (doctrine: string | null, damage: Weapon['damage'], attack: readonly number[], set = {}): Play => {
    const me = vex({ weapons: [rifle({ damage })] });
    return play(battleOf([me, pim(), conscript(doctrine, set)], NO_CP))
      .does(activate('vex'))
      .does({ type: 'shoot', weapon: 'rifle', target: 'conscript' })
      .answers(attack, [1, 1, 1], 'c0n0');
  };
  const LIGHT = { normal: 2, critical: 3 };
  const HEAVY = { normal: 3, critical: 4 };

  it('should roll for all dice of 3 or more at once, and take 1 off for each 6', () => {
    const asked = shotAt('cadia', HEAVY, [5, 4, 1, 1]);
    expect(asked.question).toMatchObject({ purpose: 'hardened', side: 'enemy', operative: 'conscript', count: 2 });
    expect(asked.question).toMatchObject({ success: { hit: 6 }, sides: 6 });
    const wounds = (...faces: number[]) => asked.answers(faces).operative('conscript').wounds;
    expect([wounds(5, 5), wounds(6, 5), wounds(6, 6)]).toEqual([1, 2, 3]);
    expect(asked.answers([6, 5]).told('hardened')).toEqual([
      {
        type: 'hardened',
        operative: 'conscript',
        trait: 'cadia-doctrine',
        name: 'Doctrine of Cadia',
        faces: [6, 5],
        less: 1,
      },
    ]);
  });

  it('should roll for none of 2, for the crit of 3 alone, and for nobody without the doctrine', () => {
    expect(shotAt('cadia', LIGHT, [5, 4, 1, 1]).operative('conscript').wounds).toBe(3);
    expect(shotAt('cadia', LIGHT, [6, 4, 1, 1]).question).toMatchObject({ purpose: 'hardened', count: 1 });
    expect(shotAt('cadia', LIGHT, [6, 4, 1, 1]).answers([6]).operative('conscript').wounds).toBe(3);
    expect(shotAt(null, HEAVY, [5, 4, 1, 1]).operative('conscript').wounds).toBe(1);
  });

  it('should save the life of who would have fallen by 1', () => {
    const dying = shotAt('cadia', HEAVY, [5, 4, 1, 1], { wounds: 6 });
    expect(dying.answers([5, 4]).operative('conscript').removed).toBe(true);
    expect(dying.answers([6, 4]).operative('conscript')).toMatchObject({ removed: false, wounds: 1 });
  });

  it('should be rolled for at each strike of 3 or more in a fight, before the next', () => {
    const me = vex({ weapons: [knife({ damage: HEAVY })] });
    const foe = conscript('cadia');
    const set = { engagement: [['vex', 'conscript']] as [string, string][], ...NO_CP };
    const struck = play(battleOf([me, foe], set))
      .does(activate('vex'))
      .does({ type: 'fight', weapon: 'knife', target: 'conscript' })
      .answers([4, 4, 1], [1, 1, 1], 'strikeNormal');
    expect(struck.question).toMatchObject({ purpose: 'hardened', side: 'enemy', count: 1 });
    const first = struck.answers([6]);
    expect(first.operative('conscript').wounds).toBe(5);
    const second = first.answers('strikeNormal', [5]);
    expect(second.operative('conscript').wounds).toBe(2);
    expect(second.told('struck').map(({ damage }) => damage)).toEqual([2, 3]);
  });

  it('should work for the other side as well', () => {
    const { traits = [] } = conscript('cadia');
    const me = vex({ traits: [...traits] });
    const shot = play(battleOf([me, conscript(null, { hit: 4 })], { turn: 'enemy', ...NO_CP }))
      .does(activate('conscript'))
      .does(shoots())
      .answers([6, 1, 1, 1], [1, 1, 1], 'c0n0');
    expect(shot.question).toMatchObject({ purpose: 'hardened', side: 'retinue', operative: 'vex' });
    expect(shot.answers([6]).operative('vex').wounds).toBe(6);
  });
});

describe('Doctrine of Krieg', () => {
  const KILLS = [[6, 6, 6, 6], [1, 1, 1], 'c0n0'] as const;
  const other = (set: Partial<Operative> = {}): Operative => conscript('krieg', { id: 'other', name: 'Other', ...set });
  const begun = (
    doctrine: string | null,
    foes: readonly Operative[] = [other()],
    set: Partial<BattleState> = {},
  ): Play => play(battleOf([vex(), pim(), conscript(doctrine), ...foes], { ...withCp(0), ...set }));
  const kills = (at: Play, by: string, target: string): Play =>
    at
      .does(activate(by))
      .does({ type: 'shoot', weapon: 'rifle', target })
      .answers(...KILLS)
      .does(END);
  const HELD = { id: 'upright.conscript', until: 'nextActivation', by: 'vex', on: { operative: 'conscript' } };

  it('should keep up the first that goes down while ready, without wounds, until its next activation is over', () => {
    const shot = kills(begun('krieg'), 'vex', 'conscript');
    expect(shot.operative('conscript')).toMatchObject({ wounds: 0, down: false, removed: false, readiness: 'ready' });
    expect(shot.operative('vex').kills).toBe(0);
    expect(shot.lastsOn('conscript')).toMatchObject([{ ...HELD, source: { kind: 'card', id: 'krieg-doctrine' } }]);
    const acts = shot.does(activate('conscript')).does(shoots());
    expect(acts.question).toMatchObject({ purpose: 'attack', success: { hit: 6 } });
    const over = acts.answers(...MISS).does(END);
    expect(over.operative('conscript')).toMatchObject({ down: true, removed: true, downedBy: 'vex' });
    expect(over.operative('vex').kills).toBe(1);
    expect(over.state.lasting).toEqual([]);
  });

  it('should be for the first of the turning point alone, and come back with the next', () => {
    const first = kills(begun('krieg', [other(), other({ id: 'third', name: 'Third' })]), 'vex', 'conscript');
    const group = first.does(activate('conscript')).does(END).does(activate('third')).does(END);
    const second = kills(group, 'pim', 'other');
    expect(second.operative('other')).toMatchObject({ down: true, removed: true, downedBy: 'pim' });
    const next = second.does({ type: 'nextTurningPoint' }).answers([6]).does({ type: 'startFirefight' });
    const again = kills(next, 'vex', 'third');
    expect(again.operative('third')).toMatchObject({ down: false, wounds: 0 });
  });

  it('should not keep up who has acted, nor anybody without the doctrine', () => {
    const spent = conscript('krieg', { readiness: 'expended' });
    const plain = play(battleOf([vex(), pim(), spent, other()], withCp(0)));
    expect(kills(plain, 'vex', 'conscript').operative('conscript').removed).toBe(true);
    expect(kills(begun(null), 'vex', 'conscript').operative('conscript').removed).toBe(true);
  });

  it('should take no more wounds, and not be brought down again, while it is up', () => {
    const shot = kills(begun('krieg'), 'vex', 'conscript').does(activate('other')).does(END);
    const again = kills(shot.does({ type: 'passGroup', ...OVERRIDE }), 'pim', 'conscript');
    expect(again.operative('conscript')).toMatchObject({ wounds: 0, down: false });
    expect(again.told('incapacitated')).toEqual([]);
  });

  it('should fight on in its last activation, and only then fall', () => {
    const set = { engagement: [['vex', 'conscript']] as [string, string][] };
    const stabbed = begun('krieg', [other()], set)
      .does(activate('vex'))
      .does({ type: 'fight', weapon: 'knife', target: 'conscript' })
      .answers([6, 6, 6], [1, 1, 1], 'strikeCritical', 'strikeCritical')
      .does(END);
    expect(stabbed.operative('conscript')).toMatchObject({ wounds: 0, down: false });
    const fought = stabbed
      .does(activate('conscript'))
      .does({ type: 'fight', weapon: 'bayonet', target: 'vex' })
      .answers([6, 6, 1], [4, 1, 1], 'strikeCritical', 'strikeNormal', 'strikeCritical');
    expect(fought.operative('vex').wounds).toBe(2);
    expect(fought.operative('conscript')).toMatchObject({ wounds: 0, down: false });
    expect(fought.does(END).operative('conscript')).toMatchObject({ removed: true, downedBy: 'vex' });
  });

  it('should fall when what keeps it up is lifted by hand, to the credit of the first', () => {
    const shot = kills(begun('krieg'), 'vex', 'conscript');
    const lifted = shot.does({ type: 'correct', correction: { what: 'lift', lasting: HELD.id } });
    expect(lifted.operative('conscript')).toMatchObject({ removed: true, downedBy: 'vex' });
    expect(lifted.operative('vex').kills).toBe(1);
  });

  it('should stay up by a correction of its wounds to 0 as well, and stand for good once it has some again', () => {
    const wounds = (to: number) =>
      ({ type: 'correct', correction: { what: 'wounds', operative: 'conscript', to, credit: null } }) as const;
    const held = begun('krieg', [other()], { turn: 'enemy' }).does(wounds(0));
    expect(held.operative('conscript')).toMatchObject({ wounds: 0, down: false });
    const healed = held.does(wounds(3)).does(activate('conscript')).does(END);
    expect(healed.operative('conscript')).toMatchObject({ wounds: 3, down: false });
    expect(healed.state.lasting).toEqual([]);
  });

  it('should be activated by the table like anybody else, and work for the other side', () => {
    const shot = kills(begun('krieg', []), 'vex', 'conscript');
    const named = shot
      .does({ type: 'setNpo', choice: { tables: { marksman: shippedTable('marksman') }, table: 'marksman' } })
      .does({ type: 'enemyActivates', operative: null });
    expect(named.told('enemyChosen')).toMatchObject([{ operative: 'conscript' }]);
    const { traits = [] } = conscript('krieg');
    const mine = play(
      battleOf([vex({ traits: [...traits] }), pim(), conscript(null)], { turn: 'enemy', ...withCp(0) }),
    );
    const hurt = mine.does({ type: 'correct', correction: { what: 'wounds', operative: 'vex', to: 0, credit: null } });
    expect(hurt.operative('vex')).toMatchObject({ wounds: 0, down: false });
  });
});
