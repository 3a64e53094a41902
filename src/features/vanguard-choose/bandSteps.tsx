import { AgainstChoice } from '../../forms/AgainstChoice.tsx';
import { type BandChoice, factsOf, packOf, spentOf } from '../../content/warBands/bandChoice.ts';
import type { Pack } from '../../content/pack.ts';
import { useGame } from '../../state/base/useApp.ts';
import { FacingHalves } from '../../ui/FacingHalf.tsx';
import { PrepSection } from '../../ui/PrepSection.tsx';
import type { PrepStep } from '../../ui/PrepSteps.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { packName } from '../../words/packName.ts';
import { useWords } from '../../words/useWords.ts';
import { BandHalf } from './BandHalf.tsx';
import { type BandSide, type DraftProps, scenarioOf, withAgainst } from './draft.ts';
import { Hands } from './Hands.tsx';
import { ScenarioPart } from './ScenarioPart.tsx';
import { useFactSaid } from './useFactSaid.ts';
import { useWhose } from './useWhose.ts';

/** Points are agreed in steps of five. */
const STEP = 5;
const MOST = 500;

function Half({ packs, draft, onChange, at }: DraftProps & { readonly at: BandSide }) {
  const [one, two] = useWhose(draft);
  return (
    <FacingHalves>
      <BandHalf
        side={at === 'first' ? 'retinue' : 'enemy'}
        player={at === 'first' ? one : two}
        packs={packs}
        choice={draft[at]}
        limit={draft.limit}
        onChange={(choice: BandChoice) => onChange({ ...draft, [at]: choice })}
      />
    </FacingHalves>
  );
}

/** Who plays the second side. */
function Against({ draft, onChange }: DraftProps) {
  const settings = useGame((game) => game.settings);
  return (
    <AgainstChoice value={draft.against} onChange={(against) => onChange(withAgainst(draft, against, settings))} />
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

/** What a war band is told by while it is folded: what it is, for how many points, who is in it, what is not by the rules. */
function useBandTold(packs: readonly Pack[], limit: number) {
  const words = useWords('play');
  const said = useWords('warBands');
  const factSaid = useFactSaid();
  return (choice: BandChoice) => {
    const pack = packOf(packs, choice);
    const [fact] = factsOf(pack, choice, limit);
    const names = choice.members.map(({ name, model }) =>
      packName(words, name ?? pack.bandModels.get(model)?.name ?? model),
    );
    return {
      chosen: `${packName(words, choice.name)} · ${said.sum(spentOf(pack, choice), limit)}`,
      detail: words.common.list(names),
      against: fact === undefined ? null : factSaid(fact),
    };
  };
}

/** Which scenario and for how many points, who goes, against whom, and where the dice come from. */
export function useBandSteps(props: DraftProps): readonly PrepStep[] {
  const { packs, draft } = props;
  const words = useWords('play');
  const { deployment } = words;
  const said = useWords('warBands');
  const [one, two] = useWhose(draft);
  const told = useBandTold(packs, draft.limit);
  const scenario = scenarioOf(packs, draft);
  return [
    {
      id: 'scenario',
      title: said.scenario,
      chosen: scenario === undefined ? said.chooseScenario : packName(words, scenario.name),
      detail: [said.agreed(draft.limit), ...(scenario === undefined ? [] : [packName(words, scenario.text)])].join(
        ' · ',
      ),
      body: (
        <>
          <ScenarioPart {...props} />
          <Points {...props} />
        </>
      ),
    },
    {
      id: 'first',
      title: one ?? said.tables,
      side: 'retinue',
      ...told(draft.first),
      body: <Half {...props} at="first" />,
    },
    {
      id: 'second',
      title: two ?? said.tables,
      side: 'enemy',
      ...told(draft.second),
      body: (
        <>
          <Against {...props} />
          <Half {...props} at="second" />
        </>
      ),
    },
    {
      id: 'table',
      title: deployment.table,
      chosen: words.common.list([one ?? said.tables, two ?? said.tables]),
      detail: deployment.tableSaid.dice[`${draft.dice.first}${draft.dice.second}`],
      body: <Hands {...props} />,
    },
  ];
}
