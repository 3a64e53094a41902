import { speaking } from '../../speaking.ts';

export const RoundsLog = speaking(['rounds', 'play'], async () => (await import('./RoundsLog.tsx')).RoundsLog);
export const RoundsLive = speaking(['rounds'], async () => (await import('./RoundsLive.tsx')).RoundsLive);
export const RoundsRecent = speaking(['rounds'], async () => (await import('./RoundsRecent.tsx')).RoundsRecent);
export const RoundsEnd = speaking(['rounds'], async () => (await import('./RoundsEnd.tsx')).RoundsEnd);
export const KeysSheet = speaking(['rounds'], async () => (await import('./KeysSheet.tsx')).KeysSheet);

export const TableScreen = speaking(
  ['warBands'],
  async () => (await import('../../../features/vanguard-battle/TableScreen.tsx')).TableScreen,
);
export const AttackScreen = speaking(
  [],
  async () => (await import('../../../features/vanguard-attack/AttackScreen.tsx')).AttackScreen,
);
export const RoundsTray = speaking(
  [],
  async () => (await import('../../../features/vanguard-tray/RoundsTray.tsx')).RoundsTray,
);
export const RoundsBar = speaking(
  [],
  async () => (await import('../../../features/vanguard-tray/RoundsBar.tsx')).RoundsBar,
);
export const SetUpScreen = speaking(
  [],
  async () => (await import('../../../features/vanguard-round/SetUpScreen.tsx')).SetUpScreen,
);
export const StartScreen = speaking(
  [],
  async () => (await import('../../../features/vanguard-round/StartScreen.tsx')).StartScreen,
);
export const EndScreen = speaking(
  [],
  async () => (await import('../../../features/vanguard-round/EndScreen.tsx')).EndScreen,
);
export const LengthScreen = speaking(
  [],
  async () => (await import('../../../features/vanguard-round/LengthScreen.tsx')).LengthScreen,
);

export const FoeTurn = speaking([], async () => (await import('../../../features/vanguard-enemy/FoeTurn.tsx')).FoeTurn);
export const FoePanel = speaking(
  ['roundsFoes'],
  async () => (await import('../../../features/vanguard-enemy/FoePanel.tsx')).FoePanel,
);
export const FoeBar = speaking(
  ['roundsFoes'],
  async () => (await import('../../../features/vanguard-enemy/FoeBar.tsx')).FoeBar,
);

export const RoundsDice = speaking(['log'], async () => (await import('./RoundsDice.tsx')).RoundsDice);

/** What a new battle begins with. */
export const OPENING = [SetUpScreen, RoundsTray, RoundsBar, TableScreen];

/** What a battle comes to after its table is shown. */
export const STAGES = [
  TableScreen,
  RoundsTray,
  RoundsBar,
  AttackScreen,
  StartScreen,
  EndScreen,
  LengthScreen,
  FoeTurn,
  FoePanel,
  FoeBar,
  RoundsLive,
  RoundsLog,
  RoundsRecent,
  RoundsEnd,
  KeysSheet,
  RoundsDice,
];
