import type { PickOption } from '../../../../log/request.ts';
import { byPeople } from '../../model/lookup.ts';
import type { FightRole } from '../../model/task.ts';
import type { FighterInHand, FightInHand, FightStep } from '../../rules/steps.ts';
import { accurateLimitOf } from './fightInHand.ts';
import { fighterMoved, fightRequestId } from './step.ts';

const dicesOf = ({ weapon }: FighterInHand): number => weapon?.attacks ?? 0;

const keep = (side: FighterInHand, dice: number): PickOption => ({
  id: String(dice),
  code: 'keepAccurate',
  params: { count: dice, rolled: dicesOf(side) - dice },
  value: dice,
});

/** Nothing of its dice has been rolled or said. */
const isOpen = ({ game }: FightInHand, { fighter, operative }: FighterInHand): boolean =>
  fighter.pool === null &&
  (fighter.dice ?? []).length === 0 &&
  fighter.accurateChosen !== true &&
  byPeople(game.state, operative.side);

/** Accurate in a fight: people may roll dice that it would keep (A5.7); tables keep as many as they may. */
export const accurateOf = (role: FightRole): FightStep => ({
  request: (fight) => {
    const side = fight[role];
    const limit = isOpen(fight, side) ? accurateLimitOf(fight, side) : 0;
    return limit === 0
      ? null
      : {
          kind: 'pick',
          id: fightRequestId(fight, role, 'accurate'),
          question: 'accurate',
          side: side.operative.side,
          operative: side.operative.id,
          options: Array.from({ length: limit + 1 }, (_, fewer) => keep(side, limit - fewer)),
          usual: String(limit),
          random: false,
        };
  },
  resolve: (fight, answer) => {
    if (answer.kind !== 'pick') return [];
    const accurate = Number(answer.option);
    const dice = accurate === dicesOf(fight[role]) ? [] : null;
    return [fighterMoved(role, { accurate, accurateChosen: true, dice })];
  },
});
