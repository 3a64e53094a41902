import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { geometry } from '../../../engine/board/geometry.ts';
import type { Look } from '../../../engine/board/looks.ts';
import type { Measured } from '../../../engine/board/margin.ts';
import type { ShotFacts } from '../../../engine/family/killteam/model/facts.ts';
import type { Operative, Weapon } from '../../../engine/family/killteam/model/operative.ts';
import type { Rejection } from '../../../engine/family/killteam/model/rejection.ts';
import type { BattleView } from '../../../engine/view/battleView.ts';
import type { Figures } from '../desk.ts';
import { type Verdict, verdictOf } from '../../../forms/board/moving.ts';
import { factsVerdict, rangeNow, type ShotFact, type SightFact } from '../../../forms/board/shooting.ts';

type Outlook = Figures['outlooks'][number];

/** An enemy as a target of a shot: what is so of it, by the board or by hand. */
export interface Target {
  readonly enemy: Operative;
  readonly facts: ShotFacts;
  /** What the board says; null: one of both has no place. */
  readonly look: Look | null;
  /** Whether the weapon reaches it, `most` inches, by the board or by hand; null: at any distance, or nobody measured. */
  readonly range: { readonly most: number; readonly on: boolean; readonly byHand: boolean } | null;
  /** Inches between both; null: nobody measured. */
  readonly inches: number | null;
  readonly verdict: Verdict;
  /** Why it is none; null: it is one. */
  readonly problem: Rejection | null;
  /** Null: not worked out. */
  readonly kill: number | null;
  readonly mean: number | null;
}

const knownOf = (outlooks: readonly Outlook[], weapon: Weapon, enemy: Operative) => {
  const found = outlooks.find(
    (each) => each.action === 'shoot' && each.weapon.id === weapon.id && each.target.id === enemy.id,
  );
  return found === undefined || typeof found.expected === 'string' ? null : found.expected;
};

/** All enemies that stand, those that can be shot first, the best chance before the others. */
export function targetsOf(
  view: BattleView,
  board: BattleBoard,
  { operative, weapon }: { readonly operative: Operative; readonly weapon: Weapon },
  outlooks: readonly Outlook[],
): readonly Target[] {
  const enemies = view.table.ofSide(view.table.opposing(operative.side)).filter((each) => view.table.standing(each));
  const all = enemies.map((enemy): Target => {
    const most = view.aim.range(operative, weapon, enemy);
    const facts = view.aim.facts({ operative, target: enemy });
    const look = geometry().lookOn(board, operative.id, enemy.id);
    const problem = view.aim.problem('shoot', { operative, weapon, target: enemy });
    // Of a shot that is refused nobody asks how it would end.
    const expected = problem === null ? knownOf(outlooks, weapon, enemy) : null;
    return {
      enemy,
      facts,
      look,
      range: most === null || look === null ? null : { most, ...rangeNow(board.reading, look, most) },
      inches: look?.inches ?? null,
      verdict: factsVerdict(facts),
      problem,
      kill: expected?.kill ?? null,
      mean: expected?.mean ?? null,
    };
  });
  // Of those on the table beside a board nothing is known: whoever has a place on it comes first.
  const worth = ({ problem, kill, inches }: Target): number =>
    problem === null ? (inches === null ? 1 : 3) + (kill ?? 0) : -(inches ?? 0) / 1000 - 1;
  return all.toSorted((one, other) => worth(other) - worth(one));
}

/** A fact that can be said otherwise, and whether somebody has. */
export interface FactNow {
  readonly id: ShotFact;
  readonly on: boolean;
  readonly byHand: boolean;
  /** The features that make it so by the board. */
  readonly features: readonly string[];
}

const NONE: ReadonlySet<string> = new Set();

/** The facts of a pair, and whether it is in range of a weapon that does not reach everywhere; without a place of both nothing is known to be said by hand. */
export function factsOf({ facts, look, range }: Target): readonly FactNow[] {
  const { cover, obscured } = look?.leaning ?? { cover: NONE, obscured: NONE };
  const fact = (id: SightFact, bySight: boolean, features: ReadonlySet<string>): FactNow => ({
    id,
    on: facts[id],
    byHand: look !== null && (look.said?.[id] !== undefined || facts[id] !== bySight),
    features: [...features],
  });
  return [
    fact('cover', cover.size > 0, cover),
    fact('obscured', obscured.size > 0, obscured),
    fact('visible', look !== null && look.leaning !== null, NONE),
    ...(range === null ? [] : [{ id: 'inRange' as const, on: range.on, byHand: range.byHand, features: [] }]),
  ];
}

/** What half a millimetre would make of what is seen; null: nothing else. */
export function otherVerdict(measured: Measured<Look> | null): Verdict | null {
  if (measured === null || !measured.close) return null;
  const now = verdictOf(measured.value);
  return [measured.smaller, measured.larger].map(verdictOf).find((verdict) => verdict !== now) ?? null;
}

/** What speaks against a target that the board knows, and the table may have otherwise. */
const OF_BOARD: ReadonlySet<Rejection['code']> = new Set(['notVisible', 'obscured', 'outOfRange', 'concealedInCover']);

/** Whether the board alone has it for no target. */
export const isBoardsNo = ({ look, problem }: Target): boolean =>
  look !== null && problem !== null && OF_BOARD.has(problem.code);
