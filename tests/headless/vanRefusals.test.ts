import { describe, expect, it } from 'vitest';
import { answered, refusedWith } from '../support/headlessCase.ts';

const blow = { dice: 2, hit: 4, ap: 0, d: 1 };
const model = { ar: 4, wn: 3 };
const attack = { id: 'a', kind: 'van.attack', w: blow, t: model, hitRoll: [4, 2], armRoll: [3] };
const back = { w: blow, a: model, hitRoll: [4, 2], armRoll: [3] };
const melee = { ...attack, type: 'melee', facts: {} };
const after = { w: blow, radius: 2, targets: [] as unknown[] };
const fall = { id: 'f', kind: 'van.fall', height: 4, t: model, armRoll: [4, 5] };
const move = { id: 'm', kind: 'van.move', sp: 5, path: [['open', 5]] };
const nerve = { id: 'n', kind: 'van.nerve', start: 9, now: 4, ne: 4, roll: 3, sp: 5, edge: 12 };
const split = {
  id: 's',
  kind: 'van.split',
  w: blow,
  type: 'melee',
  targets: [
    { id: 'x', dice: 1, t: model, hitRoll: [4], armRoll: [4] },
    { id: 'y', dice: 1, t: model, hitRoll: [2], armRoll: [] },
  ],
};

describe('refusals of the kinds of Vanguard', () => {
  it.each([
    ['ok', attack],
    ['ok', { ...melee, retaliate: back }],
    ['ok', fall],
    ['ok', move],
    ['ok', nerve],
    ['ok', split],
  ])('should say %s to a whole line', (said, line) => {
    expect(refusedWith(line)).toBe(said);
  });

  it.each([
    ['missingField w', { ...attack, w: undefined }],
    ['missingField w.d', { ...attack, w: { dice: 2, hit: 4, ap: 0 } }],
    ['missingField t.ar', { ...attack, t: { wn: 3 } }],
    ['missingField hitRoll', { ...attack, hitRoll: undefined }],
    ['missingField t.invuln', { ...attack, useInvuln: true }],
    ['missingField t.invuln', { ...attack, hitRoll: [2, 2], armRoll: [], useInvuln: true }],
    ['unknownField w.attacks', { ...attack, w: { ...blow, attacks: 2 } }],
    ['unknownField w.rules', { ...attack, w: { ...blow, rules: {} } }],
    ['unknownField t.save', { ...attack, t: { ...model, save: 4 } }],
    ['unknownField facts.flanking', { ...attack, facts: { flanking: true } }],
    ['unknownField facts.friends[0].near', { ...melee, facts: { friends: [{ near: true }] } }],
    ['wrongType w.dice', { ...attack, w: { ...blow, dice: '2' } }],
    ['wrongType w.dice', { ...attack, w: { ...blow, dice: 1.5 } }],
    ['wrongType t.down', { ...attack, t: { ...model, down: 1 } }],
    ['wrongType hitRoll', { ...attack, hitRoll: '42' }],
    ['outOfRange w.dice', { ...melee, w: { ...blow, dice: 0 } }],
    ['outOfRange w.dice', { ...attack, w: { ...blow, dice: -1 } }],
    ['outOfRange w.hit', { ...attack, w: { ...blow, hit: 8 } }],
    ['outOfRange t.wn', { ...attack, t: { ...model, wn: 0 } }],
    ['outOfRange type', { ...attack, type: 'thrown' }],
    ['outOfRange facts.focus', { ...melee, facts: { focus: 'dice' } }],
    ['outOfRange mortal', { ...attack, mortal: -1 }],
  ])('should say %s to an attack', (said, line) => {
    expect(refusedWith(line)).toBe(said);
  });

  it.each([
    ['wrongDiceCount hitRoll', 'a die left out', { hitRoll: [4], armRoll: [3] }],
    ['wrongDiceCount hitRoll', 'a die too many', { hitRoll: [4, 2, 2] }],
    ['wrongDiceCount hitRoll', 'the die of a 6 left out', { hitRoll: [6, 2] }],
    ['wrongDiceCount hitRoll', 'the die of the second 6 left out', { hitRoll: [6, 2, 6], armRoll: [3, 3] }],
    ['wrongDiceCount hitRoll', 'two dice for one 6', { hitRoll: [6, 2, 2, 2] }],
    ['wrongDiceCount hitRoll', 'a 6 that nothing brought', { hitRoll: [4, 2, 6] }],
    ['wrongDiceCount hitRoll', 'the die of a 6 that was rolled again', { hitRoll: [6, 2, 2], hitRerolls: [[0, 3]] }],
    ['wrongDiceCount hitRoll', 'no die for a 6 rolled again', { hitRoll: [2, 2], hitRerolls: [[0, 6]], armRoll: [3] }],
    [
      'wrongDiceCount hitRoll',
      'a die that outnumbering brings left out',
      {
        type: 'melee',
        facts: { friends: [{ engagesTarget: true }] },
      },
    ],
    ['wrongDiceCount armRoll', 'no armour die for a hit', { armRoll: [] }],
    ['wrongDiceCount armRoll', 'an armour die too many', { armRoll: [3, 3] }],
    ['wrongDiceCount armRoll', 'the die of an armour 6 left out', { armRoll: [6] }],
    ['wrongDiceCount armRoll', 'armour dice against mortal wounds', { mortal: 1, armRoll: [3, 3] }],
    ['badFace hitRoll[1]', 'a seventh face', { hitRoll: [4, 7] }],
    ['badFace hitRoll[0]', 'no face', { hitRoll: [0, 4] }],
    ['badFace armRoll[0]', 'half a face', { armRoll: [3.5] }],
    ['badFace hitRerolls[0][1]', 'a seventh face rolled again', { hitRerolls: [[0, 7]] }],
    [
      'badReroll hitRerolls[1]',
      'a die rolled again twice',
      {
        hitRerolls: [
          [0, 5],
          [0, 4],
        ],
      },
    ],
    ['badReroll armRerolls[0]', 'a die that is not there', { armRerolls: [[1, 4]] }],
    ['missingField recovery', 'no recovery die', { t: { ar: 4, wn: 1 } }],
    ['wrongDiceCount recovery', 'a recovery die with wounds left', { recovery: 4 }],
    ['wrongDiceCount recovery', 'a recovery die for whoever lay', { t: { ar: 4, wn: 1, down: true }, recovery: 4 }],
    ['badFace recovery', 'a recovery die without a face', { t: { ar: 4, wn: 1 }, recovery: 7 }],
  ])('should say %s to %s', (said, _, changes) => {
    expect(refusedWith({ ...attack, ...changes })).toBe(said);
  });

  it.each([
    ['missingField retaliate.a', { ...melee, retaliate: { ...back, a: undefined } }],
    ['unknownField retaliate.w.name2', { ...melee, retaliate: { ...back, w: { ...blow, name2: '' } } }],
    ['missingField retaliate.hitRoll', { ...melee, retaliate: { w: blow, a: model } }],
    ['wrongDiceCount retaliate.hitRoll', { ...melee, retaliate: { ...back, hitRoll: [4] } }],
    ['badFace retaliate.armRoll[0]', { ...melee, retaliate: { ...back, armRoll: [9] } }],
    ['wrongDiceCount retaliate.hitRoll', { ...melee, type: 'ranged', retaliate: back }],
    ['outOfRange retaliate.w.dice', { ...melee, retaliate: { ...back, w: { ...blow, dice: 0 } } }],
  ])('should say %s to an attack back', (said, line) => {
    expect(refusedWith(line)).toBe(said);
  });

  const beside = { id: 'y', dist: 1, t: model, hitRoll: [2, 2], armRoll: [] };
  it.each([
    ['ok', [beside]],
    ['missingField followUp.targets[0].hitRoll', [{ ...beside, hitRoll: undefined }]],
    ['wrongDiceCount followUp.targets[1].hitRoll', [beside, { ...beside, id: 'z', hitRoll: [2] }]],
    ['wrongDiceCount followUp.targets[0].hitRoll', [{ ...beside, dist: 2.1 }]],
    ['unknownField followUp.targets[0].t.size', [{ ...beside, t: { ...model, size: 1 } }]],
  ])('should say %s to what follows', (said, targets) => {
    expect(refusedWith({ ...attack, followUp: { ...after, targets } })).toBe(said);
  });

  it('should strike nobody further away, nor anybody without a hit', () => {
    const far = { ...beside, dist: 2.1, hitRoll: undefined, armRoll: undefined };
    const result = (line: object) => answered(line).result;
    expect(result({ ...attack, followUp: { ...after, targets: [far] } })).toHaveProperty('followUp', {});
    const missed = { ...attack, hitRoll: [2, 2], armRoll: [] };
    expect(result({ ...missed, followUp: { ...after, targets: [{ ...far, dist: 1 }] } })).toHaveProperty(
      'followUp',
      {},
    );
  });

  it.each([
    ['wrongDiceCount targets', { targets: split.targets.slice(0, 1) }],
    ['wrongDiceCount targets', { targets: [...split.targets, { id: 'z', dice: 1, t: model, hitRoll: [2] }] }],
    ['outOfRange targets[0].dice', { targets: [{ ...split.targets[0], dice: 0 }] }],
    ['missingField type', { type: undefined }],
    ['missingField targets[0].hitRoll', { targets: [{ id: 'x', dice: 2, t: model }] }],
    ['wrongDiceCount targets[0].hitRoll', { targets: [{ id: 'x', dice: 2, t: model, hitRoll: [4] }] }],
    ['unknownField targets[0].facts.far', { targets: [{ ...split.targets[0], dice: 2, facts: { far: true } }] }],
  ])('should say %s to a split', (said, changes) => {
    expect(refusedWith({ ...split, ...changes })).toBe(said);
  });

  it('should refuse a split as a value, and ask no dice of it', () => {
    const refused = (changes: object) => answered({ ...split, ...changes }).result;
    expect(refused({ charge: true })).toEqual({ refused: 'chargeSplit' });
    const far = { ...split, type: 'ranged', targets: split.targets.map((each) => ({ ...each, fromFirst: 3 })) };
    expect(refused(far)).toEqual({ refused: 'splitRange', target: 'y' });
    const outOfRange = split.targets.map((each) => ({ ...each, dist: 3 }));
    expect(refused({ w: { ...blow, range: 2 }, targets: outOfRange })).toEqual({ refused: 'range', target: 'x' });
  });

  it('should say who of several may strike back', () => {
    const [x, y] = split.targets;
    const tired = { ...y, t: { ...model, fatigued: true } };
    expect(answered({ ...split, targets: [x, tired] }).result).toMatchObject({ mayRetaliate: ['x'] });
    expect(answered({ ...split, type: 'ranged' }).result).toMatchObject({ mayRetaliate: [] });
  });

  it.each([
    ['missingField height', { height: undefined }],
    ['outOfRange height', { height: -1 }],
    ['wrongDiceCount armRoll', { armRoll: [4] }],
    ['wrongDiceCount armRoll', { armRoll: [6, 5] }],
    ['wrongDiceCount armRoll', { height: 2, armRoll: [4] }],
    ['badFace armRoll[1]', { armRoll: [4, 7] }],
    ['unknownField t.sp', { t: { ...model, sp: 5 } }],
    ['missingField recovery', { t: { ar: 4, wn: 1 }, armRoll: [3, 3] }],
  ])('should say %s to a fall', (said, changes) => {
    expect(refusedWith({ ...fall, ...changes })).toBe(said);
  });

  it.each([
    ['missingField sp', { sp: undefined }],
    ['missingField path', { path: undefined }],
    ['outOfRange action', { action: 'dash' }],
    ['wrongType path[0]', { path: [['swim', 3]] }],
    ['outOfRange path[0][1]', { path: [['open', -1]] }],
    ['wrongType path[0]', { path: [['open']] }],
    ['wrongType engaged', { engaged: 1 }],
  ])('should say %s to a move', (said, changes) => {
    expect(refusedWith({ ...move, ...changes })).toBe(said);
  });

  it.each([
    ['missingField ne', { ne: undefined }],
    ['missingField roll', { roll: undefined }],
    ['missingField roll', { test: true, roll: undefined }],
    ['badFace roll', { roll: 7 }],
    ['missingField start', { start: undefined }],
    ['missingField sp', { sp: undefined }],
    ['missingField edge', { edge: undefined }],
    ['missingField edges', { edges: [] }],
    ['missingField second', { edge: 10 }],
    ['badFace second', { edge: 10, second: 0 }],
    ['wrongDiceCount second', { second: 3 }],
    ['wrongDiceCount second', { roll: 4, second: 3 }],
  ])('should say %s to a nerve test', (said, changes) => {
    expect(refusedWith({ ...nerve, ...changes })).toBe(said);
  });
});
