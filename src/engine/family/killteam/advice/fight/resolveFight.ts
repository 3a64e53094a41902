import type { Combatant, Holding } from '../../../../odds/fightPolicy.ts';
import { FightSolver } from '../../../../odds/fightSolver.ts';
import {
  afterMove,
  enemyOf,
  isOver,
  legalMoves,
  withDice,
  type Duel,
  type Fighter,
  type FightMove,
  type FightSide,
} from '../../attack/fight/fightMoves.ts';

/** A fight between two dice: `toMove` resolves next, or the other one if it has no dice left. */
export type FightPosition = {
  readonly toMove: FightSide;
  readonly attacker: Fighter;
  readonly defender: Fighter;
};

/** Wounds left at the end of the fight, 0 or more. */
export type FightOutcome = { readonly attackerLeft: number; readonly defenderLeft: number };

type FightOption = { readonly move: FightMove; readonly outcome: FightOutcome };

/**
 * `mover` is the side advised, which is not `toMove` if that one has no dice. Once the fight is over,
 * `mover` and `best` are null, `options` is empty and `outcome` is the state as it is.
 */
type FightAdvice = {
  readonly mover: FightSide | null;
  readonly best: FightMove | null;
  readonly options: readonly FightOption[];
  readonly outcome: FightOutcome;
};

/** Wounds really lost from a position to the end of the fight. */
type Losses = Readonly<Record<FightSide, number>>;

/**
 * The best way to resolve the next die when both sides play their best, exactly.
 *
 * Each side wants, in this order: to kill and not be killed; to inflict more wounds than it suffers,
 * counting only wounds really lost; to inflict more. `options` holds every legal move with the end it
 * leads to, best first. A block that stops nothing is best only where it is strictly better, and later in
 * the fight nobody is expected to make one: it changes neither the kills nor the difference in wounds.
 *
 * Source: Kill Team (2024) core rules, Fight, resolve attack dice; weapon rules Brutal and Shock.
 */
export function resolveFight(position: FightPosition): FightAdvice {
  const duel = startOf(position);
  const ended = { attackerLeft: position.attacker.wounds, defenderLeft: position.defender.wounds };
  if (isOver(duel)) return { mover: null, best: null, options: [], outcome: ended };
  const solver = new FightSolver(combatantOf(position.attacker), combatantOf(position.defender));
  const ranked = legalMoves(duel)
    .map((move) => ({ move, lost: lossesOf(duel, move, solver) }))
    .toSorted((one, other) => preference(duel, other.lost, one.lost));
  const options = ranked.map(({ move, lost }) => ({ move, outcome: outcomeOf(ended, lost) }));
  const [best] = options;
  return { mover: duel.side, best: best?.move ?? null, options, outcome: best?.outcome ?? ended };
}

function startOf({ toMove, attacker, defender }: FightPosition): Duel {
  const attackerMoves = toMove === 'attacker';
  return withDice({
    side: toMove,
    mover: attackerMoves ? attacker : defender,
    other: attackerMoves ? defender : attacker,
  });
}

const combatantOf = ({ crits, normals, wounds, damage, brutal, shock, stuns, parriesTwo }: Fighter): Combatant => ({
  dice: crits + normals,
  wounds,
  damage,
  brutal,
  shock,
  stuns,
  parriesTwo,
  policy: 'optimal',
});

const holdingOf = ({ crits, normals, wounds, shockUsed }: Fighter): Holding => ({
  crits,
  normals,
  wounds,
  struck: shockUsed,
});

function lossesOf(duel: Duel, move: FightMove, solver: FightSolver): Losses {
  const enemy = enemyOf(duel.side);
  const inflicted = move.kind === 'strike' ? Math.min(duel.other.wounds, duel.mover.damage[move.with]) : 0;
  const { side, mover, other } = afterMove(duel, move);
  const later = solver.play(side === 'attacker' ? 0 : 1, holdingOf(mover), holdingOf(other));
  const lost: Record<FightSide, number> = { attacker: 0, defender: 0 };
  lost[side] = later.moverLoses;
  lost[enemyOf(side)] = later.otherLoses;
  return { ...lost, [enemy]: lost[enemy] + inflicted };
}

/** Above 0 when the side to move prefers `one` to `other`. */
function preference(duel: Duel, one: Losses, other: Losses): number {
  return (
    killBalance(duel, one) - killBalance(duel, other) ||
    woundBalance(duel, one) - woundBalance(duel, other) ||
    one[enemyOf(duel.side)] - other[enemyOf(duel.side)]
  );
}

function killBalance({ side, mover, other }: Duel, lost: Losses): number {
  return Number(lost[enemyOf(side)] >= other.wounds) - Number(lost[side] >= mover.wounds);
}

function woundBalance({ side }: Duel, lost: Losses): number {
  return lost[enemyOf(side)] - lost[side];
}

function outcomeOf(before: FightOutcome, lost: Losses): FightOutcome {
  return {
    attackerLeft: before.attackerLeft - lost.attacker,
    defenderLeft: before.defenderLeft - lost.defender,
  };
}
