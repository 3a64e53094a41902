import { later } from '../../../ui/later.tsx';

export const DoorDock = later(async () => (await import('./DoorDock.tsx')).DoorDock);
export const LayDock = later(async () => (await import('./LayDock.tsx')).LayDock);
export const Measure = later(async () => (await import('./Measure.tsx')).Measure);
export const MoveDock = later(async () => (await import('./MoveDock.tsx')).MoveDock);
export const PutDown = later(async () => (await import('./PutDown.tsx')).PutDown);
export const ShotDock = later(async () => (await import('./ShotDock.tsx')).ShotDock);

/** What the board does without until something on it is in hand, the most needed first. */
export const LATER_DOCKS = [MoveDock, ShotDock, PutDown, Measure, DoorDock, LayDock];
