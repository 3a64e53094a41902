import type { BattleSummary } from '../../state/base/store.ts';
import type { Words } from '../../words/words.ts';
import { shortName } from './shortName.ts';

type Stands = BattleSummary['ledger'];

/** Whether the game counts rounds in place of turning points. */
const inRounds = (ledger: Stands): boolean => ledger?.counts === 'rounds';

/** Who acts, in one word, with the AP left where the game has any; null: nobody. */
function actingIn(words: Words<'home'>, ledger: Stands): readonly [string, number | null] | null {
  const acting = ledger?.acting ?? null;
  return acting === null ? null : [shortName(words, acting.name), inRounds(ledger) ? null : acting.ap];
}

/** The game that it is of, as it is called; nothing: it is not known, or not one of these. */
export const gameOf = ({ home }: Words<'home'>, { game }: Pick<BattleSummary, 'game'>): readonly string[] =>
  Object.entries(home.games).flatMap(([id, name]) => (id === game ? [name] : []));

/** Where a battle stands, in a sentence or two. */
export function battleLine(words: Words<'home'>, { ended, ledger, turningPoint }: BattleSummary): string {
  const { home } = words;
  if (ended) return home.lineOver(turningPoint, inRounds(ledger));
  if (ledger?.phase === 'setUp' || turningPoint === 0) return home.lineSetUp;
  const turn = home.lineTurningPoint(turningPoint, ledger?.turningPoints ?? null, inRounds(ledger));
  const acting = actingIn(words, ledger);
  return acting === null ? turn : `${turn} ${home.lineActing(...acting)}`;
}

/** What continuing leads to. */
export function nextOf(words: Words<'home'>, { ledger, turningPoint }: BattleSummary): string {
  const { home } = words;
  if (ledger?.phase === 'setUp' && inRounds(ledger)) return home.lineSetUp;
  if (ledger?.phase !== 'firefight') return home.continuePhase(Math.max(1, turningPoint), inRounds(ledger));
  const acting = actingIn(words, ledger);
  if (acting !== null) return home.continueActing(...acting);
  const { turn } = ledger;
  return home.continueSide(turn === 'retinue' || turn === 'enemy' ? turn : null);
}

const WEEK_MS = 6 * 24 * 60 * 60 * 1000;

/** When it was played last: the weekday within a week, else the date; nothing when that is not known. */
export function whenOf(words: Words<'home'>, { savedAt }: Pick<BattleSummary, 'savedAt'>): string {
  const at = Date.parse(savedAt);
  if (Number.isNaN(at)) return '';
  return Date.now() - at < WEEK_MS ? words.home.when(at) : words.home.date(at);
}
