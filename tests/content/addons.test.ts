import { beforeAll, describe, expect, it } from 'vitest';
import { loadBundledPack } from '../../src/content/bundledPack.ts';
import type { Pack } from '../../src/content/pack.ts';
import { toOperative } from '../../src/content/toOperative.ts';
import { variantOf, withVariant } from '../../src/content/variants.ts';
import { present } from '../../src/engine/core/invariant.ts';
import type { Operative } from '../../src/engine/family/killteam/model/operative.ts';
import { reanimateNeeds } from '../../src/engine/family/killteam/plugins/reanimate/reanimate.ts';
import { shotAt } from '../support/attackView.ts';
import { act, activate, again, END, play, type Play } from '../support/decide.ts';
import { battleOf, cultist, pim, vex } from '../support/duel.ts';
import { withCp } from '../support/sides.ts';

let pack: Pack;
beforeAll(async () => {
  pack = await loadBundledPack();
});

/** A card as it takes the field. */
const fielded = (card: string, side: Operative['side'], weapons: readonly string[] = []): Operative =>
  toOperative(pack, {
    id: card,
    name: card,
    card,
    portrait: null,
    weapons,
    armour: null,
    side,
    dv: 1,
    owner: side === 'enemy' ? null : 'p1',
  });

const diceOf = ({ question }: Play): unknown => (question.kind === 'roll' ? question.count : null);
const rerolls = (at: Play): readonly string[] => {
  const { question } = at;
  return question.kind === 'reroll' ? [question.mode] : [question.kind];
};

describe('Doctrine of Catachan', () => {
  it('should give a melee attack of the garrison one more die and 1 more damage, and a shot neither', () => {
    const garrison = present(pack.factions.get('imperial-garrison'), 'garrison');
    const conscript = fielded('conscript', 'enemy');
    const catachan = withVariant(conscript, variantOf(garrison, 'catachan'));
    const numbers = ({ weapons }: Operative) => weapons.map(({ id, attacks, damage }) => [id, attacks, damage]);
    expect(numbers(catachan)).toEqual([
      ['lasgun', 4, { normal: 2, critical: 3 }],
      ['bayonet', 4, { normal: 3, critical: 4 }],
    ]);
    expect(numbers(withVariant(conscript, variantOf(garrison, null)))[1]).toEqual([
      'bayonet',
      3,
      { normal: 2, critical: 3 },
    ]);
    const fights = (foe: Operative) =>
      play(battleOf([vex(), foe], { turn: 'enemy', engagement: [['vex', 'conscript']], ...withCp(0) }))
        .does(activate('conscript'))
        .does({ type: 'fight', weapon: 'bayonet', target: 'vex' });
    expect([diceOf(fights(catachan)), diceOf(fights(conscript))]).toEqual([4, 3]);
  });
});

describe('Tracking device', () => {
  const uses = { type: 'useTrait', operative: 'secutarii-tracker', trait: 'tracking-device' } as const;
  const near = { type: 'setFacts', facts: { near: true } } as const;
  const tracks = () =>
    play(
      battleOf([vex({ wounds: 12, maxWounds: 12 }), pim(), fielded('secutarii-tracker', 'enemy'), cultist()], {
        turn: 'enemy',
        ...withCp(0),
      }),
    ).does(activate('secutarii-tracker'));
  const marked = () => tracks().does(uses).answers('vex');
  const shot = (from: Play, target: string) =>
    from
      .does(END)
      .does(activate('pim'))
      .does(END)
      .does(activate('cultist'))
      .does({ type: 'shoot', weapon: 'rifle', target });
  const hits = ({ entries }: Play) =>
    entries.flatMap(({ events }) => events).findLast(({ type }) => type === 'hitsRetained');

  it('should make shots at the enemy chosen Balanced, once, until the turning point is over', () => {
    expect(marked().refuses(uses).code).toBe('traitUsedUp');
    expect(marked().state.lasting.map(({ on, until }) => [on, until])).toEqual([
      [{ kind: 'operative', operative: 'vex' }, 'turningPoint'],
      [{ kind: 'operative', operative: 'vex' }, 'turningPoint'],
    ]);
    expect(rerolls(shot(marked(), 'vex').answers([1, 2, 3, 4]))).toEqual(['one']);
    expect(rerolls(shot(marked(), 'pim').answers([1, 2, 3, 4]))).toEqual(['roll']);
    const over = ['vex', 'cultist', 'pim'].reduce((from, id) => from.does(activate(id)).does(END), marked().does(END));
    expect(over.state).toMatchObject({ phase: 'turningPointOver', lasting: [] });
  });

  it('should make them Severe in its place from within 6", and no other shot', () => {
    const one = [4, 4, 1, 1];
    const severe = shot(marked(), 'vex').does(near).answers(one);
    expect(rerolls(severe)).toEqual(['roll']);
    expect(hits(severe.answers([1, 1, 1]))).toMatchObject({ criticals: 1, normals: 1 });
    const other = shot(marked(), 'pim').does(near).answers(one);
    expect(hits(other.answers([1, 1, 1]))).toMatchObject({ criticals: 0, normals: 2 });
  });

  it('should be asked about where a shot is at the enemy chosen, and nowhere else', () => {
    expect(shotAt(shot(marked(), 'vex')).asks.near).toBe(6);
    expect(shotAt(shot(marked(), 'pim')).asks.near).toBeUndefined();
    expect(shotAt(shot(tracks(), 'vex')).asks.near).toBeUndefined();
  });

  it('should have the hits retained anew when the table says so after the roll, and undo it', () => {
    const rolled = shot(marked(), 'vex').answers([4, 4, 2, 2], again());
    const said = rolled.does(near);
    expect(rolled.question).toMatchObject({ kind: 'roll', purpose: 'defence' });
    expect(hits(said.answers([1, 1, 1]))).toMatchObject({ criticals: 1, normals: 1 });
    const back = said.does({ type: 'setFacts', facts: { near: false } });
    expect(hits(back.answers([1, 1, 1]))).toMatchObject({ criticals: 0, normals: 2 });
  });
});

describe('Restored at 3+', () => {
  it('should be for each Space Marine and Grey Knight, and for nobody else', () => {
    const needs = (operative: Operative) => {
      const fallen = { ...operative, wounds: 0, down: true };
      const { state } = play(battleOf([vex(), fallen, cultist()]));
      return reanimateNeeds(state, fallen, vex());
    };
    const cards = [
      'space-marine',
      'space-marine-tacticus',
      'space-marine-phobos',
      'space-marine-gravis',
      'grey-knight',
    ];
    expect(cards.map((card) => needs(fielded(card, 'retinue')))).toEqual([3, 3, 3, 3, 3]);
    expect(needs(fielded('chaos-space-marine', 'retinue'))).toBe(4);
  });
});

describe('Psychic strain', () => {
  const strains = { type: 'useTrait', operative: 'grey-knight', trait: 'psychic-strain' } as const;
  const knight = () =>
    play(battleOf([fielded('grey-knight', 'retinue'), cultist()], withCp(0))).does(activate('grey-knight'));

  it('should cost D3 wounds on a 1, and nothing on a 2', () => {
    expect(knight().does(strains).answers([1], [3]).operative('grey-knight').wounds).toBe(9);
    expect(knight().does(strains).answers([2]).operative('grey-knight').wounds).toBe(12);
  });

  it('should be asked for once in a turning point', () => {
    expect(knight().does(strains).answers([2]).refuses(strains).code).toBe('traitUsedUp');
  });
});

describe('two attacks of a kind', () => {
  it('should let a Space Marine shoot twice, and not do so three times', () => {
    const shoots = { type: 'shoot', weapon: 'boltgun', target: 'cultist' } as const;
    const marine = play(battleOf([fielded('space-marine', 'retinue'), cultist(), vex()], withCp(0))).does(
      activate('space-marine'),
    );
    const twice = marine.does(shoots).answers([1, 1, 1, 1], 'c0n0').does(shoots).answers([1, 1, 1, 1], 'c0n0');
    expect(twice.refuses(shoots).code).toBe('actionDone');
    expect(twice.does(act('dash')).operative('space-marine').wounds).toBe(12);
  });
});
