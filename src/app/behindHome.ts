import { later } from '../ui/later.tsx';
import { FaultScreen } from './FaultScreen.tsx';
import { Places, fetchScreen } from './Places.tsx';
import { aheadOf } from './ahead.ts';
import { leaveOpen } from './leaveOpen.ts';
import { speaking } from './speaking.ts';

const FoundSaves = later(async () => (await import('./FoundSaves.tsx')).FoundSaves);
const Notices = speaking(['saving'], async () => (await import('./Notices.tsx')).Notices);

/** What the app does without until home is drawn, fetched as one. */
export const behindHome = {
  FaultScreen,
  FoundSaves,
  Notices,
  Places,
  fetchScreen,
  aheadOf,
  leaveOpen,
};
