import type { GameTypes } from '../../engine/log/battleBase.ts';
import type { BattleStanding } from '../../engine/log/standing.ts';
import type { BattleLog } from '../../persistence/battleFile.ts';
import type { BattleSummary } from '../../persistence/battleIndex.ts';
import type { BattleRules } from './battlePorts.ts';
import type { Standing } from '../log/playPorts.ts';
import type { OpenBattle } from '../base/store.ts';

const RECENT = 30;

/** The battle for the screens, at a cost that does not grow with its log. */
export const shownBattle = <T extends GameTypes>(
  { meta, state, journal }: Standing<BattleLog<T>>,
  { pendingRequest, view, standing }: Pick<BattleRules<T>, 'pendingRequest' | 'view' | 'standing'>,
  { closed, begun }: Pick<OpenBattle<T>, 'closed' | 'begun'>,
): OpenBattle<T> => ({
  ...meta,
  state,
  view: view(state),
  standing: standing(state),
  request: pendingRequest(state),
  length: journal.length,
  undoes: closed || journal.length <= begun ? null : (journal.last?.command ?? null),
  begun,
  redoes: closed ? null : (journal.next?.command ?? null),
  closed,
  recent: journal.slice(journal.length - RECENT, journal.length),
});

/** The battle for the list of battles, as the text that is stored for it. */
export function summaryTextOf<T extends GameTypes>(
  { meta, state, savedAt }: Pick<Standing<BattleLog<T>>, 'meta' | 'state' | 'savedAt'>,
  { mission, turningPoint, ledger }: BattleStanding,
  archived: boolean,
): string {
  const summary: Omit<BattleSummary, 'id' | 'readable'> = {
    title: meta.title,
    mission,
    turningPoint,
    savedAt,
    ended: state.result !== null,
    archived,
    game: meta.ruleset.id,
    ledger,
  };
  return JSON.stringify(summary);
}
