import type { StoragePanel } from '../../state/library/storagePanel.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { useWords } from '../../words/useWords.ts';
import form from '../../ui/Form.module.css';
import styles from './Storage.module.css';

type KeepingSectionProps = {
  readonly persistence: StoragePanel['report']['persistence'];
  /** The browser was asked here and said no. */
  readonly refusedNow: boolean;
  readonly onAsk: () => void;
};

const DETAILS = { granted: 'grantedDetail', refused: 'refusedDetail', unsupported: 'unsupportedDetail' } as const;

/** Whether the browser may clear all of it. */
export function KeepingSection({ persistence, refusedNow, onAsk }: KeepingSectionProps) {
  const { keeping } = useWords('storage');
  return (
    <section className={form.section} aria-label={keeping.title}>
      <SectionHead title={keeping.title} />
      <ListRow
        icon={persistence === 'granted' ? 'saved' : 'notSaved'}
        title={keeping[persistence]}
        detail={refusedNow ? keeping.stillRefused : keeping[DETAILS[persistence]]}
      />
      {persistence === 'refused' && (
        <div className={styles.acts}>
          <PlainButton label={keeping.ask} onPress={onAsk} />
        </div>
      )}
    </section>
  );
}
