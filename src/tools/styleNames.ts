import { createHash } from 'node:crypto';
import path from 'node:path';

const MARK = 4;

/** A few letters and digits by which a file of styles is told from all others: the same on every machine. */
const markOf = (file: string): string =>
  createHash('sha256')
    .update(file)
    .digest('base64')
    .replaceAll(/[^A-Za-z0-9]|^\d+/gu, '')
    .slice(0, MARK);

/**
 * What the classes of style modules are called: all of a file begin alike, and go on with their number in it, for what begins
 * alike is short in what is sent. `root`: where the paths of files begin.
 */
export function styleNames(root: string): (name: string, file: string) => string {
  const known = new Map<string, string[]>();
  return (name, file) => {
    const [at = ''] = path.relative(root, file).split('?');
    const names = known.get(at) ?? [];
    known.set(at, names);
    if (!names.includes(name)) names.push(name);
    return `s${markOf(at.replaceAll(path.sep, '/'))}${names.indexOf(name).toString(36)}`;
  };
}
