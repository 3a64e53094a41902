// Modules out of the sources, for Node.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

/** Builds a module with all that it imports into a folder of the cache and loads it; the caller removes the folder. */
export async function builtModule(source) {
  const name = path.basename(source, '.ts');
  const outDir = path.join(root, 'node_modules/.cache/tools', name);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: { ssr: source, outDir, target: 'node20', emptyOutDir: true },
  });
  return { module: await import(pathToFileURL(path.join(outDir, `${name}.js`)).href), outDir };
}
