import { useContext } from 'react';
import { useTable } from '../../../scene/useScene.ts';
import { KeyCap } from '../../../ui/KeyCap.tsx';
import { KeyWays } from '../../../ui/keyWays.ts';
import styles from './Bar.module.css';

/** The keys that are worth a hint, on large screens; nothing where single keys are off. */
export function BarKeys() {
  const { keys } = useTable().words;
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
