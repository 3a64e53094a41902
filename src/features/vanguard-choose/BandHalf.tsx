import { useState } from 'react';
import type { Pack } from '../../content/pack.ts';
import type { BandMember } from '../../content/schema/warBands/warBand.ts';
import { type BandChoice, bandNames, factsOf, memberCost, packOf, spentOf } from '../../content/warBands/bandChoice.ts';
import { fieldModel } from '../../content/warBands/fieldModel.ts';
import { FacingHalf, type FacingRow } from '../../ui/FacingHalf.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import type { SideColour } from '../../ui/side.ts';
import { packName } from '../../words/packName.ts';
import { useWords } from '../../words/useWords.ts';
import { AddSheet } from './AddSheet.tsx';
import { BandSheet } from './BandSheet.tsx';
import { MemberSheet } from './MemberSheet.tsx';
import { useFactSaid } from './useFactSaid.ts';

type BandHalfProps = {
  readonly packs: readonly Pack[];
  readonly side: SideColour;
  /** Whose it is; null: the tables play it. */
  readonly player: string | null;
  readonly choice: BandChoice;
  /** The points agreed on. */
  readonly limit: number;
  readonly onChange: (choice: BandChoice) => void;
};

type Sheet = 'band' | 'add' | { readonly member: string } | null;

/** A member as its row shows it, by the names that the war band gives. */
function useRows(pack: Pack, choice: BandChoice) {
  const words = useWords('play');
  const said = useWords('warBands');
  const names = bandNames(pack, choice);
  return (member: BandMember): Omit<FacingRow, 'onOpen'> => {
    const model = pack.bandModels.get(member.model);
    const name = packName(words, names.get(member.id) ?? member.id);
    const wounds = model === undefined ? 0 : fieldModel(model, member, pack.bandFactions.get(choice.faction)).wn;
    const options = (model?.options ?? []).filter(({ id }) => member.options.includes(id));
    const role = member.leader ? said.leader : packName(words, model?.kind ?? '');
    const taken = options.map((option) => packName(words, option.name));
    const cost = memberCost(pack, member);
    return {
      id: member.id,
      figure: `${cost}`,
      unit: said.unit,
      name,
      detail: [role, said.wounds(wounds), ...taken].join(', '),
      label: said.row(name, [role, said.points(cost), ...taken].join(', '), wounds),
    };
  };
}

type SheetsProps = Pick<BandHalfProps, 'packs' | 'choice' | 'limit' | 'onChange'> & {
  readonly sheet: Sheet;
  readonly title: (member: BandMember) => string;
  readonly onClose: () => void;
};

function Sheets({ packs, choice, limit, onChange, sheet, title, onClose }: SheetsProps) {
  const pack = packOf(packs, choice);
  if (sheet === 'band') return <BandSheet packs={packs} choice={choice} onChange={onChange} onClose={onClose} />;
  if (sheet === 'add')
    return <AddSheet pack={pack} choice={choice} limit={limit} onChange={onChange} onClose={onClose} />;
  const member = choice.members.find(({ id }) => id === sheet?.member);
  if (member === undefined) return null;
  return (
    <MemberSheet
      pack={pack}
      choice={choice}
      member={member}
      title={title(member)}
      onChange={onChange}
      onClose={onClose}
    />
  );
}

/** One of two sides: whose it is, its war band, who is in it with what, points and what is against them. */
export function BandHalf({ packs, side, player, choice, limit, onChange }: BandHalfProps) {
  const pack = packOf(packs, choice);
  const words = useWords('play');
  const said = useWords('warBands');
  const rowOf = useRows(pack, choice);
  const factSaid = useFactSaid();
  const [sheet, setSheet] = useState<Sheet>(null);
  const whose = player ?? said.tables;
  return (
    <FacingHalf
      side={side}
      title={whose}
      label={said.band(whose)}
      team={{
        name: packName(words, choice.name),
        detail: said.change(choice.members.length),
        onPress: () => setSheet('band'),
      }}
      rows={choice.members.map((member) => ({
        ...rowOf(member),
        onOpen: () => setSheet({ member: member.id }),
      }))}
      note={said.sum(spentOf(pack, choice), limit)}
      facts={{
        label: said.check,
        lines: factsOf(pack, choice, limit).map(factSaid),
      }}
    >
      <PlainButton icon="plus" label={said.add} onPress={() => setSheet('add')} />
      <Sheets
        packs={packs}
        choice={choice}
        limit={limit}
        onChange={onChange}
        sheet={sheet}
        title={(member) => rowOf(member).name}
        onClose={() => setSheet(null)}
      />
    </FacingHalf>
  );
}
