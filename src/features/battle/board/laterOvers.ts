import { later } from '../../../ui/later.tsx';

export const Aims = later(async () => (await import('./Aims.tsx')).Aims);
export const AskedArea = later(async () => (await import('./AskedArea.tsx')).AskedArea);
export const BarricadeOver = later(async () => (await import('./BarricadeOver.tsx')).BarricadeOver);
export const ClosePicture = later(async () => (await import('../../../ui/board/ClosePicture.tsx')).ClosePicture);
export const FoesBeyond = later(async () => (await import('./FoesBeyond.tsx')).FoesBeyond);
export const LayOver = later(async () => (await import('../../../forms/board/LayOver.tsx')).LayOver);
export const MarkAreas = later(async () => (await import('./MarkAreas.tsx')).MarkAreas);
export const MeasureOver = later(
  async () => (await import('../../../forms/board/measure/MeasureOver.tsx')).MeasureOver,
);
export const MoveReach = later(async () => (await import('./MoveOver.tsx')).MoveReach);
export const MoveWay = later(async () => (await import('./MoveOver.tsx')).MoveWay);
export const PutThere = later(async () => (await import('./PutThere.tsx')).PutThere);
export const ShotOver = later(async () => (await import('./ShotOver.tsx')).ShotOver);

/** What is drawn over a board while something on it is in hand, the most needed first. */
export const LATER_OVERS = [
  Aims,
  MarkAreas,
  MoveReach,
  MoveWay,
  ClosePicture,
  FoesBeyond,
  ShotOver,
  AskedArea,
  PutThere,
  MeasureOver,
  LayOver,
  BarricadeOver,
];
