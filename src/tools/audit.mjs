// Asks the registry for known holes in what ships. High and critical ones fail; no answer is said and fails nothing.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

const FAILING = ['high', 'critical'];

/**
 * What an answer of `npm audit --json` comes to. `lines`: what is to be said; `failed`: something that ships has a hole that
 * must be closed.
 * @param {string} answer
 * @returns {{ lines: string[], failed: boolean }}
 */
export function readAudit(answer) {
  let found;
  try {
    found = JSON.parse(answer);
  } catch {
    found = null;
  }
  const counts = found?.metadata?.vulnerabilities;
  if (typeof counts?.total !== 'number')
    return { lines: ['known holes: not asked, the registry gave no answer'], failed: false };
  const holes = Object.values(found.vulnerabilities ?? {}).map(({ name, severity }) => `  ${name}: ${severity}`);
  return {
    lines: [`known holes in what ships: ${counts.total}`, ...holes],
    failed: FAILING.some((severity) => counts[severity] > 0),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    timeout: 60_000,
    shell: process.platform === 'win32',
  });
  const { lines, failed } = readAudit(stdout ?? '');
  for (const line of lines) console.log(line);
  process.exit(failed ? 1 : 0);
}
