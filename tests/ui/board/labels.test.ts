import { describe, expect, it } from 'vitest';
import {
  cornerBox,
  countIn,
  cut,
  freePlace,
  freePlaces,
  LONGEST,
  type Named,
  placeLabels,
  widthOf,
} from '../../../src/ui/board/labels.ts';
import { halfOf, isNamed, rankOf, symbolSize } from '../../../src/ui/board/symbols.ts';
import type { TokenShown } from '../../../src/ui/board/shown.ts';
import { tappedAt } from '../../../src/ui/board/tapped.ts';

const map = { width: 390, height: 512 };
const named = (id: string, left: number, top: number, rank = 2): Named => ({
  id,
  at: { left, top },
  half: 12,
  size: { width: 40, height: 14 },
  rank,
});

describe('placeLabels', () => {
  it('should write a name below its symbol', () => {
    expect(placeLabels([named('rusk', 100, 100)], map)).toEqual({ rusk: { left: 80, top: 114 } });
  });

  it('should try above, right and left where a symbol or a name is in the way', () => {
    const below = named('vex', 100, 121, 0);
    expect(placeLabels([named('rusk', 100, 100), below], map).rusk).toEqual({ left: 80, top: 72 });
    const above = named('hale', 100, 79, 0);
    expect(placeLabels([named('rusk', 100, 100), below, above], map).rusk).toEqual({ left: 116, top: 93 });
    const right = named('pim', 130, 100, 0);
    expect(placeLabels([named('rusk', 100, 100), below, above, right], map).rusk).toEqual({ left: 44, top: 93 });
  });

  it('should give way where there is no room, the least of them first', () => {
    const about = [
      [100, 121],
      [100, 79],
      [130, 100],
      [70, 100],
    ].map(([left = 0, top = 0], at) => named(`other ${at}`, left, top, 0));
    const placed = placeLabels([named('rusk', 100, 100), ...about], map);
    expect(placed.rusk).toBeUndefined();
    expect(Object.keys(placed)).toHaveLength(4);
  });

  it('should write no name over the edge of the map', () => {
    expect(placeLabels([named('rusk', 100, 500)], map).rusk).toEqual({ left: 80, top: 472 });
    expect(placeLabels([named('rusk', 14, 100)], map).rusk?.left).toBe(0);
  });

  it('should write none over its own symbol at the edge of the map, however long it is', () => {
    const about = [named('below', 370, 121, 0), named('above', 370, 79, 0)];
    const long = { ...named('préchantre', 370, 100), size: { width: 60, height: 14 } };
    expect(placeLabels([long, ...about], map)['préchantre']).toEqual({ left: 370 - 12 - 4 - 60, top: 93 });
  });

  it('should write no name under the keys of the map', () => {
    const key = { left: 80, top: 110, right: 124, bottom: 154 };
    expect(placeLabels([named('rusk', 100, 100)], map, { keys: [key] })).toEqual({ rusk: { left: 80, top: 72 } });
  });

  it('should cover a height only where a name has no other place', () => {
    const height = { left: 90, top: 116, right: 110, bottom: 128 };
    expect(placeLabels([named('rusk', 100, 100)], map, { heights: [height] })).toEqual({ rusk: { left: 80, top: 72 } });
    const about = { left: 40, top: 60, right: 160, bottom: 112 };
    expect(placeLabels([named('rusk', 100, 100)], map, { keys: [about], heights: [height] })).toEqual({
      rusk: { left: 80, top: 114 },
    });
  });

  it('should cut names at 96 px with an ellipsis', () => {
    expect(cut('Rusk', 12)).toBe('Rusk');
    const long = cut('Archmagister Wilhelmina Ostrowska', 12);
    expect(long.endsWith('…')).toBe(true);
    expect(widthOf(long, 12)).toBeLessThanOrEqual(LONGEST);
  });
});

describe('cornerBox', () => {
  const keys = { width: 44, height: 44 };
  const corners = [
    ['left', 'bottom'],
    ['left', 'top'],
  ] as const;
  const stands = { left: 20, top: 480, right: 44, bottom: 504 };

  it('should be the first corner where keys cover nobody', () => {
    expect(cornerBox(corners, keys, map, [])).toEqual({ left: 8, top: 460, right: 52, bottom: 504 });
    expect(cornerBox(corners, keys, map, [stands])).toEqual({ left: 8, top: 8, right: 52, bottom: 52 });
  });

  it('should be the first where they cover somebody in each', () => {
    const other = { left: 20, top: 20, right: 44, bottom: 44 };
    expect(cornerBox(corners, keys, map, [stands, other])).toEqual({ left: 8, top: 460, right: 52, bottom: 504 });
  });
});

const token = (rest: Partial<TokenShown>): TokenShown => ({
  id: 'rusk',
  side: 'retinue',
  at: { x: 0, y: 0 },
  radius: 0.56,
  wounds: '8',
  state: 'ready',
  injured: false,
  conceal: false,
  name: 'Rusk',
  sentence: 'Rusk',
  ...rest,
});

describe('symbols', () => {
  it('should keep their size whatever the scale, and let the base decide where that is larger', () => {
    expect(halfOf(token({}), 23, 17)).toBe(12.5);
    expect(halfOf(token({}), 23, 60)).toBeCloseTo(33.6);
  });

  it('should be 23 px on a phone, 20 on a short or narrow one, 26 on a desk', () => {
    const sizes = [map, { width: 390, height: 400 }, { width: 360, height: 480 }, { width: 788, height: 600 }];
    expect(sizes.map(symbolSize)).toEqual([23, 20, 20, 26]);
  });

  it('should name who acts first, then targets, ready, done, down', () => {
    const order = [
      token({ state: 'acting' }),
      token({ figure: '21 %' }),
      token({}),
      token({ state: 'done' }),
      token({ state: 'down' }),
    ];
    expect(order.map(rankOf)).toEqual([0, 1, 2, 3, 4]);
    expect(order.map((each) => isNamed(each, { crowded: true, close: false }))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(isNamed(token({}), { crowded: true, close: true })).toBe(true);
  });
});

describe('tappedAt', () => {
  const all = [
    { id: 'near', at: { left: 100, top: 100 } },
    { id: 'beside', at: { left: 120, top: 100 } },
    { id: 'far', at: { left: 180, top: 100 } },
  ];

  it('should mean the nearest within the finger', () => {
    expect(tappedAt(all, { left: 98, top: 102 })).toEqual(['near']);
    expect(tappedAt(all, { left: 150, top: 160 })).toEqual([]);
  });

  it('should leave it open between two that are as near', () => {
    expect(tappedAt(all, { left: 109, top: 100 })).toEqual(['near', 'beside']);
  });
});

describe('freePlace', () => {
  const size = { width: 20, height: 20 };
  const taken = [{ left: 100, top: 100, right: 140, bottom: 120 }];
  const [over, off, outside] = [
    { left: 110, top: 90 },
    { left: 110, top: 130 },
    { left: 380, top: 10 },
  ];

  it('should be the first place that meets nothing and stays on the map', () => {
    expect(freePlace([over, outside, off], size, { taken, map })).toEqual(off);
  });

  it('should be none where there is none', () => {
    expect(freePlace([over, outside], size, { taken, map })).toBeUndefined();
    expect(freePlace([], size, { taken, map })).toBeUndefined();
  });

  it('should place several on what is free, none on another, and leave out whose only room another has', () => {
    const beside = { left: 150, top: 130 };
    const all = freePlaces([[off], [off, beside], [over], [over, off], [outside]], size, { taken, map });
    expect(all).toEqual([off, beside, over, null, null]);
  });

  it('should count what lies in a box', () => {
    expect(countIn({ left: 100, top: 80, right: 120, bottom: 140 }, [over, off, outside])).toBe(2);
  });
});
