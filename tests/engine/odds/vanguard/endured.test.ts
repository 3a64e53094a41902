import { describe, expect, it } from 'vitest';
import { plainAttack, type VanguardAttack } from '../../../../src/engine/odds/vanguard/attack.ts';
import { type Assault, enduredBy, Enduring, lyingOf, unharmed } from '../../../../src/engine/odds/vanguard/endured.ts';
import { againstLying, changedBy } from '../../../../src/engine/odds/vanguard/lying.ts';
import { everyAttack } from './everyDie.ts';

const CLOSE = 4;
const model = { armour: 4, wounds: 2, invulnerable: null, down: false };
const blow = plainAttack({ dice: 2, hit: 3, ap: 0, damage: 1 }, model);
const blows: readonly Assault[] = [
  { kind: 'melee', attack: changedBy(blow, 1, 1) },
  { kind: 'ranged', attack: { ...blow, weapon: { ...blow.weapon, dice: 1, damage: 2 } } },
];

/** Against whoever lies: written down anew. */
const onLying = ({ kind, attack }: Assault): VanguardAttack => ({
  ...attack,
  hitMod: attack.hitMod + (kind === 'melee' ? 1 : 0),
  weapon: { ...attack.weapon, ap: attack.weapon.ap + 1 },
});

interface Ends {
  removed: number;
  lying: number;
  standing: number;
  suffers: number;
}

/** Plays the assaults one after the other, every die of each. */
function play(wounds: number, down: boolean, assaults: readonly Assault[], chance: number, ends: Ends): void {
  const [now, ...later] = assaults;
  if (now === undefined) {
    ends[down ? 'lying' : 'standing'] += chance;
    return;
  }
  const attack = down ? onLying(now) : now.attack;
  for (const [key, part] of everyAttack({ ...attack, target: { ...attack.target, wounds, down } }).chances) {
    const lost = /^wounds (\d+)$/u.exec(key)?.[1];
    if (lost !== undefined) ends.suffers += chance * part * Math.min(Number(lost), wounds);
    if (lost !== undefined && Number(lost) < wounds) play(wounds - Number(lost), down, later, chance * part, ends);
    if (key === 'down') play(1, true, later, chance * part, ends);
    if (key === 'removed') ends.removed += chance * part;
  }
}

describe('several attacks on one model (V-53, V-64, V-65)', () => {
  it.each([
    [2, false],
    [1, false],
    [2, true],
  ])('should be every way their dice can fall: %i wounds, lying %s', (wounds, down) => {
    const ends = { removed: 0, lying: 0, standing: 0, suffers: 0 };
    play(wounds, down, blows, 1, ends);
    const endured = enduredBy({ wounds, down }, blows);
    expect(endured.removed).toBeCloseTo(ends.removed, CLOSE);
    expect(lyingOf(endured)).toBeCloseTo(ends.lying, CLOSE);
    expect(endured.standing.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(ends.standing, CLOSE);
    expect(endured.suffers).toBeCloseTo(ends.suffers, CLOSE);
  });

  it('should be as it was without any, and where none is made', () => {
    const before = unharmed({ wounds: 2, down: false });
    expect(enduredBy({ wounds: 2, down: false }, [])).toEqual(before);
    expect(new Enduring({ kind: 'melee', attack: blow }).after(before, 0)).toEqual({ ...before });
  });

  it('should be made half of the time when it is made by that chance', () => {
    const enduring = new Enduring({ kind: 'melee', attack: blow });
    const before = unharmed({ wounds: 2, down: false });
    expect(enduring.after(before, 0.5).removed).toBeCloseTo(enduring.after(before).removed / 2, 12);
  });
});

describe('an attack on whoever lies', () => {
  it('should have +1 AP, and blows +1 to hit as well (V-58, V-59)', () => {
    expect(againstLying(blow, 'ranged')).toMatchObject({ hitMod: 0, weapon: { ap: 1 }, target: { down: true } });
    expect(againstLying(blow, 'melee')).toMatchObject({ hitMod: 1, weapon: { ap: 1 }, target: { down: true } });
  });

  it('should not be told by its target alone: nothing is added twice', () => {
    const lying = { ...blow, target: { ...model, down: true } };
    expect(againstLying(lying, 'ranged').weapon.ap).toBe(1);
    expect(lying.weapon.ap).toBe(0);
  });
});
