import type { Lasting } from '../../family/killteam/model/lasting.ts';

/** Something that may keep anybody from being seen. */
export const limitsSight = ({ change: { op }, source: { kind } }: Lasting): boolean =>
  op === 'sight' || op === 'smoke' || kind === 'environment';
