import type { ComponentType } from 'react';
import { later } from '../../../ui/later.tsx';
import { fetchWords } from '../../../words/catalogues.ts';
import { spokenLanguage } from '../../../words/language.ts';
import type { CatalogueName } from '../../../words/words.ts';

/** A part that is fetched together with the words it speaks with. */
const speaking = <P extends object>(catalogue: CatalogueName, part: () => Promise<ComponentType<P>>) =>
  later(async () => {
    const [here] = await Promise.all([part(), fetchWords(catalogue, spokenLanguage())]);
    return here;
  });

export const ActorPanel = speaking('play', async () => (await import('./ActorPanel.tsx')).ActorPanel);
export const AnyTimePloys = speaking('play', async () => (await import('./PloyActs.tsx')).AnyTimePloys);
export const AsIfFighting = speaking('rulings', async () => (await import('./AsIfFighting.tsx')).AsIfFighting);
export const BarKeys = later(async () => (await import('./BarKeys.tsx')).BarKeys);
export const BarUndo = speaking('play', async () => (await import('./BarUndo.tsx')).BarUndo);
export const DueTick = later(async () => (await import('./DueTick.tsx')).DueTick);
export const GuardWith = speaking('rulings', async () => (await import('./GuardWith.tsx')).GuardWith);
export const Notices = speaking('play', async () => (await import('./Notices.tsx')).Notices);
export const Overwatch = speaking('play', async () => (await import('./Overwatch.tsx')).Overwatch);
export const RecentLog = speaking('log', async () => (await import('./RecentLog.tsx')).RecentLog);
export const ScreenKeys = later(async () => (await import('./ScreenKeys.tsx')).ScreenKeys);
export const Sheets = speaking('play', async () => (await import('../sheets/Sheets.tsx')).Sheets);
export const TableMode = speaking('play', async () => (await import('./TableMode.tsx')).TableMode);
export const Wounds = later(async () => (await import('./Wounds.tsx')).Wounds);

/** Which of several doors of a board. */
export const HatchPick = speaking('board', async () => {
  const [{ HatchPick: Part }] = await Promise.all([
    import('../board/HatchPick.tsx'),
    fetchWords('killzones', spokenLanguage()),
  ]);
  return Part;
});

/** Pieces are called in words of their own. */
export const OnBoard = speaking('board', async () => {
  const [{ OnBoard: Part }] = await Promise.all([
    import('../board/OnBoard.tsx'),
    fetchWords('killzones', spokenLanguage()),
  ]);
  return Part;
});

/** What the table does without until somebody acts, the most needed first. */
export const LATER_PARTS = [ActorPanel, BarUndo, Notices, DueTick, Wounds, ScreenKeys, Sheets, RecentLog, BarKeys];
