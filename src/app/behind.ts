import { later } from '../ui/later.tsx';
import { fetchWords } from '../words/catalogues.ts';
import { spokenLanguage } from '../words/language.ts';

/** What the app does without until home is drawn, and its words. */
export async function behind() {
  const words = fetchWords('saving', spokenLanguage());
  const [{ behindHome }] = await Promise.all([import('./behindHome.ts'), words]);
  return behindHome;
}

export const FaultScreen = later(async () => (await behind()).FaultScreen);
export const FoundSaves = later(async () => (await behind()).FoundSaves);
export const Notices = later(async () => (await behind()).Notices);
export const Places = later(async () => (await behind()).Places);
