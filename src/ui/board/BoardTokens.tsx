import { memo } from 'react';
import styles from './Board.module.css';
import { type Frame, isSeen, pixelOf } from './frame.ts';
import { type Box, cut, LONGEST, type Placed, placeLabels, widthOf } from './labels.ts';
import { middleOf } from './lines.ts';
import type { GroundShown, TokenShown } from './shown.ts';
import { halfOf, isNamed, rankOf, symbolSize } from './symbols.ts';
import { FIGURE_HEIGHT, Label, LABEL_HEIGHT, SpotButton, Token } from './Token.tsx';

const LABEL = 12;
const FIGURE = 16;

/** A name where it has room. */
interface Labelled {
  readonly token: TokenShown;
  readonly text: string;
  readonly width: number;
  readonly height: number;
  readonly at: { readonly left: number; readonly top: number };
}

/** Where each name stands that has room beside the `keys`, beside the `heights` where it can. */
export function labelled(
  tokens: readonly TokenShown[],
  frame: Frame,
  { keys, heights, ...how }: Parameters<typeof isNamed>[1] & Readonly<Record<'keys' | 'heights', readonly Box[]>>,
): readonly Labelled[] {
  const size = symbolSize(frame.size);
  const named = tokens
    .filter(({ at }) => isSeen(frame, at))
    .map((token) => {
      const text = isNamed(token, how) ? cut(token.name, LABEL) : '';
      const figure = token.figure === undefined ? 0 : widthOf(token.figure, FIGURE);
      const width = Math.min(LONGEST, Math.max(widthOf(text, LABEL), figure)) + 4;
      const height = LABEL_HEIGHT + (token.figure === undefined ? 0 : FIGURE_HEIGHT);
      return { token, text, width, height };
    });
  const placed: Placed = placeLabels(
    named.map(({ token, text, width, height }) => ({
      id: token.id,
      at: pixelOf(frame, token.at),
      half: halfOf(token, size, frame.scale),
      size: text === '' ? { width: Infinity, height } : { width, height },
      rank: rankOf(token),
    })),
    frame.size,
    { keys, heights },
  );
  return named.flatMap((each) => {
    const at = placed[each.token.id];
    return at === undefined ? [] : [{ ...each, at }];
  });
}

/** What symbols cover. */
export function symbolBoxes(tokens: readonly TokenShown[], frame: Frame): readonly Box[] {
  const size = symbolSize(frame.size);
  return tokens.map((token): Box => {
    const [{ left, top }, half] = [pixelOf(frame, token.at), halfOf(token, size, frame.scale)];
    return { left: left - half, top: top - half, right: left + half, bottom: top + half };
  });
}

/** How far the brackets of a marker reach from its middle, in px. */
const BRACKET = 9;

/** What markers cover. */
export const markerBoxes = ({ zones }: Pick<GroundShown, 'zones'>, frame: Frame): readonly Box[] =>
  zones
    .filter(({ kind }) => kind === 'marker')
    .map(({ corners }): Box => {
      const { left, top } = pixelOf(frame, middleOf(corners));
      return { left: left - BRACKET, top: top - BRACKET, right: left + BRACKET, bottom: top + BRACKET };
    });

/** What names cover. */
export const labelBoxes = (labels: readonly Labelled[]): readonly Box[] =>
  labels.map(({ at: { left, top }, width, height }): Box => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  }));

type TokensProps = {
  readonly tokens: readonly TokenShown[];
  readonly labels: readonly Labelled[];
  readonly frame: Frame;
  /** The id before the names of patterns. */
  readonly hatches: string;
};

/** All tokens with their names, those that matter most over the others: drawn anew when they or the frame change, not while a finger drags. */
export const BoardTokens = memo(({ tokens, labels, frame, hatches }: TokensProps) => {
  const size = symbolSize(frame.size);
  return (
    <>
      {tokens
        .toSorted((one, other) => rankOf(other) - rankOf(one))
        .map((token) => (
          <Token
            key={token.id}
            token={token}
            at={pixelOf(frame, token.at)}
            size={size}
            scale={frame.scale}
            turn={frame.turn}
            hatch={`${hatches}down`}
          />
        ))}
      {labels.map(({ token, text, at, width }) => (
        <Label key={token.id} token={token} text={text} at={at} width={width} />
      ))}
    </>
  );
});

/** The same for keyboards and readers. */
export const TokenSpots = memo(({ tokens, frame }: Pick<TokensProps, 'tokens' | 'frame'>) => (
  <ul className={styles.spots}>
    {tokens.map((token) => (
      <li key={token.id}>
        <SpotButton token={token} at={pixelOf(frame, token.at)} size={symbolSize(frame.size)} scale={frame.scale} />
      </li>
    ))}
  </ul>
));
