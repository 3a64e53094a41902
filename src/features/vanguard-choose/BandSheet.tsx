import { useState } from 'react';
import type { Pack } from '../../content/pack.ts';
import { type BandChoice, bandNames, choiceOf, emptyBand, spentOf } from '../../content/warBands/bandChoice.ts';
import { type Choice, ChoiceList } from '../../ui/ChoiceList.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { packName } from '../../words/packName.ts';
import { useWords } from '../../words/useWords.ts';

type BandSheetProps = {
  readonly packs: readonly Pack[];
  readonly choice: BandChoice;
  readonly onChange: (choice: BandChoice) => void;
  readonly onClose: () => void;
};

interface Offered {
  readonly row: Choice;
  readonly make: () => BandChoice;
}

/** The ready war bands of all packs, then a war band to build of each faction. */
function useOffers(packs: readonly Pack[]): { readonly ready: readonly Offered[]; readonly build: readonly Offered[] } {
  const words = useWords('play');
  const said = useWords('warBands');
  const ready = packs.flatMap((pack) =>
    [...pack.warBands.values()].map(({ id, name }): Offered => {
      const choice = choiceOf(pack, id);
      const names = [...bandNames(pack, choice).values()].map((each) => packName(words, each));
      return {
        row: {
          id: `${pack.manifest.id}/${id}`,
          title: packName(words, name),
          reason: names.join(', '),
          number: `${spentOf(pack, choice)}`,
          numberSpoken: said.points(spentOf(pack, choice)),
        },
        make: () => choice,
      };
    }),
  );
  const build = packs.flatMap((pack) =>
    [...pack.bandFactions.values()].map(({ id, name }): Offered => ({
      row: { id: `${pack.manifest.id}/+${id}`, title: packName(words, name), reason: said.buildDetail },
      make: () => emptyBand(pack, id),
    })),
  );
  return { ready, build };
}

const keyOf = ({ pack, band, faction }: BandChoice): string => `${pack}/${band ?? `+${faction}`}`;

/** What the war band is called; with nothing in the field, as it was before. */
function BandName({ choice, onChange }: Pick<BandSheetProps, 'choice' | 'onChange'>) {
  const words = useWords('play');
  const [before] = useState(choice.name);
  const [text, setText] = useState(packName(words, choice.name));
  return (
    <TextField
      label={useWords('warBands').bandName}
      value={text}
      maxLength={40}
      onChange={(name) => {
        setText(name);
        onChange({ ...choice, name: name.trim() === '' ? before : name });
      }}
    />
  );
}

/** Which war band a side is: a ready one, or one to build. */
export function BandSheet({ packs, choice, onChange, onClose }: BandSheetProps) {
  const words = useWords('play');
  const said = useWords('warBands');
  const { ready, build } = useOffers(packs);
  const now = keyOf(choice);
  const choose = (id: string) => {
    const found = [...ready, ...build].find(({ row }) => row.id === id);
    if (found !== undefined) onChange(found.make());
    onClose();
  };
  return (
    <SheetDialog open title={said.choose} closeLabel={words.common.close} onClose={onClose}>
      <BandName choice={choice} onChange={onChange} />
      <SectionHead title={said.ready} level={3} />
      <ChoiceList label={said.ready} options={ready.map(({ row }) => row)} value={now} onChange={choose} />
      <SectionHead title={said.build} level={3} />
      <ChoiceList label={said.build} options={build.map(({ row }) => row)} value={now} onChange={choose} />
    </SheetDialog>
  );
}
