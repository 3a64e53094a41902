import { lazy } from 'react';

const attack = () => import('../../features/attack/AttackScreen.tsx');
const turningPoint = () => import('../../features/turning-point/TurningPointScreen.tsx');
const diceTray = () => import('../../features/dice-tray/DiceTray.tsx');
const trayBar = () => import('../../features/dice-tray/TrayBar.tsx');
const log = () => import('../../features/log/LogScreen.tsx');
const end = () => import('../../features/battle-end/EndScreen.tsx');

export const AttackScreen = lazy(async () => ({ default: (await attack()).AttackScreen }));
export const TurningPointScreen = lazy(async () => ({ default: (await turningPoint()).TurningPointScreen }));
export const DiceTray = lazy(async () => ({ default: (await diceTray()).DiceTray }));
export const TrayBar = lazy(async () => ({ default: (await trayBar()).TrayBar }));
export const LogScreen = lazy(async () => ({ default: (await log()).LogScreen }));
export const EndScreen = lazy(async () => ({ default: (await end()).EndScreen }));

/** Fetches the screens that a battle comes to; what fails now is fetched again when it is needed. */
export function fetchStages(): void {
  for (const fetched of [attack, turningPoint, diceTray, trayBar, log, end]) void fetched().catch(() => null);
}
