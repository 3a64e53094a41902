import { type GameTypes, isAnswer } from '../../engine/log/battleBase.ts';
import type { BattleStanding } from '../../engine/log/standing.ts';
import { type BattleLog, type BattleMeta, battleLog } from '../../persistence/battleFile.ts';
import { storedCampaign } from '../../persistence/campaignIndex.ts';
import type { TextStorage } from '../../persistence/textStorage.ts';
import { type Rules, answerOn, nextApart } from '../answer/autoAnswer.ts';
import type { PlayPorts, PlayView, Standing } from '../log/playPorts.ts';
import { begunWith } from './begunWith.ts';
import { shownBattle, summaryTextOf } from './shownBattle.ts';
import { SAVED } from '../log/status.ts';

/** The engine as open battles use it. `view`: what screens read of a state; `standing`: what the list of battles says of it. */
export interface BattleRules<T extends GameTypes = GameTypes> extends Rules<T> {
  readonly view: (state: T['state']) => T['view'];
  readonly standing: (state: T['state']) => BattleStanding;
}

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

const isFixed = <T extends GameTypes>({ state, meta }: Standing<BattleLog<T>>, storage: TextStorage): boolean =>
  state.result !== null && bookOf(storage, meta) === 'closed';

const viewOf = <T extends GameTypes>(storage: TextStorage, rules: BattleRules<T>): PlayView<BattleLog<T>> => ({
  shown: (standing, _, save) => ({
    battle: shownBattle(standing, rules, { closed: isFixed(standing, storage), begun: begunWith(standing) }),
    save,
  }),
  saved: (save) => ({ save }),
  nothing: { battle: null, save: SAVED },
  idIn: ({ battle }) => battle?.id,
  summaryText: (standing, archived) => summaryTextOf(standing, rules.standing(standing.state), archived),
  answerOf: (command) => (isAnswer(command) ? command : null),
  isFinished: ({ state, meta }) => state.result !== null && bookOf(storage, meta) !== 'open',
  isFixed: (standing) => isFixed(standing, storage),
  begunWith,
});

/** What open battles use. `byHand`: a roll whose dice the player types although the screen would roll them. */
interface GamePorts<T extends GameTypes> extends Omit<
  PlayPorts<BattleLog<T>>,
  'kind' | 'view' | 'onward' | 'next' | 'rules'
> {
  readonly rules: BattleRules<T>;
  readonly byHand?: (request: T['request']) => boolean;
}

/** What a session of battles uses. */
export const battlePorts = <T extends GameTypes>({ byHand, ...ports }: GamePorts<T>): PlayPorts<BattleLog<T>> => ({
  ...ports,
  kind: battleLog<T>(ports.rules.decider.evolve),
  view: viewOf(ports.storage, ports.rules),
  onward: (begun) => answerOn(ports.rules, begun, byHand),
  next: (change) => nextApart(ports.rules, change),
});
