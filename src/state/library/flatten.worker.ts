import { type Flattening, flattened } from '../../content/photo/flatten.ts';

/** Lays photos flat, away from the screen. */
self.addEventListener('message', ({ data }: MessageEvent<Flattening>) => {
  const flat = flattened(data);
  self.postMessage(flat, { transfer: [flat.data.buffer] });
});
