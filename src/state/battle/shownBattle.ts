import type { BattleLog } from '../../persistence/battleFile.ts';
import type { BattleSummary } from '../../persistence/battleIndex.ts';
import type { BattleRules } from './battlePorts.ts';
import { ledgerOf } from './ledger.ts';
import type { BattleView } from '../../engine/view/battleView.ts';
import type { Standing } from '../log/playPorts.ts';
import type { OpenBattle } from '../base/store.ts';

const RECENT = 30;

/** The battle for the screens, at a cost that does not grow with its log. */
export const shownBattle = (
  { meta, state, journal }: Standing<BattleLog>,
  { pendingRequest, view }: Pick<BattleRules, 'pendingRequest' | 'view'>,
  closed: boolean,
): OpenBattle => ({
  ...meta,
  state,
  view: view(state),
  request: pendingRequest(state),
  length: journal.length,
  undoes: closed ? null : (journal.last?.command ?? null),
  redoes: closed ? null : (journal.next?.command ?? null),
  closed,
  recent: journal.slice(journal.length - RECENT, journal.length),
});

/** The battle for the list of battles, as the text that is stored for it. */
export function summaryTextOf(
  { meta, state, savedAt }: Standing<BattleLog>,
  view: BattleView,
  archived: boolean,
): string {
  const summary: Omit<BattleSummary, 'id' | 'readable'> = {
    title: meta.title,
    mission: state.mission.name,
    turningPoint: state.turningPoint,
    savedAt,
    ended: state.result !== null,
    archived,
    ledger: ledgerOf(view),
  };
  return JSON.stringify(summary);
}
