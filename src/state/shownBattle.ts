import type { BattleState } from '../engine/battle/state.ts';
import type { BattleMeta } from '../persistence/battleFile.ts';
import type { BattleSummary } from '../persistence/battleIndex.ts';
import type { Journal } from '../persistence/journal.ts';
import type { Rules } from './autoAnswer.ts';
import { ledgerOf } from './ledger.ts';
import type { OpenBattle } from './store.ts';

/** What of an open battle is shown. */
export interface Standing {
  readonly meta: BattleMeta;
  readonly state: BattleState;
  readonly journal: Journal;
  readonly savedAt: string;
}

const RECENT = 30;

/** The battle for the screens, at a cost that does not grow with its log. */
export const shownBattle = (
  { meta, state, journal }: Standing,
  pendingRequest: Rules['pendingRequest'],
): OpenBattle => ({
  ...meta,
  state,
  request: pendingRequest(state),
  length: journal.length,
  undoes: journal.last?.command ?? null,
  redoes: journal.next?.command ?? null,
  recent: journal.slice(journal.length - RECENT, journal.length),
});

/** The battle for the list of battles. */
export const summaryOf = ({ meta, state, savedAt }: Standing, archived: boolean): BattleSummary => ({
  id: meta.id,
  title: meta.title,
  mission: state.mission.name,
  turningPoint: state.turningPoint,
  savedAt,
  ended: state.result !== null,
  archived,
  ledger: ledgerOf(state),
  readable: true,
});
