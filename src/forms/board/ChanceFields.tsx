import { type ChanceWish, DENSITIES } from '../../content/killzones/boardWish.ts';
import { THEATRES } from '../../content/killzones/schema.ts';
import { SegmentField } from '../../ui/SegmentField.tsx';
import { useWords } from '../../words/useWords.ts';

type ChanceFieldsProps = {
  readonly wish: ChanceWish;
  readonly onChange: (part: Partial<ChanceWish>) => void;
};

/** Where a board by chance is to lie, and how full it is to be. */
export function ChanceFields({ wish, onChange }: ChanceFieldsProps) {
  const { theatre, theatres, density, densities } = useWords('killzones');
  return (
    <>
      <SegmentField
        label={theatre}
        options={THEATRES.map((value) => ({ value, label: theatres[value] }))}
        value={wish.theatre}
        onChange={(value) => onChange({ theatre: value })}
      />
      <SegmentField
        label={density}
        options={DENSITIES.map((value) => ({ value, label: densities[value] }))}
        value={wish.density}
        onChange={(value) => onChange({ density: value })}
      />
    </>
  );
}
