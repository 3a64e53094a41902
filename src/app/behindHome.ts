import { later } from '../ui/later.tsx';
import { FaultScreen } from './FaultScreen.tsx';
import { Places, fetchScreen } from './Places.tsx';
import { aheadOf } from './ahead.ts';
import { leaveOpen } from './leaveOpen.ts';
import { speaking } from './speaking.ts';

const FoundSaves = later(async () => (await import('./FoundSaves.tsx')).FoundSaves);
const Notices = speaking(['saving'], async () => (await import('./Notices.tsx')).Notices);
const BroughtElsewhere = speaking(
  ['storage', 'saving'],
  async () => (await import('./BroughtElsewhere.tsx')).BroughtElsewhere,
);

/** What the app does without until home is drawn, fetched as one. */
export const behindHome = {
  BroughtElsewhere,
  FaultScreen,
  FoundSaves,
  Notices,
  Places,
  fetchScreen,
  aheadOf,
  leaveOpen,
};
