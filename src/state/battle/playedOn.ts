import type { PlayedOn } from './onGround.ts';
import type { App } from '../base/app.ts';
import { readMarksIn, useReadMarks, useSeenOnce } from './readMarks.ts';

const MARKS = { beside: 'played/beside', screen: 'played/screen' } as const;

/** How battles were played last by whoever holds this device. */
export function playedOnIn(app: App): PlayedOn {
  const { isSeen } = readMarksIn(app);
  return isSeen(MARKS.screen) ? 'screen' : isSeen(MARKS.beside) ? 'beside' : 'table';
}

/** How battles are played by whoever holds this device; kept on it, for those of every game. */
export function usePlayedOn(): { readonly playedOn: PlayedOn; readonly playOn: (how: PlayedOn) => void } {
  const marks = useReadMarks();
  const isBeside = useSeenOnce(MARKS.beside);
  const isOnScreen = useSeenOnce(MARKS.screen);
  return {
    playedOn: isOnScreen ? 'screen' : isBeside ? 'beside' : 'table',
    playOn: (how) => {
      marks.unseeOnce(Object.values(MARKS));
      if (how !== 'table') marks.seeOnce(MARKS[how]);
    },
  };
}
