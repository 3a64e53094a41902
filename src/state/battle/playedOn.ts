import type { PlayedOn } from '../../content/killzones/playedOn.ts';
import type { App } from '../base/app.ts';
import { useApp } from '../base/useApp.ts';
import { chooseIn, deviceChoicesIn, useDeviceChoice } from './deviceChoices.ts';

/** How battles were played last by whoever holds this device. */
export const playedOnIn = (app: App): PlayedOn => deviceChoicesIn(app).playedOn;

/** How battles are played by whoever holds this device; kept on it, for those of every game. */
export function usePlayedOn(): { readonly playedOn: PlayedOn; readonly playOn: (how: PlayedOn) => void } {
  const app = useApp();
  return { playedOn: useDeviceChoice('playedOn'), playOn: (playedOn) => chooseIn(app, { playedOn }) };
}
