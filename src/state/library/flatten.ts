import { flattened, type Flattening, type Pixels } from '../../content/photo/flatten.ts';

/** A table out of a photo as it is seen from above, made in a worker where there is one. */
export function flatten(asked: Flattening): Promise<Pixels> {
  if (typeof Worker === 'undefined') return Promise.resolve(flattened(asked));
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./flatten.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Pixels>) => {
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener('error', () => {
      worker.terminate();
      resolve(flattened(asked));
    });
    worker.postMessage(asked);
  });
}
