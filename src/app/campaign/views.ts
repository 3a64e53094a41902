import { later } from '../../ui/later.tsx';
import { speaking } from '../speaking.ts';

export const AfterBattleScreen = speaking(
  ['play'],
  async () => (await import('../../features/after-battle/AfterBattleScreen.tsx')).AfterBattleScreen,
);
export const RequestPanel = later(
  async () => (await import('../../features/campaign-dice/RequestPanel.tsx')).RequestPanel,
);
export const RequestNext = later(
  async () => (await import('../../features/campaign-dice/RequestNext.tsx')).RequestNext,
);
export const CampaignHomeScreen = later(
  async () => (await import('../../features/campaign/CampaignHomeScreen.tsx')).CampaignHomeScreen,
);
export const Portrait = later(async () => (await import('../../features/retinue/Portrait.tsx')).Portrait);
export const LastChapter = later(async () => (await import('../../features/campaign/LastChapter.tsx')).LastChapter);
export const ChronicleScreen = later(
  async () => (await import('../../features/campaign/ChronicleScreen.tsx')).ChronicleScreen,
);
export const ChroniclePrint = later(
  async () => (await import('../../features/campaign/ChroniclePrint.tsx')).ChroniclePrint,
);
export const FallenScreen = later(async () => (await import('../../features/campaign/FallenScreen.tsx')).FallenScreen);
export const StashScreen = later(async () => (await import('../../features/campaign/StashScreen.tsx')).StashScreen);
export const TrackerScreen = later(
  async () => (await import('../../features/campaign/TrackerScreen.tsx')).TrackerScreen,
);
export const CampaignSettingsScreen = later(
  async () => (await import('../../features/campaign/CampaignSettingsScreen.tsx')).CampaignSettingsScreen,
);
export const RosterScreen = later(async () => (await import('../../features/retinue/RosterScreen.tsx')).RosterScreen);
export const OperativePage = later(
  async () => (await import('../../features/retinue/OperativePage.tsx')).OperativePage,
);
export const RecruitScreen = later(
  async () => (await import('../../features/retinue/RecruitScreen.tsx')).RecruitScreen,
);
export const EquipScreen = later(async () => (await import('../../features/retinue/EquipScreen.tsx')).EquipScreen);
export const Succession = later(async () => (await import('../../features/retinue/Succession.tsx')).Succession);
export const DeployScreen = speaking(
  ['play', 'settings'],
  async () => (await import('../../features/retinue/DeployScreen.tsx')).DeployScreen,
);
export const ShareScreen = speaking(
  ['sharing'],
  async () => (await import('../../features/share/ShareScreen.tsx')).ShareScreen,
);
export const TimelineScreen = later(
  async () => (await import('../../features/campaign/TimelineScreen.tsx')).TimelineScreen,
);
export const PrintChoiceScreen = later(
  async () => (await import('../../features/campaign/PrintChoiceScreen.tsx')).PrintChoiceScreen,
);
export const InDataslate = speaking(['dataslate'], async () => (await import('./InDataslate.tsx')).InDataslate);
export const DataslateHome = speaking(
  ['dataslate'],
  async () => (await import('../../features/dataslate/DataslateHome.tsx')).DataslateHome,
);
export const DataslatePrint = speaking(
  ['dataslate', 'battle'],
  async () => (await import('../../features/dataslate/DataslatePrint.tsx')).DataslatePrint,
);
export const CardsPrint = later(async () => (await import('../../features/retinue/CardsPrint.tsx')).CardsPrint);
export const RosterPrint = later(async () => (await import('../../features/retinue/RosterPrint.tsx')).RosterPrint);
