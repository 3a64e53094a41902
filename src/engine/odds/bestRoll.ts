import type { AttackBook } from '../core/attackBook.ts';
import type { AttackFaces } from './attackFaces.ts';
import { countTable, type CountChances, modeChances } from './chances.ts';
import type { OddsRules } from './shot.ts';

/** A roll whose re-rolls are chosen by what the dice are worth. `worth`: of so many critical and normal successes in the end. */
interface WorthRoll {
  readonly book: AttackBook;
  readonly dice: number;
  readonly faces: AttackFaces;
  readonly rules: OddsRules;
  readonly worth: (crits: number, normals: number) => number;
}

/** Dice that stay, by grade; the others of the roll are rolled again. */
interface Kept {
  readonly crits: number;
  readonly normals: number;
  readonly fails: number;
}

/** Gains smaller than this are rounding. */
const NOTHING = 1e-12;

const ALL_AT_ZERO: CountChances = Float64Array.of(1);

/** Re-rolls that are worth most, exactly: the value of every set of dice kept, and what then comes of it. */
export class BestRoll {
  readonly #roll: WorthRoll;
  readonly #side: number;
  /** Expected worth by dice kept and rolled: at `indexOf(crits, normals, rolled)`. */
  readonly #values: Float64Array;
  /** The same when Balanced may follow; NaN: not worked out yet. */
  readonly #balanced: Float64Array;
  /** Chances of dice kept with so many to roll, Balanced done. */
  readonly #rolling: Float64Array;

  constructor(roll: WorthRoll) {
    this.#roll = roll;
    this.#side = roll.dice + 1;
    const size = this.#side ** 3;
    this.#values = new Float64Array(size);
    this.#balanced = new Float64Array(size).fill(Number.NaN);
    this.#rolling = new Float64Array(size);
    this.#value();
  }

  #indexOf(crits: number, normals: number, rolled: number): number {
    return (rolled * this.#side + crits) * this.#side + normals;
  }

  #valueAt(crits: number, normals: number, rolled: number): number {
    return this.#values[this.#indexOf(crits, normals, rolled)] ?? 0;
  }

  /** One die more to roll is critical, normal or a fail. */
  #value(): void {
    const { dice, faces, worth } = this.#roll;
    const [critical, normal, fail] = [faces.crits / 6, (faces.successes - faces.crits) / 6, 1 - faces.successes / 6];
    for (let rolled = 0; rolled <= dice; rolled += 1) {
      for (const [crits, normals] of cells(dice - rolled)) {
        this.#values[this.#indexOf(crits, normals, rolled)] =
          rolled === 0
            ? worth(crits, normals)
            : critical * this.#valueAt(crits + 1, normals, rolled - 1) +
              normal * this.#valueAt(crits, normals + 1, rolled - 1) +
              fail * this.#valueAt(crits, normals, rolled - 1);
      }
    }
  }

  /** Chances of so many critical and normal successes in the end, at `crits * (dice + 1) + normals`. */
  spread(): Float64Array {
    const { dice, rules } = this.#roll;
    for (const [crits, normals, chance] of this.#firstRolls(dice)) {
      const kept = { crits, normals, fails: dice - crits - normals };
      if (rules.relentless) this.#keep(this.#bestOf(anyOf(kept)), chance);
      else if (rules.ceaseless) this.#ceaseless(kept, chance);
      else this.#keep(kept, chance);
    }
    return this.#rolledOut();
  }

  #firstRolls(dice: number): readonly (readonly [number, number, number])[] {
    const { faces } = this.#roll;
    const successes = countTable(faces.successes, 6)[dice] ?? ALL_AT_ZERO;
    return cells(dice).map(([crits, normals]) => {
      const shared = countTable(faces.crits, faces.successes)[crits + normals] ?? ALL_AT_ZERO;
      return [crits, normals, (successes[crits + normals] ?? 0) * (shared[crits] ?? 0)];
    });
  }

  /** How many dice show the face shown most often, by grade. */
  #shown({ crits, normals, fails }: Kept): readonly [CountChances, CountChances, CountChances] {
    const { book, faces } = this.#roll;
    const failing = 6 - faces.successes;
    if (book.ceaseless === 'ones') return [ALL_AT_ZERO, ALL_AT_ZERO, countTable(1, failing)[fails] ?? ALL_AT_ZERO];
    const normal = faces.successes - faces.crits;
    const of = (each: number, count: number) => (each === 0 ? ALL_AT_ZERO : modeChances(each, count));
    return [of(faces.crits, crits), of(normal, normals), of(failing, fails)];
  }

  #ceaseless(kept: Kept, chance: number): void {
    const [byCrits, byNormals, byFails] = this.#shown(kept);
    for (const [crits, one] of byCrits.entries())
      for (const [normals, other] of byNormals.entries())
        this.#ceaselessFails(kept, { crits, normals }, { byFails, chance: chance * one * other });
  }

  #ceaselessFails(
    kept: Kept,
    most: Omit<Kept, 'fails'>,
    { byFails, chance }: { readonly byFails: CountChances; readonly chance: number },
  ): void {
    for (const [fails, part] of byFails.entries())
      if (chance * part > 0) this.#keep(this.#bestOf(oneFaceOf(kept, { ...most, fails })), chance * part);
  }

  /** The most worth; of equals the first, which re-rolls the fewest dice. */
  #bestOf(ways: readonly Kept[]): Kept {
    let best: Kept = { crits: 0, normals: 0, fails: 0 };
    let most = Number.NEGATIVE_INFINITY;
    for (const way of ways) {
      const value = this.#worthOf(way);
      if (value > most + NOTHING) [best, most] = [way, value];
    }
    return best;
  }

  #rolledOf({ crits, normals, fails }: Kept): number {
    return this.#roll.dice - crits - normals - fails;
  }

  #worthOf(kept: Kept): number {
    const rolled = this.#rolledOf(kept);
    if (!this.#mayBalance()) return this.#valueAt(kept.crits, kept.normals, rolled);
    const index = this.#indexOf(kept.crits, kept.normals, rolled);
    const known = this.#balanced[index] ?? 0;
    if (!Number.isNaN(known)) return known;
    let sum = 0;
    for (const [crits, normals, chance] of this.#firstRolls(rolled))
      sum += chance * this.#valueOf(this.#balancedOf(kept, crits, normals));
    this.#balanced[index] = sum;
    return sum;
  }

  #mayBalance(): boolean {
    return this.#roll.rules.balanced && !this.#roll.rules.relentless;
  }

  #valueOf([crits, normals, rolled]: readonly [number, number, number]): number {
    return this.#valueAt(crits, normals, rolled);
  }

  /** The best use of Balanced on a die that stayed, the others having come as `crits` and `normals`. */
  #balancedOf(kept: Kept, crits: number, normals: number): readonly [number, number, number] {
    const [allCrits, allNormals] = [kept.crits + crits, kept.normals + normals];
    const ways: (readonly [number, number, number])[] = [[allCrits, allNormals, 0]];
    if (kept.fails > 0) ways.push([allCrits, allNormals, 1]);
    if (kept.normals > 0) ways.push([allCrits, allNormals - 1, 1]);
    if (kept.crits > 0) ways.push([allCrits - 1, allNormals, 1]);
    return ways.reduce((best, way) => (this.#valueOf(way) > this.#valueOf(best) + NOTHING ? way : best));
  }

  #keep(kept: Kept, chance: number): void {
    const rolled = this.#rolledOf(kept);
    if (!this.#mayBalance()) return this.#add([kept.crits, kept.normals, rolled], chance);
    for (const [crits, normals, part] of this.#firstRolls(rolled))
      this.#add(this.#balancedOf(kept, crits, normals), chance * part);
    return undefined;
  }

  #add([crits, normals, rolled]: readonly [number, number, number], chance: number): void {
    const index = this.#indexOf(crits, normals, rolled);
    this.#rolling[index] = (this.#rolling[index] ?? 0) + chance;
  }

  #rolledOut(): Float64Array {
    const { dice, faces } = this.#roll;
    const [critical, normal, fail] = [faces.crits / 6, (faces.successes - faces.crits) / 6, 1 - faces.successes / 6];
    for (let rolled = dice; rolled > 0; rolled -= 1) {
      for (const [crits, normals] of cells(dice - rolled)) {
        const chance = this.#rolling[this.#indexOf(crits, normals, rolled)] ?? 0;
        if (chance === 0) continue;
        this.#add([crits + 1, normals, rolled - 1], chance * critical);
        this.#add([crits, normals + 1, rolled - 1], chance * normal);
        this.#add([crits, normals, rolled - 1], chance * fail);
      }
    }
    return this.#rolling.subarray(0, this.#side ** 2);
  }
}

/** Every number of critical and normal successes among at most so many dice. */
function cells(dice: number): readonly (readonly [number, number])[] {
  const all: (readonly [number, number])[] = [];
  for (let crits = 0; crits <= dice; crits += 1)
    for (let normals = 0; normals <= dice - crits; normals += 1) all.push([crits, normals]);
  return all;
}

const rerolled = (all: Kept, { crits, normals, fails }: Kept): number =>
  all.crits + all.normals + all.fails - crits - normals - fails;

/** Every set of dice that Relentless can leave, the fewest re-rolled first. */
function anyOf(all: Kept): readonly Kept[] {
  const ways: Kept[] = [];
  for (let crits = all.crits; crits >= 0; crits -= 1)
    for (let normals = all.normals; normals >= 0; normals -= 1)
      for (let fails = all.fails; fails >= 0; fails -= 1) ways.push({ crits, normals, fails });
  return ways.toSorted((one, other) => rerolled(all, one) - rerolled(all, other));
}

/** Every set of dice that Ceaseless can leave when at most so many of each grade show one face, the fewest re-rolled first. */
function oneFaceOf(all: Kept, most: Kept): readonly Kept[] {
  const ways: Kept[] = [all];
  for (let count = 1; count <= Math.max(most.crits, most.normals, most.fails); count += 1) {
    if (count <= most.fails) ways.push({ ...all, fails: all.fails - count });
    if (count <= most.normals) ways.push({ ...all, normals: all.normals - count });
    if (count <= most.crits) ways.push({ ...all, crits: all.crits - count });
  }
  return ways;
}
