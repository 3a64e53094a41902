import { AfterBringing } from './AfterBringing.tsx';
import { BattleSheet } from './BattleSheet.tsx';
import { HomeToast } from './HomeToast.tsx';
import { KeptAside } from './KeptAside.tsx';
import { PlayerNames } from './PlayerNames.tsx';
import { begin, bring } from './ways.ts';

/** What home does without at first, fetched as one. */
export const parts = { AfterBringing, BattleSheet, HomeToast, KeptAside, PlayerNames, begin, bring };
