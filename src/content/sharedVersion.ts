import { isOlder } from './dependencies.ts';
import { fingerprint } from './fingerprint.ts';
import { MANIFEST_FILE } from './packFiles.ts';
import type { RawFiles } from './packRows.ts';

/** What is known of something that was shared before: the id of its pack, its version, and what was in it. */
export interface SharedOnce {
  readonly pack: string;
  readonly version: string;
  readonly hash: string;
}

/** The version after this one. */
const nextVersion = (version: string): string => {
  const [major = 1, minor = 0, patch = 0] = version.split('.').map(Number);
  return `${major}.${minor}.${patch + 1}`;
};

/** What is in something shared, whoever made it and whatever its version. */
const hashOf = (files: RawFiles): string =>
  fingerprint(
    JSON.stringify(
      Object.entries(files)
        .filter(([file]) => file !== MANIFEST_FILE)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
  );

/**
 * The version of something that is shared: the same as last time while nothing in it has changed, else the one after; never an
 * older one than its pack says.
 */
export function sharedNow(files: RawFiles, said: Omit<SharedOnce, 'hash'>, before: SharedOnce | undefined): SharedOnce {
  const hash = hashOf(files);
  if (before === undefined) return { ...said, hash };
  const counted = before.hash === hash ? before.version : nextVersion(before.version);
  return { pack: before.pack, version: isOlder(counted, said.version) ? said.version : counted, hash };
}
