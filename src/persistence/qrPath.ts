/** A QR code as a path of an SVG whose view box is `size` by `size` modules, its quiet zone of four included. */
export interface QrPath {
  readonly size: number;
  readonly path: string;
}

const QUIET = 4;
/**
 * 145 modules a side, 1,952 bytes: a phone shows them seven pixels wide. With noise, blur and two degrees askew it is read at
 * 4.6 pixels a module as surely as the version 17 is; from version 35 on it is not.
 */
const DENSEST = 32;

/** A row's dark modules as bars, each one rectangle. */
function bars(row: readonly boolean[], y: number): string {
  const drawn: string[] = [];
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== true || row[x - 1] === true) continue;
    const end = row.indexOf(false, x);
    const length = (end === -1 ? row.length : end) - x;
    drawn.push(`M${x} ${y}h${length}v1h-${length}z`);
  }
  return drawn.join('');
}

/** Draws a text as a QR code; null when it is too long for one that is scanned well, or the encoder cannot be fetched. Never rejects. */
export async function qrPath(text: string): Promise<QrPath | null> {
  try {
    const { encode } = await import('uqr');
    const { size, data } = encode(text, { ecc: 'L', border: QUIET, maxVersion: DENSEST });
    return { size, path: data.map(bars).join('') };
  } catch {
    return null;
  }
}
