/** The parts of an address between its slashes, decoded; null: it is malformed and leads nowhere. */
export function partsOf(address: string): readonly string[] | null {
  try {
    return address.split('/').map((part) => decodeURIComponent(part));
  } catch {
    return null;
  }
}
