import { speaking } from '../../speaking.ts';

export const AttackScreen = speaking(
  ['log'],
  async () => (await import('../../../features/attack/AttackScreen.tsx')).AttackScreen,
);
export const EnemyTurnScreen = speaking(
  ['behaviour', 'log', 'play'],
  async () => (await import('../../../features/enemy-turn/EnemyTurnScreen.tsx')).EnemyTurnScreen,
);
export const EnemyOffer = speaking(
  ['behaviour', 'play'],
  async () => (await import('../../../features/enemy-turn/EnemyOffer.tsx')).EnemyOffer,
);
export const EnemyAtTable = speaking(
  ['behaviour', 'play'],
  async () => (await import('../../../features/enemy-turn/EnemyAtTable.tsx')).EnemyAtTable,
);
export const TurningPointScreen = speaking(
  ['log'],
  async () => (await import('../../../features/turning-point/TurningPointScreen.tsx')).TurningPointScreen,
);
export const StrategyScreen = speaking(
  ['play', 'strategy'],
  async () => (await import('../../../features/strategy/StrategyScreen.tsx')).StrategyScreen,
);
export const OrdersHere = speaking(
  ['play'],
  async () => (await import('../../../features/turning-point/OrdersHere.tsx')).OrdersHere,
);
export const TableSetUp = speaking(
  ['play', 'log'],
  async () => (await import('../../../features/turning-point/SetUp.tsx')).TableSetUp,
);
export const SetUpHere = speaking(
  ['play', 'log'],
  async () => (await import('../../../features/turning-point/SetUpHere.tsx')).SetUpHere,
);
export const BattleTop = speaking(['play'], async () => (await import('../../../features/turning-point/Top.tsx')).Top);
export const SetUpScreen = speaking(
  ['play', 'twoSides'],
  async () => (await import('../../../features/two-sides/SetUpScreen.tsx')).SetUpScreen,
);
export const RevealScreen = speaking(
  ['play', 'twoSides'],
  async () => (await import('../../../features/two-sides/RevealScreen.tsx')).RevealScreen,
);
export const WithPoints = speaking(['play', 'twoSides'], async () => (await import('./WithPoints.tsx')).WithPoints);
export const ScoreScreen = speaking(
  ['play', 'twoSides'],
  async () => (await import('../../../features/two-sides/ScoreScreen.tsx')).ScoreScreen,
);
export const FinalScore = speaking(
  ['play', 'twoSides'],
  async () => (await import('../../../features/two-sides/FinalScore.tsx')).FinalScore,
);
export const DiceTray = speaking(
  ['log'],
  async () => (await import('../../../features/dice-tray/DiceTray.tsx')).DiceTray,
);
export const TrayBar = speaking(
  ['play'],
  async () => (await import('../../../features/dice-tray/TrayBar.tsx')).TrayBar,
);
export const LastResult = speaking(
  ['log'],
  async () => (await import('../../../features/dice-tray/LastResult.tsx')).LastResult,
);
export const TraitsSheet = speaking(
  ['play'],
  async () => (await import('../../../features/traits/TraitsSheet.tsx')).TraitsSheet,
);
export const KillTeamDice = speaking(['log'], async () => (await import('./KillTeamDice.tsx')).KillTeamDice);
export const HoldsHere = speaking(
  ['play'],
  async () => (await import('../../../features/battle/HoldsHere.tsx')).HoldsHere,
);
export const ScenarioHere = speaking(
  ['play'],
  async () => (await import('../../../features/scenario/ScenarioHere.tsx')).ScenarioHere,
);
export const MasterStage = speaking(['scenario', 'play'], async () => (await import('./MasterStage.tsx')).MasterStage);
export const KillTeamLog = speaking(['log'], async () => (await import('./KillTeamLog.tsx')).KillTeamLog);
export const EndStage = speaking(['play'], async () => (await import('./EndStage.tsx')).EndStage);
export const LogLive = speaking(['log'], async () => (await import('./LogLive.tsx')).LogLive);
export const KeysSheet = speaking(['play'], async () => (await import('./KeysSheet.tsx')).KeysSheet);

export const SeatTurn = speaking([], async () => (await import('../SeatTurn.tsx')).SeatTurn);

/** What a new battle begins with. */
export const OPENING = [TurningPointScreen, DiceTray, TrayBar];

/** What a battle comes to after its table is shown. */
export const STAGES = [
  DiceTray,
  TrayBar,
  LastResult,
  AttackScreen,
  TurningPointScreen,
  EnemyOffer,
  EnemyTurnScreen,
  HoldsHere,
  LogLive,
  KeysSheet,
  TraitsSheet,
  KillTeamDice,
  KillTeamLog,
  EndStage,
];
