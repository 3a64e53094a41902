import type { BattleSummary } from '../../state/base/store.ts';
import type { Words } from '../../words/words.ts';
import { shortName } from './shortName.ts';

/** Where a battle stands, in a sentence or two. */
export function battleLine(words: Words<'home'>, { ended, ledger, turningPoint }: BattleSummary): string {
  const { home } = words;
  const rounds = ledger?.counts === 'rounds';
  if (ended) return home.lineOver(turningPoint, rounds);
  if (ledger?.phase === 'setUp' || turningPoint === 0) return home.lineSetUp;
  const turn = home.lineTurningPoint(home.continuePhase(turningPoint, rounds), ledger?.turningPoints ?? null);
  const acting = ledger?.acting ?? null;
  return acting === null
    ? turn
    : `${turn} ${home.lineActing(shortName(words, acting.name), rounds ? null : acting.ap)}`;
}

/** What continuing leads to. */
export function nextOf(words: Words<'home'>, { ledger, turningPoint }: BattleSummary): string {
  const { home } = words;
  const rounds = ledger?.counts === 'rounds';
  if (ledger?.phase === 'setUp' && rounds) return home.lineSetUp;
  if (ledger === null || ledger.phase !== 'firefight') return home.continuePhase(Math.max(1, turningPoint), rounds);
  const { acting, turn } = ledger;
  return acting === null
    ? home.continueSide(turn === 'retinue' || turn === 'enemy' ? turn : null)
    : home.continueActing(shortName(words, acting.name), rounds ? null : acting.ap);
}

const WEEK_MS = 6 * 24 * 60 * 60 * 1000;

/** When it was played last: the weekday within a week, else the date; nothing when that is not known. */
export function whenOf(words: Words<'home'>, { savedAt }: Pick<BattleSummary, 'savedAt'>): string {
  const at = Date.parse(savedAt);
  if (Number.isNaN(at)) return '';
  return Date.now() - at < WEEK_MS ? words.home.when(at) : words.home.date(at);
}
