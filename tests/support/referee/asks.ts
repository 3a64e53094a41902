/** What a die shows: its face, or its grade where a player told how many of each fell. `again`: it was rolled again. */
export interface Die {
  readonly face: number | null;
  readonly grade: Grade | null;
  readonly again: boolean;
}
export type Grade = 'critical' | 'normal' | 'fail';

/** A weapon rule by which dice may be rolled again: one die, all of one face, or any. */
interface Right {
  readonly rule: string;
  readonly mode: 'one' | 'face' | 'any';
}

type Purpose = 'attack' | 'defence' | 'fightAttack' | 'fightDefence' | 'reroll' | 'hot';
type Pool = 'attack' | 'defence';

/**
 * A moment at which the rules let somebody roll or choose. `maySkip`: an app need not ask where there is a `single` choice, or
 * where it takes the `first` and no other is better.
 */
export type Ask =
  | { readonly ask: 'roll'; readonly purpose: Purpose; readonly who: string; readonly count: number }
  | { readonly ask: 'reroll'; readonly who: string; readonly rights: readonly Right[]; readonly dice: readonly Die[] }
  | {
      readonly ask: 'pick';
      readonly what: string;
      readonly who: string | null;
      readonly options: readonly string[];
      readonly maySkip: 'no' | 'single' | 'first';
    }
  | { readonly ask: 'tick'; readonly what: string; readonly candidates: readonly string[]; readonly inches: number }
  | { readonly ask: 'command'; readonly pool: Pool; readonly who: string; readonly dice: readonly Die[] }
  /** Nothing is asked: a new target's facts may be told now. */
  | { readonly ask: 'facts'; readonly target: string };

/** What was done at such a moment: dice that fell, an option, who was ticked, dice picked for another roll. */
export interface Reply {
  readonly dice?: readonly Die[];
  readonly option?: string;
  readonly ticked?: readonly string[];
  readonly rule?: string;
  /** Places of dice in their pool. */
  readonly again?: readonly number[];
}

/** A part of the rules that asks on its way. */
export type Course<T> = Generator<Ask, T, Reply>;

function given<T>(value: T | undefined, ask: string): T {
  if (value === undefined) throw new Error(`no reply to ${ask}`);
  return value;
}

export function* rolls(purpose: Purpose, who: string, count: number): Course<readonly Die[]> {
  if (count === 0) return [];
  return given((yield { ask: 'roll', purpose, who, count }).dice, purpose);
}

/** Asks for one of these; without a choice, or left to the app, what it took. */
export function* picks(
  what: string,
  who: string | null,
  options: readonly string[],
  maySkip: 'no' | 'single' | 'first' = 'no',
): Course<string> {
  return given((yield { ask: 'pick', what, who, options, maySkip }).option, what);
}

export function* ticks(what: string, candidates: readonly string[], inches: number): Course<readonly string[]> {
  if (candidates.length === 0) return [];
  return given((yield { ask: 'tick', what, candidates, inches }).ticked, what);
}

const rolledAnew = (dice: readonly Die[], places: readonly number[], fallen: readonly Die[]): readonly Die[] =>
  dice.map((die, place) => {
    const at = places.indexOf(place);
    const anew = at < 0 ? undefined : fallen[at];
    return anew === undefined ? die : { ...anew, again: true };
  });

/** Each right once, in the order in which it is used; then Command Re-rolls, as many as are paid for (A1.3, A6). */
export function* rerolls(dice: readonly Die[], who: string, rights: readonly Right[]): Course<readonly Die[]> {
  let pool = dice;
  let left = rights;
  while (left.length > 0 && pool.some(({ again }) => !again)) {
    const { rule, again = [] } = yield { ask: 'reroll', who, rights: left, dice: pool };
    left = left.filter((right) => right.rule !== rule);
    pool = rolledAnew(pool, again, yield* rolls('reroll', who, again.length));
  }
  return pool;
}

export function* commandRerolls(dice: readonly Die[], who: string, pool: Pool): Course<readonly Die[]> {
  let now = dice;
  while (now.some(({ again }) => !again)) {
    const { again = [] } = yield { ask: 'command', pool, who, dice: now };
    if (again.length === 0) return now;
    now = rolledAnew(now, again, yield* rolls('reroll', who, 1));
  }
  return now;
}
