import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const sha = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 12);

/** Files of a folder, as [path with slashes relative to it, hash]. */
function hashFolder(folder: string): [string, string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, file).split(path.sep).join('/'), sha(readFileSync(file))];
    });
}

const neededOffline = (fileName: string) => !fileName.endsWith('.map') && !fileName.startsWith('.vite/');

/** Writes sw.js, which keeps every built and public file for offline use, each under the hash of its content. */
export function offline(template: string): Plugin {
  let publicDir = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      // After the others, so that index.html is among the files.
      order: 'post',
      handler(_options, bundle) {
        const built = Object.values(bundle)
          .filter((out) => neededOffline(out.fileName))
          .map((out): [string, string] => [out.fileName, sha(out.type === 'chunk' ? out.code : out.source)]);
        const files = [...built, ...hashFolder(publicDir)].toSorted(([a], [b]) => (a < b ? -1 : 1));
        const source = readFileSync(template, 'utf8')
          .replace('__VERSION__', sha(JSON.stringify(files)))
          .replace('__FILES__', JSON.stringify(Object.fromEntries(files)));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
        this.info(`sw.js keeps ${files.length} files`);
      },
    },
  };
}
