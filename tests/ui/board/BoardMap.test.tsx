import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { BoardMap } from '../../../src/ui/board/BoardMap.tsx';
import type { GroundShown, TokenShown } from '../../../src/ui/board/shown.ts';

const ground: GroundShown = {
  width: 30,
  depth: 22,
  parts: [
    {
      id: 'ruin.0',
      kind: 'heavy',
      corners: [
        { x: 4, y: 4 },
        { x: 8, y: 4 },
        { x: 8, y: 8 },
        { x: 4, y: 8 },
      ],
    },
  ],
  heights: [{ id: 'ruin', high: 5.5, from: { x: 4, y: 4 }, to: { x: 8, y: 8 } }],
  zones: [],
};

const token = (rest: Partial<TokenShown>): TokenShown => ({
  id: 'rusk',
  side: 'retinue',
  at: { x: 10, y: 10 },
  radius: 0.56,
  wounds: '8',
  state: 'acting',
  injured: false,
  conceal: false,
  name: 'Rusk',
  sentence: 'Rusk, 8 of 8 wounds, acting',
  ...rest,
});

const voice = token({
  id: 'voice',
  side: 'enemy',
  at: { x: 22, y: 12 },
  wounds: '9',
  state: 'ready',
  name: 'The Voice',
  figure: '4 %',
  sentence: 'The Voice, 9 of 9 wounds, ready',
});

function show(tokens: readonly TokenShown[] = [token({}), voice], on = ground) {
  const onTokens = vi.fn<(ids: readonly string[]) => void>();
  const { container, unmount } = render(
    <BoardMap
      label="Board, 22 by 30 inches"
      ground={on}
      tokens={tokens}
      own={{ x: -15, y: 0 }}
      length={(inches) => `${inches}″`.replace('.', ',')}
      zoom={{ closer: 'Closer', farther: 'Farther', whole: 'Whole board' }}
      people="Who is where"
      onTokens={onTokens}
    />,
  );
  return {
    container,
    unmount,
    onTokens,
    texts: [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent),
  };
}

describe('BoardMap', () => {
  it('should write a height where nobody on its piece covers it, and none that would be covered', () => {
    const heightWith = (...tokens: TokenShown[]) => {
      const wide = { ...ground, heights: [{ id: 'ruin', high: 5.5, from: { x: 2, y: 2 }, to: { x: 10, y: 10 } }] };
      const { container, unmount } = show(tokens, wide);
      const text = [...container.querySelectorAll('svg text')].find(({ textContent }) => textContent === '5,5″');
      const at = text === undefined ? null : [text.getAttribute('x'), text.getAttribute('y')].map(Number);
      unmount();
      return at;
    };
    const onRuin = (x: number, y: number) => token({ id: `${x} ${y}`, name: '', at: { x, y } });
    const free = heightWith(onRuin(20, 20));
    const shifted = heightWith(onRuin(6, 6));
    expect(free).not.toBeNull();
    expect(shifted).not.toBeNull();
    expect(shifted).not.toEqual(free);
    const all = [2, 4, 6, 8, 10].flatMap((x) => [2, 4, 6, 8, 10].map((y) => onRuin(x, y)));
    expect(heightWith(...all)).toBeNull();
  });

  it('should have its keys where they cover no marker, and no name on one', () => {
    const zone = (x: number, y: number) => ({
      id: `${x} ${y}`,
      kind: 'marker' as const,
      side: null,
      name: 'Marker 1',
      corners: [
        { x, y },
        { x: x + 0.1, y },
        { x: x + 0.1, y: y + 0.1 },
      ],
    });
    const placeOf = (zones: GroundShown['zones']) => {
      const { container, unmount } = render(
        <BoardMap
          label="Board"
          ground={{ ...ground, zones }}
          tokens={[token({})]}
          own={{ x: -15, y: 0 }}
          length={String}
          zoom={{ closer: 'Closer', farther: 'Farther', whole: 'Whole board' }}
          tools={<button type="button">Measure</button>}
          onTokens={() => undefined}
        />,
      );
      const { left, top } = (container.querySelector('[data-over]') as HTMLElement).style;
      const name = container.querySelector('g[class*="label"] text');
      unmount();
      return { keys: [left, top], name: [name?.getAttribute('x'), name?.getAttribute('y')] };
    };
    // A standing screen, which the board fills to its corners.
    vi.stubGlobal('innerWidth', 390);
    const bare = placeOf([]);
    const corners = [zone(1.5, 1.5), zone(28.5, 1.5), zone(1.5, 20.5), zone(28.5, 20.5)];
    const covered = corners.filter((each) => String(placeOf([each]).keys) !== String(bare.keys));
    expect(covered).toHaveLength(1);
    const about = [zone(8.2, 10), zone(11.8, 10), zone(10, 8.2), zone(10, 11.8)];
    expect(placeOf(about).name).not.toEqual(bare.name);
    vi.unstubAllGlobals();
  });

  it('should be a list to a reader: one button a token, in reading order', () => {
    show();
    const map = screen.getByRole('group', { name: 'Board, 22 by 30 inches' });
    expect(
      within(map)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Rusk, 8 of 8 wounds, acting', 'The Voice, 9 of 9 wounds, ready']);
    expect(within(map).getByRole('button', { name: /^Rusk/u })).toHaveAttribute('aria-current', 'true');
  });

  it('should write wounds, names, chances and heights', () => {
    expect(show().texts).toEqual(expect.arrayContaining(['8', '9', 'Rusk', 'The Voice', '4 %', '5,5″']));
  });

  it('should say who was pressed, by a key too', async () => {
    const { onTokens } = show();
    await userEvent.click(screen.getByRole('button', { name: /^The Voice/u }));
    screen.getByRole('button', { name: /^Rusk/u }).focus();
    await userEvent.keyboard('{Enter}');
    expect(onTokens.mock.calls).toEqual([[['voice']], [['rusk']]]);
  });

  it('should name only who acts and targets where there are many', () => {
    const crowd = Array.from({ length: 13 }, (_, at) =>
      token({ id: `f${at}`, at: { x: 2 + 2 * at, y: 16 }, state: 'ready', name: `Fighter ${at}`, side: 'enemy' }),
    );
    const { texts } = show([token({}), voice, ...crowd]);
    expect(texts).toEqual(expect.arrayContaining(['Rusk', 'The Voice']));
    expect(texts).not.toContain('Fighter 3');
  });

  it('should measure what is about somebody only once a keyboard or a reader comes to it', async () => {
    const tells = vi.fn<() => string>(() => 'Rusk, 8 of 8 wounds, acting, behind the barricade, seen by the Voice');
    show([token({ tells }), voice]);
    expect(tells).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: /behind the barricade, seen by the Voice$/u })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: /^Rusk/u })).toHaveAccessibleName('Rusk, 8 of 8 wounds, acting');
  });

  it('should list all who stand there, with what is about them, for whoever opens the list', async () => {
    const tells = vi.fn<() => string>(() => 'Rusk, behind the barricade');
    show([token({ tells }), voice]);
    expect(tells).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('Who is where'));
    expect(await screen.findByText('Rusk, behind the barricade')).toBeInTheDocument();
    expect(screen.getByText(voice.sentence)).toBeInTheDocument();
    expect(tells).toHaveBeenCalledOnce();
  });
});
