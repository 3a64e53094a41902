import { later } from '../../../ui/later.tsx';
import { fetchWords } from '../../../words/catalogues.ts';
import { spokenLanguage } from '../../../words/language.ts';

/** What is fetched when it is first asked for, with the words of boards. */
async function withWords<T>(fetched: Promise<T>): Promise<T> {
  const language = spokenLanguage();
  const [part] = await Promise.all([fetched, fetchWords('board', language), fetchWords('killzones', language)]);
  return part;
}

/** The boards that the battle can take up. */
export const BandBoards = later(async () => (await withWords(import('./BandBoards.tsx'))).BandBoards);
/** Why the board has one for no target, and attacking it all the same. */
export const AimAnyway = later(async () => (await withWords(import('./AimAnyway.tsx'))).AimAnyway);
/** An act that only the board forbids, all the same. */
export const ActAnyway = later(async () => (await withWords(import('./ActAnyway.tsx'))).ActAnyway);
/** One puts a model elsewhere on the board, by no rule. */
export const PutByHand = later(async () => (await withWords(import('./PutByHand.tsx'))).PutByHand);
