import { useGame } from '../../state/store.ts';
import { downloadFile } from '../../ui/downloadFile.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { packName } from '../../words/look.ts';
import { useFirstWords } from '../../words/useFirstWords.ts';
import { KeptAside } from './KeptAside.tsx';
import { RefusedFile } from './RefusedFile.tsx';
import styles from './Home.module.css';
import { useBroughtFile } from './useBroughtFile.ts';
import { useStorageHint } from './useStorageHint.ts';

async function exportOpen(): Promise<void> {
  const { exportBattle } = await import('../../state/play.ts');
  downloadFile(await exportBattle());
}

/** What is kept and where; a battle out as a file, a file in as a battle, and what was put aside. */
export function StorageRows() {
  const words = useFirstWords();
  const open = useGame((game) => game.battle?.title ?? null);
  const hint = useStorageHint();
  const { brought, ask, dismiss } = useBroughtFile();
  return (
    <>
      <p className={styles.hint}>{hint.short === '' ? hint.long : `${hint.short}. ${hint.long}`}</p>
      {open !== null && (
        <ListRow
          icon="export"
          title={words.storage.exportBattle}
          detail={packName(words, open)}
          onPress={() => void exportOpen()}
        />
      )}
      <ListRow
        icon="import"
        title={words.home.bringFile}
        detail={
          brought?.kind === 'here' ? words.storage.imported(packName(words, brought.title)) : words.home.bringFileDetail
        }
        onPress={ask}
      />
      <KeptAside />
      {brought !== null && brought.kind !== 'here' && <RefusedFile brought={brought} onClose={dismiss} />}
    </>
  );
}
