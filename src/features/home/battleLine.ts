import type { BattleSummary } from '../../state/base/store.ts';
import type { Words } from '../../words/words.ts';
import { shortName } from './shortName.ts';

/** How a battle that counts turning points, or rounds, says where it is. */
function sayingOf({ home }: Words<'home'>, { ledger }: Pick<BattleSummary, 'ledger'>) {
  if (ledger?.counts === 'rounds') return home.rounds;
  return {
    continuePhase: home.continuePhase,
    line: home.lineTurningPoint,
    acting: home.lineActing,
    continueActing: home.continueActing,
    lineOver: home.lineOver,
  };
}

/** Where a battle stands, in a sentence or two. */
export function battleLine(words: Words<'home'>, battle: BattleSummary): string {
  const { ended, ledger, turningPoint } = battle;
  const said = sayingOf(words, battle);
  if (ended) return said.lineOver(turningPoint);
  if (ledger?.phase === 'setUp' || turningPoint === 0) return words.home.lineSetUp;
  const turn = said.line(turningPoint, ledger?.turningPoints ?? null);
  const acting = ledger?.acting ?? null;
  return acting === null ? turn : `${turn} ${said.acting(shortName(words, acting.name), acting.ap)}`;
}

/** What continuing leads to. */
export function nextOf(words: Words<'home'>, battle: BattleSummary): string {
  const { ledger, turningPoint } = battle;
  const said = sayingOf(words, battle);
  if (ledger?.counts === 'rounds' && ledger.phase === 'setUp') return words.home.lineSetUp;
  if (ledger === null || ledger.phase !== 'firefight') return said.continuePhase(Math.max(1, turningPoint));
  const { acting, turn } = ledger;
  return acting === null
    ? words.home.continueSide(turn === 'retinue' || turn === 'enemy' ? turn : null)
    : said.continueActing(shortName(words, acting.name), acting.ap);
}

const WEEK_MS = 6 * 24 * 60 * 60 * 1000;

/** When it was played last: the weekday within a week, else the date; nothing when that is not known. */
export function whenOf(words: Words<'home'>, { savedAt }: Pick<BattleSummary, 'savedAt'>): string {
  const at = Date.parse(savedAt);
  if (Number.isNaN(at)) return '';
  return Date.now() - at < WEEK_MS ? words.home.when(at) : words.home.date(at);
}
