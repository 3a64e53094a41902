import { fingerprint } from '../../content/fingerprint.ts';

/** The rows of a pack: tells two states of one version apart. */
const hashOf = (pack: object): string =>
  fingerprint(
    JSON.stringify({ ...pack, merged: undefined }, (_key, value: unknown) =>
      value instanceof Map ? [...value.values()] : value,
    ),
  );

/** What names a pack in a save. */
export function packRef(pack: { readonly manifest: { readonly id: string; readonly version: string } }) {
  const { id, version } = pack.manifest;
  return { id, version, hash: hashOf(pack) };
}
