import type { Pack } from '../../content/pack.ts';
import { type BandChoice, cardsFor, factsOf } from '../../content/warBands/bandChoice.ts';
import { withModel } from '../../content/warBands/changeBand.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { packName } from '../../words/packName.ts';
import { useWords } from '../../words/useWords.ts';
import { useFactSaid } from './useFactSaid.ts';

type AddSheetProps = {
  readonly pack: Pack;
  readonly choice: BandChoice;
  readonly limit: number;
  readonly onChange: (choice: BandChoice) => void;
  readonly onClose: () => void;
};

/** Cards of the faction, each with its price, how many of it there are, and what would be against one more (V-75). */
export function AddSheet({ pack, choice, limit, onChange, onClose }: AddSheetProps) {
  const words = useWords('play');
  const said = useWords('warBands');
  const factSaid = useFactSaid();
  const before = factsOf(pack, choice, limit).map(({ code }) => code);
  return (
    <SheetDialog
      open
      title={said.addTo(packName(words, choice.name))}
      closeLabel={words.common.close}
      onClose={onClose}
    >
      {cardsFor(pack, choice).map((model) => {
        const more = withModel(choice, model);
        const have = choice.members.filter((member) => member.model === model.id).length;
        const against = factsOf(pack, more, limit).filter(
          ({ code }) => code === 'tooMany' || (code === 'overPoints' && !before.includes(code)),
        );
        const row = said.cardRow(packName(words, model.kind), said.points(model.points), have, model.most);
        return (
          <ListRow
            key={model.id}
            lead={<b aria-hidden>{model.points}</b>}
            title={packName(words, model.name)}
            detail={[row, against.map(factSaid).join(' ')].filter((part) => part !== '').join(' · ')}
            onPress={() => {
              onChange(more);
              onClose();
            }}
          />
        );
      })}
    </SheetDialog>
  );
}
