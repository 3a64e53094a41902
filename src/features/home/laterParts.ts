import { later } from '../../ui/later.tsx';

/** What home does without at first. */
export const laterParts = async () => (await import('./parts.ts')).parts;

export const AfterBringing = later(async () => (await laterParts()).AfterBringing);
export const BattleSheet = later(async () => (await laterParts()).BattleSheet);
export const HomeToast = later(async () => (await laterParts()).HomeToast);
export const KeptAside = later(async () => (await laterParts()).KeptAside);
export const PlayerNames = later(async () => (await laterParts()).PlayerNames);
export const ReadyBust = later(async () => (await laterParts()).ReadyBust);
