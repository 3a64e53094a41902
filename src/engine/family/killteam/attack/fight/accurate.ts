import { byPeople } from '../../model/lookup.ts';
import type { FightRole } from '../../model/task.ts';
import type { FighterInHand, FightInHand, FightStep } from '../../rules/steps.ts';
import { keepAccurate } from '../keepAccurate.ts';
import { accurateLimitOf } from './fightInHand.ts';
import { fighterMoved, fightRequestId } from './step.ts';
import { isAccurateSaid, sayAccurate } from './weapons.ts';

const dicesOf = ({ weapon }: FighterInHand): number => weapon?.attacks ?? 0;

/** Nothing of its dice has been rolled or said; nobody whose strikes are forbidden has any. */
const isOpen = ({ game, task }: FightInHand, { role, fighter, operative }: FighterInHand): boolean =>
  fighter.pool === null &&
  (fighter.dice ?? []).length === 0 &&
  !(role === 'defender' && task.noRetaliate) &&
  !isAccurateSaid(fighter) &&
  byPeople(game.state, operative.side);

/** Accurate in a fight: people may roll dice that it would keep (A5.7); tables keep as many as they may. */
export const accurateOf = (role: FightRole): FightStep => ({
  request: (fight) => {
    const side = fight[role];
    const limit = isOpen(fight, side) ? accurateLimitOf(fight, side) : 0;
    if (limit === 0) return null;
    const id = fightRequestId(fight, role, 'accurate');
    return keepAccurate({ id, operative: side.operative, dice: dicesOf(side), limit });
  },
  resolve: (fight, answer) =>
    answer.kind === 'pick' ? [fighterMoved(role, sayAccurate(fight[role], Number(answer.option)))] : [],
});
