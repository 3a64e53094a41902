const FORMAT = 'deflate-raw';

/** Browsers before 2023 know other formats only, and throw here. */
function native<S>(make: () => S): S | null {
  try {
    return make();
  } catch {
    return null;
  }
}

/** Bytes without a wrapper of zip or gzip, compressed by the browser or else by a library that is fetched for it. */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = native(() => new CompressionStream(FORMAT));
  if (stream === null) return (await import('fflate')).deflateSync(bytes, { level: 9 });
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

async function readUpTo(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | null> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > most) {
      await reader.cancel().catch(() => undefined);
      return null;
    }
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/**
 * The bytes again; null when they are more than `most`. Rejects on what is not compressed so. The library has no such
 * stop: give it little (one byte becomes 1,032 at most).
 */
export async function inflate(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array | null> {
  const stream = native(() => new DecompressionStream(FORMAT));
  if (stream !== null) return readUpTo(new Blob([bytes]).stream().pipeThrough(stream), most);
  const all = (await import('fflate')).inflateSync(bytes);
  return all.length > most ? null : all;
}
