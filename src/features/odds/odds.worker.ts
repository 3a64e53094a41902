import { answerTo } from './answer.ts';
import type { Situation } from './situation.ts';

/** Works out one situation after the other, away from the screen. */
self.addEventListener('message', ({ data }: MessageEvent<Situation>) => self.postMessage(answerTo(data)));
