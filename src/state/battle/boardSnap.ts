import { useApp } from '../base/useApp.ts';
import { chooseIn, useDeviceChoice } from './deviceChoices.ts';

/** Whether a drag on a board is held at bases and at cover; kept on this device, for all battles. */
export function useBoardSnap(): { readonly snaps: boolean; readonly setSnaps: (snaps: boolean) => void } {
  const app = useApp();
  return { snaps: useDeviceChoice('snaps'), setSnaps: (snaps) => chooseIn(app, { snaps }) };
}
