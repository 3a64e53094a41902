import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Corner, cornerAt, type Quad, quadFault } from '../../../content/photo/quad.ts';
import type { Pixel, Size } from '../../../ui/board/frame.ts';
import { Loupe } from '../../../ui/board/Loupe.tsx';
import { useSize } from '../../../ui/board/useFrame.ts';
import { useWords } from '../../../words/useWords.ts';
import styles from './Photo.module.css';
import { cornerIn, edgesOf, netOf, pixelIn, type Shown, shownIn } from './shownPhoto.ts';

/** How large a picture is; null until it is known. */
function useExtent(href: string): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    const image = new Image();
    image.src = href;
    const known = () => setSize({ width: image.naturalWidth || 1, height: image.naturalHeight || 1 });
    image.decode().then(known, known);
  }, [href]);
  return size;
}

const ARROWS: Readonly<Record<string, Corner>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** So much of the picture an arrow moves a corner; with Shift, finely. */
const [USUAL, FINE] = [0.01, 0.001];

type CornerHandleProps = {
  readonly shown: Shown;
  readonly corners: Quad;
  readonly which: number;
  readonly onHeld: (which: number | null) => void;
  readonly onMove: (corners: Quad) => void;
  readonly onDone: (corners: Quad, which: number) => void;
};

/** One corner: dragged, or moved by arrows. */
function CornerHandle({ shown, corners, which, onHeld, onMove, onDone }: CornerHandleProps) {
  const { photo: words } = useWords('workshop').boardEditor;
  const off = useRef<Pixel | null>(null);
  const corner = corners[which] ?? corners[0];
  const at = pixelIn(shown, corner);
  const under = ({ clientX, clientY }: PointerEvent): Quad => {
    const { left = 0, top = 0 } = off.current ?? {};
    return cornerAt(corners, which, cornerIn(shown, { left: clientX - left, top: clientY - top }));
  };
  const down = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    off.current = { left: event.clientX - at.left, top: event.clientY - at.top };
    onHeld(which);
  };
  const up = (event: PointerEvent) => {
    if (off.current === null) return;
    const next = under(event);
    off.current = null;
    onHeld(null);
    onDone(next, which);
  };
  const key = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (arrow === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? FINE : USUAL;
    onDone(cornerAt(corners, which, [corner[0] + arrow[0] * step, corner[1] + arrow[1] * step]), which);
  };
  return (
    <button
      type="button"
      className={styles.corner}
      style={{ left: at.left, top: at.top }}
      aria-label={words.corner(which + 1, Math.round(corner[0] * 100), Math.round(corner[1] * 100))}
      onPointerDown={down}
      onPointerMove={(event) => off.current !== null && onMove(under(event))}
      onPointerUp={up}
      onPointerCancel={() => {
        off.current = null;
        onHeld(null);
      }}
      onKeyDown={key}
    >
      <b aria-hidden="true">{which + 1}</b>
    </button>
  );
}

/** How much larger the loupe shows a corner. */
const CLOSER = 3;
const WHICH = [0, 1, 2, 3] as const;

type CornersMapProps = {
  readonly href: string;
  readonly corners: Quad;
  readonly onMove: (corners: Quad) => void;
  readonly onDone: (corners: Quad, which: number) => void;
};

/** A photo with the corners of the table in it, the net that must lie flat, and a loupe while one is dragged. */
export function CornersMap({ href, corners, onMove, onDone }: CornersMapProps) {
  const { photo: words } = useWords('workshop').boardEditor;
  const map = useRef<HTMLDivElement>(null);
  const size = useSize(map);
  const extent = useExtent(href);
  const [held, setHeld] = useState<number | null>(null);
  const shown = shownIn(size, extent ?? { width: 4, height: 3 });
  const { photo } = shown;
  const edges = edgesOf(shown, corners);
  const isSound = quadFault(corners) === null;
  const corner = held === null ? undefined : corners[held];
  return (
    <div ref={map} className={styles.map} role="group" aria-label={words.cornersLabel}>
      {extent !== null && (
        <svg className={styles.picture} width={size.width} height={size.height} aria-hidden="true">
          <image href={href} x={photo.left} y={photo.top} width={photo.width} height={photo.height} />
          {isSound && <path className={styles.net} d={netOf(shown, corners)} />}
          <path className={styles.edges} data-crossed={isSound ? undefined : ''} d={edges} />
        </svg>
      )}
      {extent !== null &&
        WHICH.map((which) => (
          <CornerHandle key={which} {...{ shown, corners, which, onMove, onDone }} onHeld={setHeld} />
        ))}
      {corner !== undefined && (
        <Loupe size={size} at={pixelIn(shown, corner)} closer={CLOSER}>
          <image href={href} x={photo.left} y={photo.top} width={photo.width} height={photo.height} />
          <path className={styles.edges} d={edges} />
        </Loupe>
      )}
    </div>
  );
}
