import { type Arm, type Figure, hasRule, type Rule, type Setup } from './setup.ts';

/** Something that the rules say happens, to be found among the engine's events: a word, and whom it concerns. */
export type Line = readonly (string | number | null)[];

type Cause = 'shoot' | 'fight' | 'devastating' | 'hot';

/** Who is hurt how far while an attack is played, and what happened so far. */
export class Board {
  readonly setup: Setup;
  readonly lines: Line[] = [];
  /** Who has the credit of the wound that brought somebody down. */
  readonly downedBy = new Map<string, string | null>();
  readonly stunned = new Set<string>();
  /** Weapons used in this attack, by who used them. */
  readonly used = new Map<string, Arm>();
  /** The attack was taken back before a die was rolled. */
  cancelled = false;
  readonly #wounds: Map<string, number>;

  constructor(setup: Setup) {
    this.setup = setup;
    this.#wounds = new Map(setup.figures.map(({ id, wounds }) => [id, wounds]));
  }

  figure(id: string): Figure {
    const found = this.setup.figures.find((figure) => figure.id === id);
    if (found === undefined) throw new Error(`nobody is ${id}`);
    return found;
  }

  wounds(id: string): number {
    return this.#wounds.get(id) ?? 0;
  }

  note(...line: Line): void {
    this.lines.push(line);
  }

  /** Takes wounds; nobody has less than none, and who has none is not hurt any more. */
  hurt(id: string, amount: number, why: { readonly cause: Cause; readonly by: string | null }): void {
    const from = this.wounds(id);
    const to = Math.max(0, from - amount);
    if (from === to) return;
    this.#wounds.set(id, to);
    this.note('damaged', id, from, to, why.cause, why.by);
    if (to === 0) this.downedBy.set(id, why.by);
  }

  /** Friends of `id` within the control range of an enemy of theirs. */
  friendsAt(id: string, enemy: string): readonly string[] {
    const { side } = this.figure(id);
    return this.inRangeOf(enemy).filter((other) => other !== id && this.figure(other).side === side);
  }

  /** Enemies within the control range of somebody. */
  inRangeOf(id: string): readonly string[] {
    return this.setup.engaged.flatMap(([one, other]) => (one === id ? [other] : other === id ? [one] : []));
  }
}

/** What retained crits set off at once (A4, step 3.6). */
interface Struck {
  readonly by: string;
  readonly target: string;
  readonly arm: Arm;
  readonly criticals: number;
  /** Retained successes that are no crits. */
  readonly normals: number;
  /** Others within the distance of its Devastating. */
  readonly near: readonly string[];
}

/** The Devastating that a weapon has; null: none. */
export const devastatingOf = ({ rules }: Arm): Rule | null => rules.find(({ name }) => name === 'devastating') ?? null;

export function triggered(board: Board, { by, target, arm, criticals, normals, near }: Struck): void {
  if (criticals + normals > 0 && hasRule(arm, 'web')) board.stunned.add(target);
  if (criticals === 0) return;
  const devastating = devastatingOf(arm);
  if (devastating !== null)
    for (const id of [target, ...near]) board.hurt(id, criticals * (devastating.x ?? 0), { cause: 'devastating', by });
  if (hasRule(arm, 'stun')) board.stunned.add(target);
}
