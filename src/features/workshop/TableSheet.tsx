import { PlainButton } from '../../ui/PlainButton.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import form from '../../ui/Form.module.css';
import { useWords } from '../../words/useWords.ts';
import { copied, houseRule } from './making.ts';
import { nameOf, type Shelved } from './shelf.ts';
import type { WorkshopList } from './useWorkshopList.ts';

type TableSheetProps = {
  readonly shown: Shelved;
  readonly list: WorkshopList;
  readonly onOpen: (id: string) => void;
  readonly onShare: (id: string) => void;
  readonly onClose: () => void;
};

/** What can be done with a table. */
export function TableSheet({ shown, list, onOpen, onShare, onClose }: TableSheetProps) {
  const words = useWords('workshop');
  const { common } = useWords('shared');
  const { owned, table, kind } = shown;
  const name = nameOf(words, owned.behaviour);
  const and = (act: () => void) => () => {
    onClose();
    act();
  };
  const ruleName = kind === 'own' ? words.variantOf(name) : words.houseRuleName(name);
  const copy = copied(shown, words.copyName(name), list.taken);
  return (
    <SheetDialog open title={name} closeLabel={common.close} onClose={onClose}>
      <div className={form.inner}>
        <PlainButton tone="brass" icon="open" label={words.open} onPress={and(() => onOpen(shown.id))} />
        {kind !== 'pack' && table !== null && (
          <PlainButton
            icon="workshop"
            label={words.houseRule}
            onPress={and(() => list.make(houseRule(table, ruleName, list.taken)))}
          />
        )}
        <PlainButton
          icon="plus"
          label={kind === 'own' ? words.duplicate : words.copy}
          onPress={and(() => list.make(copy))}
        />
        {kind !== 'shipped' && (
          <PlainButton
            icon="export"
            label={words.export}
            onPress={and(() => list.exported(withParents(list.all, owned), owned.behaviour.id))}
          />
        )}
        {kind === 'own' && (
          <PlainButton icon="share" label={words.share} onPress={and(() => onShare(owned.behaviour.id))} />
        )}
        {kind === 'own' && (
          <PlainButton icon="cross" label={words.remove} onPress={and(() => void list.remove(shown))} />
        )}
      </div>
    </SheetDialog>
  );
}

/** A table with those of one’s own that it builds on. */
function withParents(all: readonly Shelved[], owned: Shelved['owned']): readonly Shelved['owned'][] {
  const { behaviour } = owned;
  const parent =
    'extends' in behaviour ? all.find(({ kind, id }) => kind === 'own' && id === behaviour.extends) : undefined;
  return parent === undefined ? [owned] : [owned, ...withParents(all, parent.owned)];
}
