import type { Frame } from './frame.ts';
import type { OvalShown } from './shown.ts';

type BaseShapeProps = {
  /** In inches; of an oval base half its length. */
  readonly radius: number;
  readonly oval?: OvalShown | undefined;
  readonly frame: Pick<Frame, 'scale' | 'turn'>;
  /** So many inches about it. */
  readonly around?: number;
  readonly className?: string | undefined;
};

const QUARTER = 90;

/** A base to scale about the origin, or a line about it: round, or an oval as it lies on the screen. */
export function BaseShape({ radius, oval, frame: { scale, turn }, around = 0, className }: BaseShapeProps) {
  if (oval === undefined) return <circle className={className} r={(radius + around) * scale} />;
  return (
    <ellipse
      className={className}
      rx={(oval.long + around) * scale}
      ry={(oval.wide + around) * scale}
      transform={`rotate(${-(oval.turn + QUARTER * turn)})`}
    />
  );
}
