import { allocateSaves } from '../../src/engine/family/killteam/attack/shoot/allocateSaves.ts';
import type { Fight, OddsFighter } from '../../src/engine/odds/fightSum.ts';
import {
  afterMove,
  type Duel,
  type Fighter,
  isOver,
  legalMoves,
  withDice,
} from '../../src/engine/family/killteam/attack/fight/fightMoves.ts';
import { critsOf, normalsOf, retained, retaining } from '../../src/engine/odds/retain.ts';
import { type OddsWeapon, openTarget, PLAIN_POLICY, type OddsShot } from '../../src/engine/odds/shot.ts';

/** How many dice show each face: at index `face - 1`; with the chance of it. */
interface Roll {
  readonly shown: readonly number[];
  readonly chance: number;
}

const factorial = (value: number): number => (value < 2 ? 1 : value * factorial(value - 1));
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Every way that many D6 can fall, dice not told apart. */
export function rolls(dice: number): readonly Roll[] {
  const all: Roll[] = [];
  const ways = factorial(dice) / 6 ** dice;
  const add = (left: number, shown: readonly number[]): void => {
    if (shown.length === 5) {
      const whole = [...shown, left];
      all.push({ shown: whole, chance: whole.reduce((chance, count) => chance / factorial(count), ways) });
      return;
    }
    for (let count = 0; count <= left; count += 1) add(left - count, [...shown, count]);
  };
  add(dice, []);
  return all;
}

interface Graded {
  readonly crits: number;
  readonly normals: number;
  readonly fails: number;
}

function graded({ shown }: Roll, hit: number, lethal: number): Graded {
  let [crits, normals, fails] = [0, 0, 0];
  for (const face of FACES) {
    const count = shown[face - 1] ?? 0;
    const succeeds = face === 6 || (face >= hit && face > 1);
    if (!succeeds) fails += count;
    else if (face === 6 || (lethal > 0 && face >= lethal)) crits += count;
    else normals += count;
  }
  return { crits, normals, fails };
}

/** Dice that are rolled again: failed ones alone, by the weapon's rules. */
function again({ shown }: Roll, { hit, rules }: OddsWeapon): number {
  const failed = FACES.filter((face) => face !== 6 && (face < hit || face === 1)).map((face) => shown[face - 1] ?? 0);
  const all = failed.reduce((sum, count) => sum + count, 0);
  if (rules.relentless) return all;
  const named = rules.ceaseless ? Math.max(0, ...failed) : 0;
  return rules.balanced && named < all ? named + 1 : named;
}

/** Every end of an attack roll, one after the other. */
function eachAttack(weapon: OddsWeapon, kept: number, told: (rolled: Graded, chance: number) => void): void {
  for (const first of rolls(weapon.dice - kept)) {
    const count = again(first, weapon);
    const before = graded(first, weapon.hit, weapon.rules.lethal);
    for (const second of rolls(count)) {
      const fresh = graded(second, weapon.hit, weapon.rules.lethal);
      const rolled = {
        crits: before.crits + fresh.crits,
        normals: before.normals + fresh.normals,
        fails: before.fails - count + fresh.fails,
      };
      told(rolled, first.chance * second.chance);
    }
  }
}

/** The chance that a shot takes its target down, by trying every way all dice can fall. */
export function killByEveryFace(shot: OddsShot): number {
  const { weapon, target } = shot;
  const { rules } = weapon;
  const kept = Math.min(rules.accurate, weapon.dice);
  let kill = 0;
  eachAttack(weapon, kept, (rolled, chance) => {
    const hits = retained(retaining(shot, kept), rolled);
    const pierced = critsOf(hits) > 0 ? Math.max(rules.piercing, rules.piercingCrits) : rules.piercing;
    const dice = Math.max(0, target.dice - pierced);
    const cover = rules.saturate ? 0 : Math.min(target.cover, dice);
    for (const roll of rolls(dice - cover)) {
      const saves = graded(roll, target.save, 0);
      const { best } = allocateSaves({
        crits: critsOf(hits),
        normals: normalsOf(hits),
        critSaves: saves.crits,
        normalSaves: saves.normals + cover,
        damage: weapon.damage,
        critsOnly: rules.brutal,
      });
      if (best.damage + critsOf(hits) * rules.devastating >= target.wounds) kill += chance * roll.chance;
    }
  });
  return kill;
}

const movesOf = (duel: Duel): readonly Duel[] =>
  legalMoves(duel)
    .filter((move) => move.kind === 'strike' || move.cancels !== null)
    .map((move) => afterMove(duel, move));

/** Wounds that the attacker and the defender have left when both play well, by trying every line of play. */
function plainEnd(duel: Duel): readonly [number, number] {
  const { side, mover, other } = duel;
  if (isOver(duel)) return side === 'attacker' ? [mover.wounds, other.wounds] : [other.wounds, mover.wounds];
  const at = side === 'attacker' ? 0 : 1;
  const score = (end: readonly [number, number]) => {
    const [mine, theirs] = at === 0 ? end : [end[1], end[0]];
    return (Number(theirs === 0) - Number(mine === 0)) * 1e6 + (mine - theirs) * 1e3 - theirs;
  };
  return movesOf(duel)
    .map(plainEnd)
    .reduce((best, end) => (score(end) > score(best) ? end : best));
}

const fighterOf = ({ weapon, wounds }: OddsFighter, hits: number): Fighter => ({
  crits: critsOf(hits),
  normals: normalsOf(hits),
  damage: weapon.damage,
  wounds,
  brutal: weapon.rules.brutal,
  shock: weapon.rules.shock,
  stuns: false,
  parriesTwo: false,
  shockUsed: false,
});

/** Told of every way in which all dice of a fighter can fall: what it holds then. */
function eachRoll(fight: Fight, fighter: OddsFighter, told: (hits: number, chance: number) => void): void {
  const { book, readings } = fight;
  const weapon = { ...fighter.weapon, hit: fighter.hit };
  const shot: OddsShot = { book, weapon, target: openTarget(6, 1), policy: PLAIN_POLICY, readings };
  const kept = Math.min(weapon.rules.accurate, weapon.dice);
  eachAttack(weapon, kept, (rolled, chance) => told(retained(retaining(shot, kept), rolled), chance));
}

const duelOf = ({ attacker, defender }: Fight, hits: number, foes: number): Duel =>
  withDice({ side: 'attacker', mover: fighterOf(attacker, hits), other: fighterOf(defender, foes) });

/** The chance that a fight fells the defender, by trying every way all dice can fall and every line of play. */
export function killByEveryLine(fight: Fight): number {
  let kill = 0;
  eachRoll(fight, fight.attacker, (hits, chance) =>
    eachRoll(fight, fight.defender, (foes, other) => {
      const [, left] = plainEnd(duelOf(fight, hits, foes));
      if (left === 0) kill += chance * other;
    }),
  );
  return kill;
}

/** How often each result of a roll comes up among all ways in which the dice can fall. */
function waysOf(fight: Fight, fighter: OddsFighter): ReadonlyMap<number, number> {
  const ways = new Map<number, number>();
  eachRoll(fight, fighter, (hits) => ways.set(hits, (ways.get(hits) ?? 0) + 1));
  return ways;
}

/** How many positions `killByEveryLine` goes through, counted without going through them. */
export function positionsOf(fight: Fight): number {
  const known = new Map<string, number>();
  const countOf = (duel: Duel): number => {
    const { side, mover, other } = duel;
    const key = [
      side,
      ...[mover, other].flatMap((each) => [each.crits, each.normals, each.wounds, each.shockUsed]),
    ].join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const count = isOver(duel) ? 1 : movesOf(duel).reduce((sum, next) => sum + countOf(next), 1);
    known.set(key, count);
    return count;
  };
  const foes = waysOf(fight, fight.defender);
  let all = 0;
  for (const [hits, times] of waysOf(fight, fight.attacker))
    for (const [foe, others] of foes) all += times * others * countOf(duelOf(fight, hits, foe));
  return all;
}
