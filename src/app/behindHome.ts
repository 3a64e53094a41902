import { FaultScreen } from './FaultScreen.tsx';
import { FoundSaves } from './FoundSaves.tsx';
import { Notices } from './Notices.tsx';
import { Places, fetchScreen } from './Places.tsx';
import { fetchNext } from './fetchNext.ts';
import { leaveOpen } from './leaveOpen.ts';
import { speaking } from './speaking.ts';

const BroughtElsewhere = speaking(['storage'], async () => (await import('./BroughtElsewhere.tsx')).BroughtElsewhere);

/** What the app does without until home is drawn, fetched as one. */
export const behindHome = {
  BroughtElsewhere,
  FaultScreen,
  FoundSaves,
  Notices,
  Places,
  fetchScreen,
  fetchNext,
  leaveOpen,
};
