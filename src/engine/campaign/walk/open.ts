import type { CampaignGame } from '../model/game.ts';
import type { CampaignRequest } from '../model/request.ts';
import { casualtyRequest } from './casualtyRoll.ts';
import { servingMember } from './inHand.ts';
import { findRequest } from './loot.ts';
import { recoveryRequest } from './recovery.ts';
import type { Casualty, Find, Recovery } from '../model/walk.ts';

/** A roll that is not done, with what it waits for. */
export type OpenRoll =
  | { readonly of: 'casualty'; readonly row: Casualty; readonly request: CampaignRequest }
  | { readonly of: 'recovery'; readonly row: Recovery; readonly request: CampaignRequest }
  | { readonly of: 'find'; readonly row: Find; readonly request: CampaignRequest };

const serves = ({ state }: CampaignGame, { member }: { readonly member: string }): boolean =>
  servingMember(state, member) !== null;

const answerable = (roll: OpenRoll): boolean => roll.request.kind === 'roll' || roll.request.options.length > 0;

/** Rolls of the stage in hand that are not done, in order; one that nothing can be answered to any more is not open. */
export function openRolls(game: CampaignGame): readonly OpenRoll[] {
  const { scenario } = game.state;
  if (scenario === null) return [];
  const rolls: readonly OpenRoll[] =
    scenario.stage === 'casualties'
      ? scenario.casualties
          .filter((row) => !row.done && serves(game, row))
          .map((row) => ({ of: 'casualty', row, request: casualtyRequest(game, row) }))
      : scenario.stage === 'recovery'
        ? scenario.recoveries
            .filter((row) => !row.done && serves(game, row))
            .map((row) => ({ of: 'recovery', row, request: recoveryRequest(game, row) }))
        : openFinds(game, scenario.stage === 'loot' ? scenario.finds : []);
  return rolls.filter(answerable);
}

const openFinds = (game: CampaignGame, finds: readonly Find[]): readonly OpenRoll[] =>
  finds
    .filter(({ done }) => !done)
    .flatMap((row) => {
      const request = findRequest(game, row);
      return request === null ? [] : [{ of: 'find', row, request } as const];
    });
