import type { VanguardAttack } from '../../../../src/engine/odds/vanguard/attack.ts';

/** The rules of one die, written down anew. */
const lands = (face: number, target: number, by: number): boolean => face === 6 || (face !== 1 && face + by >= target);

/** Of the six faces how many fail, how many succeed, and the 6. */
const facesOf = (target: number, by: number) => {
  const plain = [1, 2, 3, 4, 5].filter((face) => lands(face, target, by)).length;
  return { fails: 5 - plain, plain };
};

interface Enumerated {
  /** Chances by value, as far as they were followed. */
  readonly chances: Map<string, number>;
  /** What was not followed any further. */
  rest: number;
}

/** Rarer ways than this are not followed. */
const RARE = 1e-10;

type Ended = (successes: number, chance: number) => void;

interface Roll {
  readonly target: number;
  readonly by: number;
  readonly again: boolean;
}

/** Rolls die after die, each 6 brings one more; at the end one fail is rolled again where that is bought. */
function everyDie(roll: Roll, dice: number, start: number, found: Enumerated, ended: Ended): void {
  const { fails, plain } = facesOf(roll.target, roll.by);
  const step = (left: number, successes: number, failed: number, bought: boolean, chance: number): void => {
    if (chance === 0) return;
    if (chance < RARE) {
      found.rest += chance;
      return;
    }
    if (left === 0) {
      if (bought && failed > 0) step(1, successes, failed - 1, false, chance);
      else ended(successes, chance);
      return;
    }
    step(left - 1, successes, failed + 1, bought, (chance * fails) / 6);
    step(left - 1, successes + 1, failed, bought, (chance * plain) / 6);
    step(left, successes + 1, failed, bought, chance / 6);
  };
  step(dice, 0, 0, roll.again, start);
}

const add = (found: Enumerated, key: string, chance: number): void => {
  found.chances.set(key, (found.chances.get(key) ?? 0) + chance);
};

function armourOf(attack: VanguardAttack): { readonly target: number; readonly by: number } {
  const { target, weapon, armourMod, invulnerable: use } = attack;
  const armour = { target: target.armour, by: armourMod - weapon.ap };
  if (target.invulnerable === null || use === 'never') return armour;
  const other = { target: target.invulnerable, by: 0 };
  const isBetter = facesOf(other.target, 0).plain > facesOf(armour.target, armour.by).plain;
  return use === 'always' || isBetter ? other : armour;
}

/** Rolls the recovery die of whoever is at 0 or fewer, and notes how it ends. */
function recover(attack: VanguardAttack, wounds: number, chance: number, found: Enumerated): void {
  add(found, `wounds ${String(wounds)}`, chance);
  const left = attack.target.wounds - wounds;
  if (wounds === 0 || left > 0) return;
  for (let face = 1; face <= 6; face += 1)
    add(found, !attack.target.down && lands(face, 4, left) ? 'down' : 'removed', chance / 6);
}

/**
 * An attack die by die: the hit roll, and then for each number of hits the armour roll. Ways rarer than one in ten thousand
 * million are left, and summed in `rest`.
 */
export function everyAttack(attack: VanguardAttack, hitsKnown: number | null = null): Enumerated {
  const found: Enumerated = { chances: new Map(), rest: 0 };
  const { weapon, bonusDice, hitMod, reroll, mortal } = attack;
  const scored = new Map<number, number>(hitsKnown === null ? [] : [[hitsKnown, 1]]);
  if (hitsKnown === null)
    everyDie(
      { target: weapon.hit, by: hitMod, again: reroll === 'hit' },
      Math.max(0, weapon.dice + bonusDice),
      1,
      found,
      (hits, chance) => scored.set(hits, (scored.get(hits) ?? 0) + chance),
    );
  for (const [hits, chance] of scored) {
    add(found, `hits ${String(hits)}`, chance);
    everyDie({ ...armourOf(attack), again: reroll === 'armour' }, hits, chance, found, (saves, part) =>
      recover(attack, Math.max(0, hits - saves) * weapon.damage + mortal, part, found),
    );
  }
  return found;
}
