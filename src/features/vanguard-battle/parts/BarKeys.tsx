import { useVanguardScene } from '../../../scene/useVanguardScene.ts';
import { KeyCap } from '../../../ui/KeyCap.tsx';
import styles from './BarKeys.module.css';

/** The keys that are worth a hint, on large screens. */
export function BarKeys() {
  const { keys } = useVanguardScene().words;
  return (
    <div className={styles.keys}>
      <span>
        <KeyCap>1</KeyCap>–<KeyCap>9</KeyCap> {keys.operative}
      </span>
      <span>
        <KeyCap>{keys.woundsKey}</KeyCap> {keys.wounds}
      </span>
      <span>
        <KeyCap>{keys.sheetKey}</KeyCap> {keys.allKeys}
      </span>
    </div>
  );
}
