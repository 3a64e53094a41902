import { memo } from 'react';
import styles from './Icon.module.css';
import { ICON_SHAPES, type IconName, type IconShape } from './paths.ts';

export type { IconName } from './paths.ts';

type IconProps = {
  readonly name: IconName;
  /** Accessible name; without it the icon is decoration and hidden. */
  readonly label?: string;
  /** Edge of its square in px at normal text size (it grows with the text). Default 20. */
  readonly size?: number;
};

function Shape({ name, label, size = 20 }: IconProps) {
  const shape: IconShape = ICON_SHAPES[name];
  const edge = `${size / 16}rem`;
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" style={{ width: edge, height: edge }} {...named}>
      {shape.line !== undefined && <path d={shape.line} />}
      {shape.solid !== undefined && <path d={shape.solid} className={styles.solid} />}
    </svg>
  );
}

/** One icon of the 24 grid, drawn in the colour of the text around it. */
export const Icon = memo(Shape);
