import { hasChange } from '../../stats/changes.ts';
import { isOut } from '../../stats/upright.ts';
import { count, type Pool } from '../../model/pool.ts';
import { rerollable } from '../reroll.ts';
import { immediateCause, immediateDamage } from '../shoot/derive.ts';
import type { Side } from '../../../../core/ids.ts';
import { byPeople, operativeById, sideById, standing } from '../../model/lookup.ts';
import { ticksInArea } from '../boardGeometry.ts';
import { damageEvents } from '../damage.ts';
import type { BattleEvent } from '../../model/event.ts';
import { stunEvents } from '../shoot/retain.ts';
import { wideOf } from '../wide.ts';
import { poolOf, successesLeft, triggersOf } from './fightInHand.ts';
import type { FighterInHand, FightInHand, FightStep } from '../../rules/steps.ts';
import { fighterMoved, fightRequestId } from './step.ts';

const devastates = (fight: FightInHand, side: FighterInHand): boolean =>
  triggersOf(fight, side, poolOf(fight, side)?.pool ?? []).some((trigger) => trigger.kind !== 'stun');

/** Both pools are there and not yet retained. */
export const unretained = ({ attacker, defender }: FightInHand): boolean =>
  attacker.fighter.dice !== null && attacker.fighter.pool === null && defender.fighter.pool === null;

/** Crits that hurt at once wait to be retained. */
export const devastatingWaits = (fight: FightInHand): boolean =>
  unretained(fight) && (devastates(fight, fight.attacker) || devastates(fight, fight.defender));

/** Nobody has a success: without another roll the fight is over. */
const nothingToResolve = (fight: FightInHand): boolean =>
  unretained(fight) &&
  [fight.attacker, fight.defender].every((side) => successesLeft(poolOf(fight, side)?.pool ?? []) === 0);

/** The first side that could still pay for a Command Re-roll; null: none. */
const whoMayReroll = ({ game, attacker, defender }: FightInHand): Side | null => {
  const may = [attacker, defender].filter(
    ({ operative, opponent, fighter }) =>
      byPeople(game.state, operative.side) &&
      sideById(game.state, operative.side).cp > 0 &&
      !hasChange(game.state, opponent, 'noRerollsAgainst') &&
      rerollable(fighter.dice ?? []).length > 0,
  );
  return may[0]?.operative.side ?? null;
};

/**
 * Before crits hurt at once, or the fight ends without a die: the last moment for a Command Re-roll. Asked only when one is
 * possible.
 */
export const keep: FightStep = {
  request: (fight) => {
    const side = devastatingWaits(fight) || nothingToResolve(fight) ? whoMayReroll(fight) : null;
    return side === null
      ? null
      : {
          kind: 'pick',
          id: fightRequestId(fight, 'keep'),
          question: 'keepDice',
          side,
          operative: null,
          options: [{ id: 'keep', code: 'keep', params: {}, value: null }],
          usual: 'keep',
          random: false,
        };
  },
  resolve: (fight) => retainBoth(fight),
};

interface Asking {
  readonly side: FighterInHand;
  readonly inches: number;
  readonly candidates: readonly string[];
}

const bystanders = ({ game }: FightInHand, { operative, opponent }: FighterInHand): readonly string[] =>
  game.state.operatives
    .filter((other) => standing(other) && other.id !== operative.id && other.id !== opponent.id)
    .map(({ id }) => id);

/** The first side whose distance Devastating will go off and whose bystanders have not been asked for. */
function asking(fight: FightInHand): Asking | null {
  if (!unretained(fight)) return null;
  for (const side of [fight.attacker, fight.defender]) {
    const inches = wideOf(triggersOf(fight, side, poolOf(fight, side)?.pool ?? []))?.inches ?? null;
    const candidates = bystanders(fight, side);
    if (inches !== null && candidates.length > 0 && side.fighter.nearby === null) return { side, inches, candidates };
  }
  return null;
}

/** A distance Devastating goes off in the fight: who else is visible to and within that distance of the one it hits? */
export const nearby: FightStep = {
  request: (fight) => {
    const open = asking(fight);
    if (open === null) return null;
    const { operative, opponent, role } = open.side;
    return {
      kind: 'tick',
      id: fightRequestId(fight, role, 'nearby'),
      question: 'devastating',
      side: operative.side,
      inches: open.inches,
      around: opponent.id,
      candidates: open.candidates,
      ...ticksInArea(fight.game.state, { middle: opponent.id, inches: open.inches, seen: true }, open.candidates),
    };
  },
  resolve: (fight, answer) => {
    const open = asking(fight);
    return open === null || answer.kind !== 'tick'
      ? []
      : [fighterMoved(open.side.role, { nearby: [...answer.operatives] })];
  },
};

/** What the retained crits of one side do at once: Devastating, Stun. */
const triggered = (fight: FightInHand, side: FighterInHand, pool: Pool): readonly BattleEvent[] => {
  const triggers = triggersOf(fight, side, pool);
  const { state } = fight.game;
  const cause = immediateCause(triggers);
  const around = wideOf(triggers);
  const hurtsBearer = around !== null && !around.sparesBearer;
  const dealt = (id: string, amount = around?.damage ?? 0) =>
    damageEvents(state, id, { amount, by: side.operative.id, cause });
  const stuns = triggers.some((trigger) => trigger.kind === 'stun');
  return [
    ...dealt(side.opponent.id, immediateDamage(triggers)),
    ...(hurtsBearer ? dealt(side.operative.id) : []),
    ...(around === null ? [] : (side.fighter.nearby ?? []).flatMap((id) => dealt(id))),
    ...(stuns ? stunEvents(fight.game, side.opponent.id, fightRequestId(fight, side.role)) : []),
  ];
};

const sideEvents = (fight: FightInHand, side: FighterInHand): readonly BattleEvent[] => {
  const { pool, because } = poolOf(fight, side) ?? { pool: [], because: [] };
  const criticals = count(pool, 'critical');
  return [
    { type: 'hitsRetained', operative: side.operative.id, criticals, normals: count(pool, 'normal'), because },
    ...triggered(fight, side, pool),
    fighterMoved(side.role, { pool: [...pool] }),
  ];
};

/** Both sides retain: the attacker's Devastating first, then, if both still stand, the defender's. */
export function retainBoth(fight: FightInHand): readonly BattleEvent[] {
  if (!unretained(fight)) return [];
  const first = sideEvents(fight, fight.attacker);
  const state = fight.game.rules.evolve(fight.game.state, first);
  const bothStand = [fight.attacker, fight.defender].every(
    ({ operative }) => !isOut(state, operativeById(state, operative.id)),
  );
  const { fighter } = fight.defender;
  if (fighter.dice === null && fighter.accurate === 0) return [...first, fighterMoved('defender', { pool: [] })];
  if (!bothStand)
    return [...first, fighterMoved('defender', { pool: [...(poolOf(fight, fight.defender)?.pool ?? [])] })];
  return [...first, ...sideEvents({ ...fight, game: fight.game.at(state) }, fight.defender)];
}
