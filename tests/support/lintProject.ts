import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';

const lintReport = z.object({
  diagnostics: z.array(z.object({ code: z.optional(z.string()), filename: z.string(), message: z.string() })),
});

/**
 * Lints the given files (path to text) with this repository's rules, in a folder of their own.
 * Returns for each path what was found there, as `rule: message`.
 */
export function lintFiles(files: Readonly<Record<string, string>>): Map<string, string[]> {
  const root = path.resolve(import.meta.dirname, '../..');
  const folder = mkdtempSync(path.join(tmpdir(), 'retinue-lint-'));
  try {
    for (const name of ['.oxlintrc.json', 'tsconfig.json']) cpSync(path.join(root, name), path.join(folder, name));
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
    return runLint(root, folder, Object.keys(files));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function runLint(root: string, folder: string, names: readonly string[]): Map<string, string[]> {
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const run = spawnSync(process.execPath, [oxlint, '--type-aware', '--format=json'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  const report = lintReport.parse(JSON.parse(run.stdout));
  const found = new Map(names.map((name): [string, string[]] => [name, []]));
  for (const { code, filename, message } of report.diagnostics)
    found.get(filename.split(path.sep).join('/'))?.push(`${code}: ${message}`);
  return found;
}
