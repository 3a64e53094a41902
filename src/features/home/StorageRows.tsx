import type { App } from '../../state/base/app.ts';
import { useApp, useGame } from '../../state/base/useApp.ts';
import { downloadFile } from '../../ui/downloadFile.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { packName } from '../../words/packName.ts';
import { useWords } from '../../words/useWords.ts';
import { KeptAside } from './KeptAside.tsx';
import styles from './Home.module.css';
import { useStorageHint } from './useStorageHint.ts';

async function exportOpen(app: App): Promise<void> {
  const { playOf } = await import('../../state/battle/play.ts');
  downloadFile(await playOf(app).exportBattle());
}

type StorageRowsProps = {
  /** The door for a file, a link or a code. */
  readonly onBring: () => void;
  /** Opens the screen about all that is saved. */
  readonly onStorage: () => void;
};

/** What is kept and where; a battle out as a file, the door for what is brought, and what was put aside. */
export function StorageRows({ onBring, onStorage }: StorageRowsProps) {
  const app = useApp();
  const words = useWords('home');
  const told = useWords('saving');
  const { saving } = told;
  const open = useGame((game) => game.battle?.title ?? null);
  const hint = useStorageHint();
  return (
    <>
      <p className={styles.hint}>{hint.short === '' ? hint.long : `${hint.short}. ${hint.long}`}</p>
      {open !== null && (
        <ListRow
          icon="export"
          title={saving.exportBattle}
          detail={packName(words, open)}
          onPress={() => void exportOpen(app)}
        />
      )}
      <ListRow icon="import" title={words.home.bringFile} detail={saving.bringFileDetail} opens onPress={onBring} />
      <ListRow icon="saved" title={saving.panel} detail={saving.panelDetail} opens onPress={onStorage} />
      <KeptAside />
    </>
  );
}
