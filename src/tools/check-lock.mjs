// A lock made on one machine must install on every other: each platform's optional binaries must be in it.
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const packageName = (place) => place.replace(/^.*node_modules\//, '');
const present = new Set(Object.keys(packages).map(packageName));
const missing = Object.entries(packages).flatMap(([place, entry]) =>
  Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => !present.has(name))
    .map((name) => `${name} (wanted by ${packageName(place)}@${entry.version})`),
);
if (missing.length > 0) {
  console.error(`package-lock.json lacks ${missing.length} optional packages; 'npm ci' will fail:`);
  for (const line of missing) console.error(`  ${line}`);
  process.exit(1);
}
console.log(`package-lock.json: ${present.size} packages, every platform's binaries present`);
