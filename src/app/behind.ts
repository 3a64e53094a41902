import { later } from '../ui/later.tsx';

/** What the app does without until home is drawn. */
export const behind = async () => (await import('./behindHome.ts')).behindHome;

export const BroughtElsewhere = later(async () => (await behind()).BroughtElsewhere);
export const FaultScreen = later(async () => (await behind()).FaultScreen);
export const FoundSaves = later(async () => (await behind()).FoundSaves);
export const Notices = later(async () => (await behind()).Notices);
export const Places = later(async () => (await behind()).Places);
