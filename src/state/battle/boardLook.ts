import type { App } from '../base/app.ts';
import { useApp } from '../base/useApp.ts';
import { type BoardLook, chooseIn, useDeviceChoice } from './deviceChoices.ts';

export type { BoardLook };

const QUARTERS = 4;

/** Battles with a board are looked at as such from now on. */
export const showBoardIn = (app: App): void => chooseIn(app, { look: 'board' });

/** How this device looks at battles with a board; kept on it, for all of them. `turned`: quarter turns further than usual. */
export function useBoardLook(): {
  readonly look: BoardLook;
  readonly show: (look: BoardLook) => void;
  readonly turned: number;
  readonly turn: () => void;
} {
  const app = useApp();
  const turned = useDeviceChoice('turned');
  return {
    look: useDeviceChoice('look'),
    show: (look) => chooseIn(app, { look }),
    turned,
    turn: () => chooseIn(app, { turned: (turned + 1) % QUARTERS }),
  };
}
