import { factsOf, packOf, spentOf } from '../../content/warBands/bandChoice.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { PrepRows, PrepSection } from '../../ui/PrepSection.tsx';
import { packName } from '../../words/packName.ts';
import { useWords } from '../../words/useWords.ts';
import type { BandSide, DraftProps } from './draft.ts';

type BesideProps = Pick<DraftProps, 'packs' | 'draft'> & {
  readonly onPrint: () => void;
  readonly onShare: (side: BandSide) => void;
};

/** What else is done with war bands before a battle: their cards on paper, and giving them to others. */
export function Beside({ packs, draft, onPrint, onShare }: BesideProps) {
  const words = useWords('play');
  const said = useWords('warBands');
  const names = [draft.first.name, draft.second.name].map((name) => packName(words, name));
  return (
    <PrepSection title={said.beside}>
      <PrepRows>
        <ListRow
          icon="print"
          title={said.print}
          detail={words.common.list([...new Set(names)])}
          opens
          onPress={onPrint}
        />
        {(['first', 'second'] as const).map((side, at) => {
          const choice = draft[side];
          const pack = packOf(packs, choice);
          const name = names[at] ?? choice.name;
          // What breaks the rules of war bands is no pack that anybody could open.
          return factsOf(pack, choice, Math.max(draft.limit, spentOf(pack, choice))).length > 0 ? (
            <ListRow key={side} icon="export" title={said.share(name)} detail={said.shareNot} />
          ) : (
            <ListRow
              key={side}
              icon="export"
              title={said.share(name)}
              detail={said.shareDetail}
              opens
              onPress={() => onShare(side)}
            />
          );
        })}
      </PrepRows>
    </PrepSection>
  );
}
