import { BattleSheet } from './BattleSheet.tsx';
import { HomeToast } from './HomeToast.tsx';
import { KeptAside } from './KeptAside.tsx';
import { PlayerNames } from './PlayerNames.tsx';
import { begin } from './ways.ts';

/** What home does without at first, fetched as one. */
export const parts = { BattleSheet, HomeToast, KeptAside, PlayerNames, begin };
