import { useState } from 'react';
import type { listQuarantine } from '../../state/play.ts';
import { downloadText } from '../../ui/downloadText.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { useGame } from '../../state/store.ts';
import { useFirstWords } from '../../words/useFirstWords.ts';
import { whenOf } from './battleLine.ts';

type Kept = Awaited<ReturnType<typeof listQuarantine>>[number];

/** Texts that were put aside, each to be taken away as a file. */
export function KeptAside() {
  const words = useFirstWords();
  const stored = useGame((game) => game.battles.length);
  const [kept, setKept] = useState<readonly Kept[] | null>(null);
  const open = async () => {
    const play = await import('../../state/play.ts');
    setKept(await play.listQuarantine());
  };
  return (
    <>
      <ListRow
        key={stored}
        icon="saved"
        title={words.storage.unreadableList}
        detail={words.storage.keptDetail}
        opens
        onPress={() => void open()}
      />
      <SheetDialog
        open={kept !== null}
        title={words.storage.unreadableList}
        closeLabel={words.common.close}
        onClose={() => setKept(null)}
      >
        {kept?.length === 0 && <p>{words.common.none}</p>}
        {kept?.map(({ key, at, why, text }) => (
          <ListRow
            key={key}
            icon="export"
            title={words.storage.whyKept[why]}
            detail={whenOf(words, { savedAt: at })}
            onPress={() => downloadText(`retinue-kept-${at.slice(0, 10)}.json`, text)}
          />
        ))}
      </SheetDialog>
    </>
  );
}
