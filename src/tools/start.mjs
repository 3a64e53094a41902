// `npm start`: builds the app, serves it and says where it is.
import { spawnSync } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { serve } from './serve.mjs';

process.chdir(path.resolve(import.meta.dirname, '../..'));

async function serveFromPort(wanted) {
  for (let port = wanted; port < wanted + 20; port++) {
    try {
      return await serve({ port });
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error;
      console.log(`Port ${port} is in use; trying ${port + 1}.`);
    }
  }
  return serve({ port: 0 });
}

function printAddresses(port) {
  console.log(`\n  On this computer:        http://localhost:${port}/`);
  const lan = Object.values(networkInterfaces())
    .flatMap((nets) => nets ?? [])
    .filter((net) => net.family === 'IPv4' && !net.internal);
  for (const net of lan) console.log(`  On the same network:     http://${net.address}:${port}/`);
  console.log('\n  Ctrl+C stops it.');
}

const built = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
  stdio: 'inherit',
});
if (built.status !== 0) process.exit(built.status ?? 1);
const running = await serveFromPort(Number(process.env.PORT ?? 4173));
printAddresses(running.port);
