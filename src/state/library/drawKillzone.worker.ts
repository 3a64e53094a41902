import { randomKillzone } from '../../content/killzones/randomKillzone.ts';
import type { Drawing } from './drawKillzone.ts';

/** Draws boards by chance, away from the screen. */
self.addEventListener('message', ({ data: { seed, wish, pieces } }: MessageEvent<Drawing>) =>
  self.postMessage(randomKillzone(seed, wish, pieces)),
);
