/** FNV-1a over the rows of a pack, in hexadecimal: tells two states of one version apart, protects from nothing. */
function hashOf(pack: object): string {
  const text = JSON.stringify(pack, (_key, value: unknown) => (value instanceof Map ? [...value.values()] : value));
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

/** What names a pack in a save. */
export function packRef(pack: { readonly manifest: { readonly id: string; readonly version: string } }) {
  const { id, version } = pack.manifest;
  return { id, version, hash: hashOf(pack) };
}
