import { later } from '../../../ui/later.tsx';
import { fetchWords } from '../../../words/catalogues.ts';
import { spokenLanguage } from '../../../words/language.ts';

export const ActorPanel = later(async () => (await import('./ActorPanel.tsx')).ActorPanel);
export const BarKeys = later(async () => (await import('./BarKeys.tsx')).BarKeys);
export const BarUndo = later(async () => (await import('./BarUndo.tsx')).BarUndo);
export const DueTick = later(async () => (await import('./DueTick.tsx')).DueTick);
export const Notices = later(async () => (await import('./Notices.tsx')).Notices);
export const RecentLog = later(async () => {
  const words = fetchWords('log', spokenLanguage());
  const [part] = await Promise.all([import('./RecentLog.tsx'), words]);
  return part.RecentLog;
});
export const ScreenKeys = later(async () => (await import('./ScreenKeys.tsx')).ScreenKeys);
export const Sheets = later(async () => (await import('../sheets/Sheets.tsx')).Sheets);
export const TableMode = later(async () => (await import('./TableMode.tsx')).TableMode);
export const Wounds = later(async () => (await import('./Wounds.tsx')).Wounds);

/** What the table does without until somebody acts, the most needed first. */
export const LATER_PARTS = [ActorPanel, BarUndo, Notices, DueTick, Wounds, ScreenKeys, Sheets, RecentLog, BarKeys];
