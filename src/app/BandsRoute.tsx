import type { ComponentProps } from 'react';
import { BandsDeployment, type BandShareProps } from '../features/vanguard-choose/BandsDeployment.tsx';
import { speaking } from './speaking.ts';
import { takeOrigin } from './takeOrigin.ts';

const BandPrint = speaking(
  ['play', 'warBands'],
  async () => (await import('../features/vanguard-choose/print/BandPrint.tsx')).BandPrint,
);
const ShareBandScreen = speaking(
  ['sharing'],
  async () => (await import('../features/share/ShareBandScreen.tsx')).ShareBandScreen,
);

type BandsProps = ComponentProps<typeof BandsDeployment>;

const Share = (props: BandShareProps) => <ShareBandScreen {...props} origin={takeOrigin()} />;

const SCREENS = { print: BandPrint, share: Share };

/** Two war bands before a battle, with their cards on paper and the ways to give one to others. */
export const BandsRoute = (props: Omit<BandsProps, 'screens'>) => <BandsDeployment {...props} screens={SCREENS} />;
