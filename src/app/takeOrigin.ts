import { takePackPath } from './workshopPaths.ts';

/** The address of the app up to where the code of something shared stands. */
export const takeOrigin = (): string => `${location.href.split('#')[0] ?? ''}#${takePackPath('')}`;
