import { commandRerolls, type Course, picks, rerolls, rolls, ticks } from './asks.ts';
import { type Board, devastatingOf, triggered } from './board.ts';
import { bestStops, rollingPays } from './saves.ts';
import { type Arm, bestOf, type Figure, hasRule, type Seen } from './setup.ts';
import {
  accurateDice,
  criticalFrom,
  gradeOf,
  hitOf,
  type Hits,
  pierced,
  retained,
  rightsOf,
  saveOf,
} from './successes.ts';

const DEFENCE_DICE = 3;
const SEEN_BEFORE: Seen = {
  visible: true,
  inRange: true,
  cover: false,
  coverIsLight: false,
  obscured: false,
  oneFeature: 'no',
};

/** One sequence at one target. `improved`: its cover save is better because of the shooter's Vantage. */
interface Sequence {
  readonly shooter: Figure;
  readonly target: Figure;
  readonly arm: Arm;
  readonly seen: Seen;
  readonly improved: boolean;
}

/** One feature that gives both gives the one that its target takes. */
const settled = (seen: Seen): Seen =>
  seen.cover && seen.obscured && seen.oneFeature !== 'no'
    ? { ...seen, cover: seen.oneFeature === 'cover', obscured: seen.oneFeature === 'obscured' }
    : seen;

/** The shooter's Vantage is at least 2" above somebody concealed (A7.4). */
const looksDown = (shooter: Figure, target: Figure): boolean =>
  target.concealed && shooter.onVantage && shooter.height - target.height >= 2;

/** The weapon finds who hides behind such terrain. */
const seeks = (arm: Arm, seen: Seen): boolean =>
  hasRule(arm, 'seek') || (hasRule(arm, 'seekLight') && seen.coverIsLight);

const vantageAccurate = (shooter: Figure, target: Figure): number => {
  const above = shooter.height - target.height;
  return shooter.onVantage && !target.concealed ? (above >= 4 ? 2 : above >= 2 ? 1 : 0) : 0;
};

/** A4, step 2, but for friends in its control range. */
function isValid(sequence: Omit<Sequence, 'improved'>): boolean {
  const { shooter, target, arm, seen } = sequence;
  const found = seeks(arm, seen) || (looksDown(shooter, target) && seen.coverIsLight);
  const hidden = target.concealed && seen.cover && !found;
  return seen.visible && (seen.inRange || bestOf(arm, 'range') === 0) && !hidden;
}

const COVER = { critical: { criticals: 1, normals: 0 }, two: { criticals: 0, normals: 2 } } as const;
const keptOf = (option: string): Hits =>
  option === 'critical' || option === 'two' ? COVER[option] : { criticals: 0, normals: option === 'normal' ? 1 : 0 };

/** What may be kept unrolled of that many defence dice (A4, step 4; A7.4). */
function coverOptions({ seen, arm, improved }: Sequence, dice: number): readonly string[] {
  if (!seen.cover || hasRule(arm, 'saturate') || dice === 0) return ['none'];
  return improved ? ['critical', ...(dice > 1 ? ['two'] : []), 'normal', 'none'] : ['normal', 'none'];
}

/** Whether an app may keep a cover save without a question: where no choice is better on average. */
function mayKeepUnasked(board: Board, { target, arm }: Sequence, hits: Hits, dice: number): boolean {
  const brutal = hasRule(arm, 'brutal');
  const wounds = board.wounds(target.id);
  return !rollingPays({ hits, arm: { ...arm, brutal }, save: saveOf(target), wounds }, dice);
}

function* defend(board: Board, sequence: Sequence, hits: Hits): Course<void> {
  const { target, arm } = sequence;
  const count = target.unpierced ? DEFENCE_DICE : Math.max(0, DEFENCE_DICE - pierced(arm, hits));
  const options = coverOptions(sequence, count);
  const unasked = options.length === 2 && mayKeepUnasked(board, sequence, hits, count);
  const option =
    options.length === 1 ? 'none' : yield* picks('coverSave', target.id, options, unasked ? 'first' : 'no');
  const kept = keptOf(option);
  const unrolled = kept.criticals + kept.normals;
  const rolled = yield* commandRerolls(yield* rolls('defence', target.id, count - unrolled), target.id, 'defence');
  const grades = rolled.map((die) => gradeOf(die, { normal: saveOf(target), critical: 6 }));
  yield* suffers(board, sequence, hits, {
    criticals: kept.criticals + grades.filter((grade) => grade === 'critical').length,
    normals: kept.normals + grades.filter((grade) => grade === 'normal').length,
  });
}

/** Saves are spent, and what they leave is suffered (A4, steps 5 and 6). */
function* suffers(board: Board, { shooter, target, arm }: Sequence, hits: Hits, saves: Hits): Course<void> {
  const ways = bestStops(hits, saves, hasRule(arm, 'brutal'));
  const spelled = ways.map(({ criticals, normals }) => `c${criticals}n${normals}`);
  const chosen = yield* picks('saves', target.id, spelled, 'single');
  const stopped = ways[spelled.indexOf(chosen)] ?? { criticals: 0, normals: 0 };
  const through = { criticals: hits.criticals - stopped.criticals, normals: hits.normals - stopped.normals };
  const damage = through.criticals * arm.critical + through.normals * arm.normal;
  board.note('resolved', target.id, through.criticals, through.normals, damage);
  board.hurt(target.id, damage, { cause: 'shoot', by: shooter.id });
}

/** Steps 3 to 6 of A4. */
function* resolve(board: Board, sequence: Sequence): Course<void> {
  const { shooter, target, arm, seen } = sequence;
  const most = accurateDice(arm, vantageAccurate(shooter, target));
  const choices = Array.from({ length: most + 1 }, (_, index) => String(most - index));
  const kept = most === 0 ? 0 : Number(yield* picks('accurate', shooter.id, choices));
  const fallen = yield* rolls('attack', shooter.id, arm.attacks - kept);
  const dice = yield* commandRerolls(yield* rerolls(fallen, shooter.id, rightsOf(arm)), shooter.id, 'attack');
  const from = { normal: hitOf(shooter, arm), critical: criticalFrom(board.setup, arm, target) };
  const { obscured } = seen;
  const hits = retained(
    dice.map((die) => gradeOf(die, from)),
    { kept, arm, obscured },
  );
  board.note('retained', shooter.id, hits.criticals, hits.normals);
  if (hits.criticals + hits.normals > 0) {
    const inches = hits.criticals > 0 ? (devastatingOf(arm)?.inches ?? null) : null;
    const others = board.setup.figures.map(({ id }) => id).filter((id) => id !== target.id);
    const near = inches === null ? [] : yield* ticks('devastating', others, inches);
    triggered(board, { by: shooter.id, target: target.id, arm, ...hits, near });
  }
  if (hits.criticals + hits.normals > 0) yield* defend(board, sequence, hits);
  else yield* suffers(board, sequence, hits, hits);
}

/** Asks how the target is seen, and whether to shoot although it is not valid; null: not at this one. */
function* looksAt(board: Board, shooter: Figure, arm: Arm, id: string): Course<Sequence | null> {
  yield { ask: 'facts', target: id };
  const target = board.figure(id);
  const seen = settled(board.setup.seen[id] ?? SEEN_BEFORE);
  const improved = looksDown(shooter, target) && !seeks(arm, seen);
  const sequence = { shooter, target, arm, seen, improved };
  if (isValid(sequence)) return sequence;
  const choice = yield* picks('invalidTarget', shooter.id, ['chooseAnother', 'shootAnyway']);
  return choice === 'shootAnyway' ? sequence : null;
}

/** Everybody near the first, friend or foe, with its cover and what obscures it (A6). */
function* blast(board: Board, first: Sequence, inches: number): Course<void> {
  const others = board.setup.figures.map(({ id }) => id).filter((id) => id !== first.target.id);
  for (const id of yield* ticks('blast', others, inches)) yield* resolve(board, { ...first, target: board.figure(id) });
}

/** Other valid targets near the first, none of them held by a friend, each with what the table says of it (A6, X-10). */
function* torrent(board: Board, { shooter, target, arm }: Sequence, inches: number): Course<void> {
  const others = board.setup.figures.filter(
    ({ id, side }) => side !== shooter.side && id !== target.id && board.friendsAt(shooter.id, id).length === 0,
  );
  const chosen = yield* ticks(
    'torrent',
    others.map(({ id }) => id),
    inches,
  );
  for (const id of chosen) {
    const next = yield* looksAt(board, shooter, arm, id);
    if (next !== null) yield* resolve(board, next);
  }
}

/** The D6 of Hot, once for an action (A6): below the Hit of that use it costs twice what it shows. */
export function* burns(board: Board, who: Figure, hit: number): Course<void> {
  const [die] = yield* rolls('hot', who.id, 1);
  const face = die?.face ?? 0;
  if (face < hit) board.hurt(who.id, 2 * face, { cause: 'hot', by: null });
}

/** A whole Shoot action (A4). */
export function* shooting(board: Board): Course<void> {
  const { attacker, target, arm: weapon } = board.setup;
  const shooter = board.figure(attacker);
  const arm = shooter.arms.find(({ id }) => id === weapon);
  if (arm === undefined) throw new Error(`${attacker} has no ${weapon}`);
  const first = yield* looksAt(board, shooter, arm, target);
  if (first === null) {
    board.cancelled = true;
    return;
  }
  board.used.set(attacker, arm);
  yield* resolve(board, first);
  if (hasRule(arm, 'blast')) yield* blast(board, first, bestOf(arm, 'blast'));
  if (hasRule(arm, 'torrent')) yield* torrent(board, first, bestOf(arm, 'torrent'));
  if (hasRule(arm, 'hot')) yield* burns(board, shooter, hitOf(shooter, arm));
}
