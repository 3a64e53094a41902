import type { ReactNode } from 'react';
import type { BandChoice } from '../../content/warBands/bandChoice.ts';
import { useSeated } from '../../scene/useSeated.ts';
import { useGame } from '../../state/base/useApp.ts';
import { FacingHalves } from '../../ui/FacingHalf.tsx';
import { PrepSection } from '../../ui/PrepSection.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { useWords } from '../../words/useWords.ts';
import { BandHalf } from './BandHalf.tsx';
import styles from './Choose.module.css';
import { type DraftProps, withAgainst } from './draft.ts';
import { ScenarioPart } from './ScenarioPart.tsx';

const AGAINST = ['people', 'tables'] as const;
const DICE = ['table', 'screen'] as const;
/** Points are agreed in steps of five. */
const STEP = 5;
const MOST = 500;

/** Who plays each side; null: the tables. */
function useWhose({ draft }: Pick<DraftProps, 'draft'>): readonly [string, string | null] {
  const [one, two] = useSeated();
  return [one.name, draft.against === 'people' ? two.name : null];
}

function Halves({ packs, draft, onChange }: DraftProps) {
  const [one, two] = useWhose({ draft });
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

/** Who plays the second side, and where the dice of each come from. */
function Hands({ draft, onChange }: DraftProps) {
  const { deployment } = useWords('play');
  const said = useWords('warBands');
  const settings = useGame((game) => game.settings);
  const whose = useWhose({ draft });
  return (
    <PrepSection title={deployment.against}>
      <Segmented
        wide
        label={deployment.against}
        options={AGAINST.map((value) => ({ value, label: deployment.againstWhom[value] }))}
        value={draft.against}
        onChange={(against) => onChange(withAgainst(draft, against, settings))}
      />
      {(['first', 'second'] as const).map((side, at) => (
        <div key={side} className={styles.dice}>
          <p className={styles.small}>{said.dice(whose[at] ?? said.tables)}</p>
          <Segmented
            wide
            label={said.dice(whose[at] ?? said.tables)}
            options={DICE.map((value) => ({ value, label: said.diceFrom[value] }))}
            value={draft.dice[side]}
            onChange={(from) => onChange({ ...draft, dice: { ...draft.dice, [side]: from } })}
          />
        </div>
      ))}
    </PrepSection>
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
export function BandsSections({ table, ...props }: DraftProps & { readonly table: ReactNode }) {
  return (
    <>
      <Halves {...props} />
      <Hands {...props} />
      <Points {...props} />
      <ScenarioPart {...props} />
      <div className={styles.table}>{table}</div>
    </>
  );
}
