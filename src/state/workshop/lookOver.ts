import type { BoardMap } from '../../engine/board/boardMap.ts';
import type { Finding } from '../../engine/board/lint/finding.ts';

type Tell = (all: readonly Finding[]) => void;

/** Where there are no workers, or this one cannot be had. */
async function lookHere(map: BoardMap, tell: Tell): Promise<void> {
  const { lintBoard } = await import('../../engine/board/lint/lintBoard.ts');
  tell(lintBoard(map));
}

/** Tells what the linter finds on a board; it takes up to seconds, in a worker. Gives how to give it up. */
export function lookOver(map: BoardMap, tell: Tell): () => void {
  let isWanted = true;
  const told: Tell = (all) => isWanted && tell(all);
  const here = () => void lookHere(map, told).catch(() => undefined);
  if (typeof Worker === 'undefined') {
    here();
    return () => {
      isWanted = false;
    };
  }
  const worker = new Worker(new URL('./lookOver.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<readonly Finding[]>) => told(data));
  worker.addEventListener('error', here);
  worker.postMessage(map);
  return () => {
    isWanted = false;
    worker.terminate();
  };
}
