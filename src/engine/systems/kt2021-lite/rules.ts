import { rollOff } from '../../family/killteam/flow/tasks/rollOff.ts';
import { changedRules } from '../../family/killteam/rules/changedRules.ts';
import { liteGuides } from './guides.ts';
import { orByMission } from '../kt2021/setup/initiative.ts';
import { usesCore } from './usesCore.ts';
import { kt2021Rules } from '../kt2021/rules.ts';

/**
 * Kill Team Lite: Kill Team 2021 with what its sheet says otherwise. L-07: the higher die has initiative, nobody chooses, and a
 * tie gives it to the side that had it not. L-11: one operative an
 * activation; L-15: no combat support: but for a battle with a card that asks for the core's rules.
 */
export const kt2021LiteRules = changedRules(kt2021Rules, {
  id: 'kt2021-lite',
  version: '1.0.0',
  add: {},
  replace: {},
  remove: [],
  order: {},
  values: {
    initiative: orByMission(rollOff({ winner: 'has', tie: 'otherHas' })),
    assists: (friend, state) => usesCore(state) && kt2021Rules.assists(friend, state),
    guides: liteGuides,
  },
});
