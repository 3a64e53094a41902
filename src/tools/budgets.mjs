// How much JavaScript a screen needs, gzip -9, in kB of 1,000 bytes, read from the manifest of the build.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * A screen's chunks: those whose source lies under one of its folders, with all that they import statically.
 * `limit` is the greatest allowed sum, in kB, of what the screens before it have not loaded yet.
 */
const screens = [
  {
    name: 'first screen',
    sources: ['index.html', 'src/features/home/', 'src/words/en'],
    limit: 110,
  },
  {
    name: 'battle screen, in addition',
    sources: [
      'src/app/battle/',
      'src/features/battle/',
      'src/features/attack/',
      'src/features/dice-tray/',
      'src/features/turning-point/',
      'src/content/',
      'src/engine/',
      'src/persistence/',
      'src/state/',
    ],
    limit: 60,
  },
];

const dist = path.resolve(process.argv[2] ?? 'dist');
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
const sizeOf = (file) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length;
const kB = (bytes) => (bytes / 1000).toFixed(1);

function addWithImports(key, files) {
  const chunk = manifest[key];
  if (!chunk.file.endsWith('.js') || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) addWithImports(imported, files);
}

function filesOf({ sources }) {
  const files = new Set();
  for (const [key, chunk] of Object.entries(manifest)) {
    const entered = chunk.isEntry || chunk.isDynamicEntry;
    if (entered && sources.some((source) => key.startsWith(source))) addWithImports(key, files);
  }
  return files;
}

const loaded = new Set();
let failed = 0;
for (const screen of screens) {
  const added = [...filesOf(screen)].filter((file) => !loaded.has(file));
  const sizes = added.map((file) => [file, sizeOf(file)]);
  const sum = sizes.reduce((bytes, [, size]) => bytes + size, 0);
  const within = sum <= screen.limit * 1000;
  if (!within) failed++;
  console.log(`${within ? 'ok  ' : 'OVER'} ${screen.name}: ${kB(sum)} kB of ${screen.limit}`);
  for (const [file, size] of sizes) console.log(`       ${kB(size).padStart(6)}  ${file}`);
  for (const file of added) loaded.add(file);
}
const later = Object.values(manifest).filter(({ file }) => file.endsWith('.js') && !loaded.has(file));
for (const { file } of later) console.log(`later  ${kB(sizeOf(file)).padStart(6)}  ${file}`);
process.exit(failed > 0 ? 1 : 0);
