import { useState } from 'react';
import type { Play } from '../../state/battle/play.ts';
import { AsideRow } from '../../ui/AsideRow.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { useApp, useGame } from '../../state/base/useApp.ts';
import { useWords } from '../../words/useWords.ts';
import { whenOf } from './battleLine.ts';

type Kept = Awaited<ReturnType<Play['listQuarantine']>>[number];

/** Texts that were put aside, each to be taken away as a file and then removed. */
export function KeptAside() {
  const app = useApp();
  const words = useWords('home');
  const { saving } = useWords('saving');
  const stored = useGame((game) => game.battles.length);
  const [kept, setKept] = useState<readonly Kept[] | null>(null);
  const open = async () => {
    const play = (await import('../../state/battle/play.ts')).playOf(app);
    setKept(await play.listQuarantine());
  };
  const remove = async (key: string) => {
    const play = (await import('../../state/battle/play.ts')).playOf(app);
    await play.removeKept(key);
    await open();
  };
  return (
    <>
      <ListRow
        key={stored}
        icon="saved"
        title={saving.unreadableList}
        detail={saving.keptDetail}
        opens
        onPress={() => void open()}
      />
      <SheetDialog
        open={kept !== null}
        title={saving.unreadableList}
        closeLabel={words.common.close}
        onClose={() => setKept(null)}
      >
        {kept?.length === 0 && <p>{words.common.none}</p>}
        {kept?.map((text) => (
          <AsideRow
            key={text.key}
            kept={text}
            title={saving.whyKept[text.why]}
            detail={whenOf(words, { savedAt: text.at })}
            words={{ ...words.common, ...saving }}
            inSheet
            onRemove={() => void remove(text.key)}
          />
        ))}
      </SheetDialog>
    </>
  );
}
