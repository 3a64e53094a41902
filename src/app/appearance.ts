import { useLayoutEffect } from 'react';
import { useGame } from '../state/base/useApp.ts';
import { LIGHT, dressPage } from './dressPage.ts';

/** Keeps the page dressed as the settings and the device say. */
export function useAppearance(): void {
  const theme = useGame((game) => game.settings.theme);
  const textSize = useGame((game) => game.settings.textSize);
  const thumbSide = useGame((game) => game.settings.thumbSide);
  useLayoutEffect(() => {
    const dress = () => dressPage({ theme, textSize, thumbSide });
    dress();
    const device = matchMedia(LIGHT);
    device.addEventListener('change', dress);
    return () => device.removeEventListener('change', dress);
  }, [theme, textSize, thumbSide]);
}
