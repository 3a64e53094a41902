import { fetchFinder, hasFinder } from '../../engine/board/finding.ts';
import { anyBattle } from '../../engine/systems/anyBattle.ts';
import type { BattleLog } from '../../persistence/battleFile.ts';
import { untilHere } from '../base/untilHere.ts';
import type { RuleContents } from '../log/playPorts.ts';

/** What finds ways on boards: a battle is shown before it is here, and waits for it where its tables look for ways. */
export const waysOnBoards: RuleContents<BattleLog> = {
  needed: (state, command) => !hasFinder() && anyBattle.findsWays(state, command === undefined ? 'now' : 'next'),
  fetch: () => untilHere(fetchFinder),
};
