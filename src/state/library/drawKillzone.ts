import type { BoardWish } from '../../content/killzones/boardWish.ts';
import type { Pieces } from '../../content/killzones/killzoneMap.ts';
import type { KillzoneRow } from '../../content/killzones/schema.ts';

/** A board that is to be drawn: the same for the same of all this. */
export interface Drawing {
  readonly seed: string;
  readonly wish: BoardWish;
  readonly pieces: Pieces;
}

async function drawHere({ seed, wish, pieces }: Drawing): Promise<KillzoneRow> {
  const { randomKillzone } = await import('../../content/killzones/randomKillzone.ts');
  return randomKillzone(seed, wish, pieces);
}

/** A board by chance; it takes up to seconds, in a worker where there is one. Rejects when what draws cannot be fetched. */
export function drawKillzone(drawing: Drawing): Promise<KillzoneRow> {
  if (typeof Worker === 'undefined') return drawHere(drawing);
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./drawKillzone.worker.ts', import.meta.url), { type: 'module' });
    const over = () => worker.terminate();
    worker.addEventListener('message', ({ data }: MessageEvent<KillzoneRow>) => {
      over();
      resolve(data);
    });
    worker.addEventListener('error', () => {
      over();
      drawHere(drawing).then(resolve, reject);
    });
    worker.postMessage(drawing);
  });
}
