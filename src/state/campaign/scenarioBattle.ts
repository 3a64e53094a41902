import type { CampaignState } from '../../engine/campaign/model/state.ts';
import { battleListing } from '../../persistence/battleIndex.ts';
import { storedSummary, summaryFrom } from '../../persistence/listing.ts';
import type { TextStorage } from '../../persistence/textStorage.ts';
import type { OpenBattle } from '../base/store.ts';
import type { ScenarioBattle } from './openCampaign.ts';

/** Where battles are looked for. `second`: summaries of the second copies, as texts by id. */
interface BattlePlaces {
  readonly open: OpenBattle | null;
  readonly storage: TextStorage;
  readonly second: ReadonlyMap<string, string>;
  /** Whether the first store has anything that can be opened, or says why not. */
  readonly isThere: (id: string) => boolean;
}

/**
 * How the battle of the scenario in hand stands, by what is stored. A battle whose summary cannot be read is in play:
 * opening it says more. One of which no more than its start was written when the tab was killed, is missing.
 */
export function scenarioBattle(
  { scenario }: Pick<CampaignState, 'scenario'>,
  { open, storage, second, isThere }: BattlePlaces,
): ScenarioBattle {
  if (scenario === null) return 'none';
  const { battle } = scenario;
  if (open?.id === battle) return open.state.result === null ? 'inPlay' : 'over';
  const first = storedSummary(battleListing, storage, battle);
  const summary = first.readable ? first : summaryFrom(battleListing, battle, second.get(battle));
  if (!summary.readable && !isThere(battle)) return 'missing';
  return summary.ended ? 'over' : 'inPlay';
}
