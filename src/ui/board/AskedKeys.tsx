import type { IconName } from '../icons/Icon.tsx';
import { KeyButton } from '../KeyButton.tsx';
import { PlainButton } from '../PlainButton.tsx';
import { SectionHead } from '../SectionHead.tsx';
import styles from './AskedKeys.module.css';

interface AskedKey {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly icon?: IconName;
}

type AskedKeysProps = {
  readonly title: string;
  readonly keys: readonly AskedKey[];
  readonly cancelLabel: string;
  readonly onPress: (id: string) => void;
  readonly onCancel: () => void;
};

/** What a tap on the map may mean: one of several, as keys below it. */
export function AskedKeys({ title, keys, cancelLabel, onPress, onCancel }: AskedKeysProps) {
  return (
    <div className={styles.asked}>
      <SectionHead asked title={title} />
      {keys.map(({ id, ...key }) => (
        <KeyButton key={id} waiting {...key} onPress={() => onPress(id)} />
      ))}
      <PlainButton icon="cross" tone="quiet" label={cancelLabel} onPress={onCancel} />
    </div>
  );
}
