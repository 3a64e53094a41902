import { later } from '../../ui/later.tsx';
import { fetchWords } from '../../words/catalogues.ts';
import { spokenLanguage } from '../../words/language.ts';

/** What home does without at first, and its words. */
export async function laterParts() {
  const words = fetchWords('saving', spokenLanguage());
  const [{ parts }] = await Promise.all([import('./parts.ts'), words]);
  return parts;
}

export const BattleSheet = later(async () => (await laterParts()).BattleSheet);
export const HomeToast = later(async () => (await laterParts()).HomeToast);
export const KeptAside = later(async () => (await laterParts()).KeptAside);
export const PlayerNames = later(async () => (await laterParts()).PlayerNames);
export const Face = later(async () => (await import('./Face.tsx')).Face);
