import { changesOf } from '../../stats/changes.ts';
import { standing } from '../../model/lookup.ts';
import type { Operative } from '../../model/operative.ts';
import type { FighterInHand, FightInHand, FightStep } from '../../rules/steps.ts';
import { fighterMoved, fightRequestId } from './step.ts';
import { ticksInArea } from '../boardGeometry.ts';
import { newFighter } from './weapons.ts';

/** Somebody whose presence helps a fighter, and how. */
interface Aura {
  readonly side: FighterInHand;
  readonly bearer: Operative;
  readonly by: number;
  readonly inches: number;
}

/** The best that a friend of the fighter could lend it; the bearer itself has nothing of it. */
function lentTo({ game }: FightInHand, side: FighterInHand): Aura | null {
  const auras = game.state.operatives
    .filter((other) => standing(other) && other.side === side.operative.side && other.id !== side.operative.id)
    .flatMap((bearer) =>
      changesOf(game.state, bearer, 'meleeAura').map(({ change: { by, inches } }) => ({ side, bearer, by, inches })),
    );
  return auras.toSorted((a, b) => b.by - a.by)[0] ?? null;
}

/** The first fighter with dice to roll for whom nobody has said whether such a friend is near. */
function asking(fight: FightInHand): Aura | null {
  const { attacker, defender, task } = fight;
  for (const side of task.noRetaliate ? [attacker] : [attacker, defender]) {
    const { aura, dice } = side.fighter;
    const open = aura === undefined && dice === null && side.weapon !== null;
    const lent = open ? lentTo(fight, side) : null;
    if (lent !== null) return lent;
  }
  return null;
}

/** Is the fighter near the friend who makes its Hit better (`rules/acolyte.md` C19, Icon Bearer)? Asked once in a fight. */
export const aura: FightStep = {
  request: (fight) => {
    const open = asking(fight);
    if (open === null) return null;
    const { side, bearer, inches } = open;
    return {
      kind: 'tick',
      id: fightRequestId(fight, side.role, 'aura'),
      question: 'inside',
      side: side.operative.side,
      inches,
      around: bearer.id,
      candidates: [side.operative.id],
      ...ticksInArea(fight.game.state, { middle: bearer.id, inches }, [side.operative.id]),
    };
  },
  resolve: (fight, answer) => {
    const open = asking(fight);
    if (open === null || answer.kind !== 'tick') return [];
    const { operative, weapon, foe, fighter, role } = open.side;
    const lent = answer.operatives.includes(operative.id) ? open.by : 0;
    const { hit } = newFighter(fight.game, { operative, weapon }, { foe, assists: fighter.assists, aura: lent });
    return [fighterMoved(role, { hit, aura: lent })];
  },
};
