import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import type { CampaignState } from '../../src/engine/campaign/model/state.ts';
import { type QrPath, qrPath } from '../../src/persistence/qrPath.ts';
import { QR_MOST } from '../../src/persistence/shareCode.ts';
import { openRetinueCode, retinueOf } from '../../src/persistence/sharedRetinue.ts';
import { openShareCode, shareRetinue } from '../../src/state/campaign/sharing.ts';
import { sharedMember } from '../support/sharedMembers.ts';
import { smallCampaignSetup } from '../support/smallCampaign.ts';

const ORIGIN = 'https://someone.github.io/retinue/#/take/';

const NAMES = ['Isaura Vex', 'Sabine Hale', 'Pim Latchkey', 'Ignace Loam', 'Brother Osric'];

/** Five with a story, and something in the stash. */
const ordinary: CampaignState = {
  ...smallCampaignSetup(),
  members: NAMES.map((name, index) => ({
    ...sharedMember(`m${index + 1}`, name),
    kind: index === 0 ? ('acolyte' as const) : ('follower' as const),
    xp: 3 * index + 2,
    kills: index,
    deployments: 6 - index,
  })),
  stash: [{ key: 's6', item: 'medkit', scenario: 2, foundBy: 'm2', wpLess: 0, lost: false }],
  scenarios: 6,
  made: 6,
};

/** The SVG as a screen paints it, each module so many pixels wide. */
function painted({ size, path }: QrPath, scale: number) {
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      for (let column = Number(x) * scale; column < (Number(x) + Number(length)) * scale; column += 1)
        pixels.set([0, 0, 0], (row * side + column) * 4);
  return { pixels, side };
}

const scanned = (qr: QrPath, scale: number) => {
  const { pixels, side } = painted(qr, scale);
  return jsQR(pixels, side, side, { inversionAttempts: 'dontInvert' });
};

const versionOf = ({ size }: QrPath) => (size - 8 - 17) / 4;

async function codesOf(state: CampaignState) {
  const { link, qr } = await shareRetinue(state, ORIGIN);
  if (link === null || qr === null) throw new Error('no code');
  return { link, qr };
}

describe('the QR code of a retinue', () => {
  it.each([3, 4, 8])('should be read back as the link with %i pixels a module', async (scale) => {
    const { link, qr } = await codesOf(ordinary);
    expect(scanned(qr, scale)?.data).toBe(link);
    expect(await openShareCode(link.slice(ORIGIN.length))).toEqual({ kind: 'retinue', shared: retinueOf(ordinary) });
  });

  it('should open codes of before they left out what goes without saying', () => {
    const shared = retinueOf(ordinary);
    expect(openRetinueCode([1, shared])).toMatchObject({ kind: 'loaded', value: shared });
  });

  it('should be no denser than cameras like', async () => {
    const { qr } = await codesOf(ordinary);
    expect(versionOf(qr)).toBeLessThanOrEqual(17);
  });

  it('should be read back at its densest, and not be drawn denser', async () => {
    let text = ORIGIN;
    for (let n = 0; text.length < 1_960; n += 1) text += Math.sin(n).toString(36).slice(3, 9);
    const longest = text.slice(0, QR_MOST);
    const densest = await qrPath(longest);
    if (densest === null) throw new Error('no code');
    expect(versionOf(densest)).toBe(32);
    expect(scanned(densest, 3)?.data).toBe(longest);
    expect(await qrPath(text.slice(0, 1_960))).toBeNull();
  });
});
