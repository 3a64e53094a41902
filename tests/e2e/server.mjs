// What the browser tests visit: the built app, as `npm start` would serve it.
import { serve } from '../../src/tools/serve.mjs';

const { port } = await serve({
  port: Number(process.argv[2] ?? 4179),
  host: '127.0.0.1',
  dist: process.env['E2E_DIST'] ?? 'dist',
});
console.log(`Serving dist at http://127.0.0.1:${port}/`);
