import type { BandChoice } from '../../content/warBands/bandChoice.ts';
import { FacingHalves } from '../../ui/FacingHalf.tsx';
import { PrepSection } from '../../ui/PrepSection.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { useWords } from '../../words/useWords.ts';
import { BandHalf } from './BandHalf.tsx';
import type { DraftProps } from './draft.ts';
import { Hands } from './Hands.tsx';
import { ScenarioPart } from './ScenarioPart.tsx';
import { useWhose } from './useWhose.ts';

/** Points are agreed in steps of five. */
const STEP = 5;
const MOST = 500;

function Halves({ packs, draft, onChange }: DraftProps) {
  const [one, two] = useWhose(draft);
  const half = (at: 'first' | 'second') => ({
    packs,
    choice: draft[at],
    limit: draft.limit,
    onChange: (choice: BandChoice) => onChange({ ...draft, [at]: choice }),
  });
  return (
    <FacingHalves>
      <BandHalf side="retinue" player={one} {...half('first')} />
      <BandHalf side="enemy" player={two} {...half('second')} />
    </FacingHalves>
  );
}

function Points({ draft, onChange }: DraftProps) {
  const { common } = useWords('play');
  const said = useWords('warBands');
  return (
    <PrepSection title={said.limit}>
      <Stepper
        label={said.limit}
        value={Math.round(draft.limit / STEP)}
        shown={`${draft.limit}`}
        min={1}
        max={MOST / STEP}
        lessLabel={common.less(said.limit)}
        moreLabel={common.oneMore(said.limit)}
        onChange={(steps) => onChange({ ...draft, limit: steps * STEP })}
      />
    </PrepSection>
  );
}

/** Which war bands meet, who plays them, for how many points, in which scenario. */
export function BandsSections(props: DraftProps) {
  return (
    <>
      <Halves {...props} />
      <Hands {...props} />
      <Points {...props} />
      <ScenarioPart {...props} />
    </>
  );
}
