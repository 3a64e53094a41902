import { commandRerolls, type Course, type Die, picks, rerolls, rolls, ticks } from './asks.ts';
import { type Board, devastatingOf, triggered } from './board.ts';
import { type Arm, bestOf, type Figure, hasRule } from './setup.ts';
import { burns } from './shot.ts';
import { accurateDice, criticalFrom, gradeOf, hitOf, type Hits, retained, rightsOf } from './successes.ts';

/** One of two who fight. `arm` null: it does not fight back. */
interface Fighter {
  readonly figure: Figure;
  readonly foe: Figure;
  readonly arm: Arm | null;
  readonly hit: number;
  readonly kept: number;
  readonly dice: readonly Die[];
}

const isOver = (board: Board, one: Figure, other: Figure): boolean =>
  board.wounds(one.id) === 0 || board.wounds(other.id) === 0;

const NONE: Hits = { criticals: 0, normals: 0 };

type Success = 'critical' | 'normal';

/** Successes not yet resolved. */
interface Hand {
  readonly figure: Figure;
  readonly arm: Arm | null;
  left: { critical: number; normal: number };
  struckCritically: boolean;
}

/** Melee weapons that may be used: a Limited one is lost after its uses. */
const usable = (figure: Figure): readonly Arm[] =>
  figure.arms.filter(
    (arm) => !arm.ranged && (bestOf(arm, 'limited') === 0 || (figure.used[arm.id] ?? 0) < bestOf(arm, 'limited')),
  );

/** Friends in the control range of the foe and of no other enemy (A5, A-26). */
const assistsOf = (board: Board, id: string, foe: string): number =>
  board.friendsAt(id, foe).filter((friend) => board.inRangeOf(friend).length === 1).length;

function* armOfDefender(figure: Figure): Course<Arm | null> {
  const arms = figure.cannotRetaliate ? [] : usable(figure);
  if (arms.length < 2) return arms[0] ?? null;
  const chosen = yield* picks(
    'defenderWeapon',
    figure.id,
    arms.map(({ id }) => id),
  );
  return arms.find(({ id }) => id === chosen) ?? null;
}

/** How many dice Accurate keeps: people choose, an enemy that tables play keeps all it may. */
function* keptOf(figure: Figure, arm: Arm): Course<number> {
  const most = accurateDice(arm, 0);
  if (most === 0 || figure.side !== 'retinue') return most;
  const choices = Array.from({ length: most + 1 }, (_, fewer) => String(most - fewer));
  return Number(yield* picks('accurate', figure.id, choices));
}

/** Says what Accurate keeps, rolls the rest, and rolls again. */
function* rollsOf(board: Board, who: Pick<Fighter, 'figure' | 'foe' | 'arm'>, role: 'attack' | 'defence') {
  const { figure, foe, arm } = who;
  if (arm === null) return { ...who, hit: 0, kept: 0, dice: [] };
  const kept = yield* keptOf(figure, arm);
  const purpose = role === 'attack' ? 'fightAttack' : 'fightDefence';
  const fallen: readonly Die[] = yield* rolls(purpose, figure.id, arm.attacks - kept);
  const dice: readonly Die[] = yield* rerolls(fallen, figure.id, rightsOf(arm));
  return { ...who, hit: hitOf(figure, arm, assistsOf(board, figure.id, foe.id)), kept, dice };
}

function hitsOf(board: Board, { foe, arm, hit, kept, dice }: Fighter): Hits {
  if (arm === null) return NONE;
  const from = { normal: hit, critical: criticalFrom(board.setup, arm, foe) };
  const grades = dice.map((die) => gradeOf(die, from));
  return retained(grades, { kept, arm, obscured: false });
}

/**
 * Whom a distance Devastating also hurts: those the table names and, in plain Kill Team, its own bearer, who is always near
 * (X-09, A-21).
 */
function* nearTo(board: Board, { figure, foe, arm }: Fighter, { criticals }: Hits): Course<readonly string[]> {
  const inches = arm === null ? null : (devastatingOf(arm)?.inches ?? null);
  if (inches === null || criticals === 0) return [];
  const others = board.setup.figures.map(({ id }) => id).filter((id) => id !== figure.id && id !== foe.id);
  const named = yield* ticks('devastating', others, inches);
  return board.setup.edition === 'kt3' ? [figure.id, ...named] : named;
}

/** Its successes stand, and its crits do at once what they do; not where the one before has ended the fight. */
function retains(board: Board, { figure, foe, arm }: Fighter, hits: Hits, near: readonly string[]): void {
  if (arm === null) return;
  board.used.set(figure.id, arm);
  if (isOver(board, figure, foe)) return;
  board.note('retained', figure.id, hits.criticals, hits.normals);
  triggered(board, { by: figure.id, target: foe.id, arm, ...hits, near });
}

/** What a die may do (A5, step 4). Against Brutal only crits block. */
function moves({ left }: Hand, other: Hand): readonly string[] {
  const brutal = other.arm !== null && hasRule(other.arm, 'brutal');
  const from = (grade: Success): readonly string[] => {
    if (left[grade] === 0) return [];
    const word = grade === 'critical' ? 'Critical' : 'Normal';
    const cancels = grade === 'critical' ? (['critical', 'normal'] as const) : (['normal'] as const);
    const blocks = cancels
      .filter((each) => other.left[each] > 0)
      .map((each) => `block${each === 'critical' ? 'Critical' : 'Normal'}With${word}`);
    if (grade === 'normal' && brutal) return [`strike${word}`];
    return [`strike${word}`, ...(blocks.length > 0 ? blocks : [`blockNothingWith${word}`])];
  };
  return [...from('critical'), ...from('normal')];
}

const take = (hand: Hand, grade: Success): void => {
  hand.left = { ...hand.left, [grade]: hand.left[grade] - 1 };
};

/** Shock: its user's first crit that strikes also discards a normal success of the other, else a crit (A6). */
function shocks(board: Board, hand: Hand, other: Hand): void {
  if (hand.struckCritically) return;
  hand.struckCritically = true;
  if (hand.arm === null || !hasRule(hand.arm, 'shock')) return;
  const grade = other.left.normal > 0 ? 'normal' : 'critical';
  if (other.left[grade] === 0) return;
  take(other, grade);
  board.note('shocked', other.figure.id, grade);
}

function carryOut(board: Board, move: string, hand: Hand, other: Hand): void {
  const grade = move.endsWith('Critical') ? 'critical' : 'normal';
  take(hand, grade);
  if (!move.startsWith('strike')) {
    const cancels = move.startsWith('blockCritical') ? 'critical' : move.startsWith('blockNormal') ? 'normal' : null;
    if (cancels !== null) take(other, cancels);
    board.note('blocked', hand.figure.id, grade, cancels);
    return;
  }
  const damage = hand.arm?.[grade] ?? 0;
  board.note('struck', hand.figure.id, grade, damage);
  board.hurt(other.figure.id, damage, { cause: 'fight', by: hand.figure.id });
  if (grade === 'critical') shocks(board, hand, other);
}

const successes = ({ left }: Hand): number => left.critical + left.normal;

/** Dice one by one in turns until none is left, or one of the two is down. */
function* exchange(board: Board, first: Hand, second: Hand): Course<void> {
  let [hand, other] = [first, second];
  while (successes(hand) + successes(other) > 0) {
    if (isOver(board, hand.figure, other.figure)) return;
    if (successes(hand) === 0) [hand, other] = [other, hand];
    const move = yield* picks('fightDie', hand.figure.id, moves(hand, other));
    carryOut(board, move, hand, other);
    [hand, other] = [other, hand];
  }
}

const handOf = ({ figure, arm }: Fighter, { criticals, normals }: Hits): Hand => ({
  figure,
  arm,
  left: { critical: criticals, normal: normals },
  struckCritically: false,
});

/** A whole Fight action (A5). */
export function* fighting(board: Board): Course<void> {
  const figure = board.figure(board.setup.attacker);
  const foe = board.figure(board.setup.target);
  const arm = figure.arms.find(({ id }) => id === board.setup.arm) ?? null;
  const answers = yield* armOfDefender(foe);
  let attacker: Fighter = yield* rollsOf(board, { figure, foe, arm }, 'attack');
  let defender: Fighter = yield* rollsOf(board, { figure: foe, foe: figure, arm: answers }, 'defence');
  attacker = { ...attacker, dice: yield* commandRerolls(attacker.dice, figure.id, 'attack') };
  defender = { ...defender, dice: yield* commandRerolls(defender.dice, foe.id, 'defence') };
  const hits = [hitsOf(board, attacker), hitsOf(board, defender)] as const;
  const near = [yield* nearTo(board, attacker, hits[0]), yield* nearTo(board, defender, hits[1])] as const;
  yield* picks('keepDice', null, ['keep'], 'single');
  for (const [at, side] of [attacker, defender].entries()) retains(board, side, hits[at] ?? NONE, near[at] ?? []);
  const hands = [handOf(attacker, hits[0]), handOf(defender, hits[1])] as const;
  const defendsFirst = foe.inStronghold && !figure.inStronghold;
  yield* defendsFirst ? exchange(board, hands[1], hands[0]) : exchange(board, hands[0], hands[1]);
  for (const side of [attacker, defender])
    if (side.arm !== null && hasRule(side.arm, 'hot')) yield* burns(board, side.figure, side.hit);
}
