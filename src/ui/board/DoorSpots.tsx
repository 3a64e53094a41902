import { memo } from 'react';
import styles from './Board.module.css';
import { type Frame, pixelOf } from './frame.ts';
import type { DoorShown } from './shown.ts';

/** As large as a finger. */
const EDGE = 44;

/** What tells the button of a door from that of somebody. */
const PREFIX = 'door ';

/** What the button of a door is told by. */
export const buttonOf = (door: string): string => `${PREFIX}${door}`;

/** The door that a button means; null: it is none of a door. */
export const doorOf = (button: string): string | null =>
  button.startsWith(PREFIX) ? button.slice(PREFIX.length) : null;

/** The doors of a board for keyboards and readers: a button where each is. */
export const DoorSpots = memo(({ doors, frame }: { readonly doors: readonly DoorShown[]; readonly frame: Frame }) => (
  <ul className={styles.spots}>
    {doors.map(({ id, at, sentence }) => {
      const { left, top } = pixelOf(frame, at);
      return (
        <li key={id}>
          <button
            type="button"
            className={styles.spot}
            data-door={id}
            aria-label={sentence}
            style={{ left: left - EDGE / 2, top: top - EDGE / 2, width: EDGE, height: EDGE }}
          />
        </li>
      );
    })}
  </ul>
));
