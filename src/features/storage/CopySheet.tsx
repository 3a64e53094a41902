import { useState } from 'react';
import type { CopyHead, Figures } from '../../state/library/backups.ts';
import type { Replaced } from '../../state/library/replace.ts';
import { downloadText } from '../../ui/downloadText.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { packName } from '../../words/packName.ts';
import type { Words } from '../../words/words.ts';
import { useWords } from '../../words/useWords.ts';
import { copyName } from './copyName.ts';
import { Facts } from './Facts.tsx';
import type { StorageActions } from './storageActions.ts';
import { timeText } from './timeText.ts';

type CopySheetProps = Pick<StorageActions, 'onReadCopy' | 'onRestore'> & {
  readonly copy: CopyHead;
  readonly onRestored: () => void;
  readonly onClose: () => void;
};

/** The figures that there are words for. */
function figureFacts({ copies: { figures } }: Words<'storage'>, line: Figures) {
  return Object.entries(figures).flatMap(([name, label]) => {
    const value = line[name];
    return typeof value === 'number' || typeof value === 'string' ? [[label, String(value)] as const] : [];
  });
}

/** What is in a copy, before it replaces anything. */
export function CopySheet({ copy, onReadCopy, onRestore, onRestored, onClose }: CopySheetProps) {
  const shared = useWords('shared');
  const words = useWords('storage');
  const { copies: text } = words;
  const title = copy.title === '' ? text.untitled[copy.subject.kind] : packName(shared, copy.title);
  const [fault, setFault] = useState<Exclude<Replaced, 'restored'> | null>(null);
  const take = async () => {
    const found = await onReadCopy(copy.key).catch(() => null);
    if (found === null) setFault('unreadable');
    else downloadText(`retinue-copy-${copy.at.slice(0, 10)}.json`, found);
  };
  const restore = async () => {
    const outcome = await onRestore(copy.key).catch(() => 'full' as const);
    if (outcome === 'restored') onRestored();
    else setFault(outcome);
  };
  return (
    <SheetDialog
      open
      title={copyName(words, copy, title)}
      closeLabel={shared.common.close}
      onClose={onClose}
      actions={
        <>
          <PlainButton icon="export" label={text.take} onPress={() => void take()} />
          <PlainButton tone="brass" label={text.restore} onPress={() => void restore()} />
        </>
      }
    >
      <Facts
        inSheet
        facts={[
          [text.copied, `${timeText(words, copy.at)}, ${text.why[copy.why]}`],
          [text.size, words.size(copy.bytes)],
          [text.revision, String(copy.revision)],
          ...figureFacts(words, copy.line),
        ]}
      />
      <p role="status">{fault === null ? text.keepsNow : text[fault]}</p>
    </SheetDialog>
  );
}
