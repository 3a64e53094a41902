import type { Command } from '../../engine/family/killteam/model/command.ts';
import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import type { Request } from '../../engine/family/killteam/model/request.ts';
import type { BattleView } from '../../engine/view/battleView.ts';
import { type BattleLog, type BattleMeta, battleLog } from '../../persistence/battleFile.ts';
import { storedCampaign } from '../../persistence/campaignIndex.ts';
import type { TextStorage } from '../../persistence/textStorage.ts';
import { type Rules, answerOn } from '../answer/autoAnswer.ts';
import type { PlayPorts, PlayView, Standing } from '../log/playPorts.ts';
import { shownBattle, summaryTextOf } from './shownBattle.ts';
import { SAVED } from '../log/status.ts';

/** The engine as games of battles use it. `view`: what screens read of a state. */
export interface BattleRules extends Rules {
  readonly view: (state: BattleState) => BattleView;
}

const answerOf = (command: Command) => (command.type === 'answer' ? command : null);

/**
 * A campaign's battle can be undone into until the campaign has closed its book. The campaign's summary names the one in
 * hand, and those whose book is closed.
 */
function bookOf(storage: TextStorage, { id, campaign }: BattleMeta): 'open' | 'closed' | 'none' {
  if (campaign === undefined) return 'none';
  const { inBattle, told = [] } = storedCampaign(storage, campaign.id);
  if (inBattle === id) return 'open';
  return told.includes(id) ? 'closed' : 'none';
}

const isFixed = ({ state, meta }: Standing<BattleLog>, storage: TextStorage): boolean =>
  state.result !== null && bookOf(storage, meta) === 'closed';

const viewOf = (storage: TextStorage, rules: BattleRules): PlayView<BattleLog> => ({
  shown: (standing, _, save) => ({
    battle: shownBattle(standing, rules, isFixed(standing, storage)),
    save,
  }),
  saved: (save) => ({ save }),
  nothing: { battle: null, save: SAVED },
  idIn: ({ battle }) => battle?.id,
  summaryText: (standing, archived) => summaryTextOf(standing, rules.view(standing.state), archived),
  answerOf,
  isFinished: ({ state, meta }) => state.result !== null && bookOf(storage, meta) !== 'open',
  isFixed: (standing) => isFixed(standing, storage),
});

/**
 * What a game of battles uses. `byHand`: a roll whose dice the player types although the screen would roll them.
 */
interface GamePorts extends Omit<PlayPorts<BattleLog>, 'kind' | 'view' | 'onward' | 'rules'> {
  readonly rules: BattleRules;
  readonly byHand?: (request: Request) => boolean;
}

export const battlePorts = ({ byHand, ...ports }: GamePorts): PlayPorts<BattleLog> => ({
  ...ports,
  kind: battleLog(ports.rules.decider.evolve),
  view: viewOf(ports.storage, ports.rules),
  onward: (begun) => answerOn(ports.rules, begun, byHand),
});
