import { useContext } from 'react';
import { KeyCap } from './KeyCap.tsx';
import styles from './KeyHints.module.css';
import { KeyWays } from './keyWays.ts';

type KeyHintsProps = {
  /** The keys as they are shipped, and what they do. */
  readonly keys: Readonly<Record<'operative' | 'wounds' | 'woundsKey' | 'allKeys' | 'sheetKey', string>>;
};

/** The keys that are worth a hint, on large screens; nothing where single keys are off. */
export function KeyHints({ keys }: KeyHintsProps) {
  const now = useContext(KeyWays);
  const [first, last, wounds, all] = [now('1'), now('9'), now(keys.woundsKey), now(keys.sheetKey)];
  if (first === null || last === null || wounds === null || all === null) return null;
  return (
    <div className={styles.keys}>
      <span>
        <KeyCap>{first}</KeyCap>–<KeyCap>{last}</KeyCap> {keys.operative}
      </span>
      <span>
        <KeyCap>{wounds}</KeyCap> {keys.wounds}
      </span>
      <span>
        <KeyCap>{all}</KeyCap> {keys.allKeys}
      </span>
    </div>
  );
}
