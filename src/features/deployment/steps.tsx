import type { ReactNode } from 'react';
import { unitsOf } from '../../content/buildForces.ts';
import { type MissionChoice, missionChoices } from '../../content/missionChoices.ts';
import { EnemyPart } from '../../forms/deploying/EnemyPart.tsx';
import type { Enemies } from '../../forms/deploying/enemies.ts';
import { MissionPart } from '../../forms/deploying/MissionPart.tsx';
import { CircumstancesSection } from '../../forms/CircumstancesSection.tsx';
import { useChance, useGame } from '../../state/base/useApp.ts';
import { bustFor, Bust } from '../../ui/icons/Bust.tsx';
import { KeyButton } from '../../ui/KeyButton.tsx';
import type { PrepStep } from '../../ui/PrepSteps.tsx';
import { enemiesTold, missionTold, retinueTold, tableTold } from '../../words/deploymentSaid.ts';
import { packName } from '../../words/packName.ts';
import { useWords } from '../../words/useWords.ts';
import type { DraftProps } from './DeploymentScreen.tsx';
import { budgetOf, changed, type Draft, factionOf, missionOf, rolled, sumsOf, takenOf, withMission } from './draft.ts';
import { RetinueSection } from './RetinueSection.tsx';
import { useProblemSaid } from './useProblemSaid.ts';

/** What the table made itself is likelier wanted than what comes with the app. */
const ownFirst = (choices: readonly MissionChoice[]): readonly MissionChoice[] => [
  ...choices.filter(({ row }) => row.provenance === 'user'),
  ...choices.filter(({ row }) => row.provenance !== 'user'),
];

type MissionStepProps = DraftProps & {
  /** To what of the scenario can go on paper; null: nothing. */
  readonly onPrint: (() => void) | null;
};

/** Which scenario, how hard, and what it is played in: as it plans it, or as the players choose. */
function MissionBody({ draft, onChange, onPrint }: MissionStepProps) {
  const words = useWords('play');
  const { rollFace } = useChance();
  const { pack, mission, difficulty } = draft;
  return (
    <>
      <MissionPart
        choices={ownFirst(missionChoices(pack, null))}
        packs={pack.merged}
        mission={mission}
        difficulty={difficulty}
        onMission={(next) => onChange(withMission(draft, next, rollFace))}
        onDifficulty={(next) => onChange(changed(draft, { difficulty: next }, rollFace))}
      />
      <CircumstancesSection
        pack={pack}
        mission={missionOf(draft)}
        difficulty={difficulty}
        chosen={draft.circumstances}
        onChange={(circumstances) => onChange({ ...draft, circumstances })}
        roll={rollFace}
      />
      {onPrint !== null && <KeyButton icon="print" label={words.deployment.print} quiet onPress={onPrint} />}
    </>
  );
}

const enemiesOf = (draft: Draft): Enemies => ({
  pack: draft.pack,
  faction: factionOf(draft),
  variant: draft.variant,
  named: missionOf(draft).named,
  picks: draft.enemies,
  budget: budgetOf(draft),
});

function EnemyBody({ draft, onChange }: DraftProps) {
  const { rollFace } = useChance();
  return (
    <EnemyPart
      enemies={enemiesOf(draft)}
      onFaction={(faction) => onChange(changed(draft, { faction }, rollFace))}
      onVariant={(variant) => onChange({ ...draft, variant })}
      onPicks={(enemies) => onChange({ ...draft, enemies, byHand: true })}
      onRoll={() => onChange(rolled(draft, rollFace))}
    />
  );
}

const bustOf = ({ pack }: Draft, { card, portrait }: ReturnType<typeof takenOf>[number]) =>
  bustFor(portrait ?? pack.operatives.get(card)?.portrait ?? null);

/** Which scenario, who goes, against whom, and the table they sit at. */
export function useSteps({
  draft,
  onChange,
  onPrint,
  table,
}: MissionStepProps & { readonly table: ReactNode }): readonly PrepStep[] {
  const words = useWords('play');
  const { settings } = useWords('settings');
  const { players, dice } = useGame((game) => game.settings);
  const { deployment } = words;
  const problem = useProblemSaid(draft);
  const { dv, cap } = sumsOf(draft);
  const taken = takenOf(draft);
  const models = unitsOf(draft.pack, draft.enemies, missionOf(draft).named).flatMap((unit) => unit.models);
  const props = { draft, onChange };
  return [
    {
      id: 'mission',
      title: deployment.mission,
      ...missionTold(
        words,
        missionOf(draft),
        words.common.named(settings.difficulty, settings.difficulties[draft.difficulty]),
      ),
      body: <MissionBody {...props} onPrint={onPrint} />,
    },
    {
      id: 'retinue',
      title: deployment.retinue,
      side: 'retinue',
      ...retinueTold(
        words,
        taken.map(({ name }) => packName(words, name)),
        deployment.dvSum(dv, cap),
      ),
      figures: taken.map((member) => <Bust key={member.id} name={bustOf(draft, member)} />),
      against: problem?.of === 'retinue' ? problem.said : null,
      body: <RetinueSection {...props} />,
    },
    {
      id: 'enemy',
      title: deployment.enemy,
      side: 'enemy',
      ...enemiesTold(words, factionOf(draft), draft.variant, models),
      against: problem?.of === 'enemy' ? problem.said : null,
      body: <EnemyBody {...props} />,
    },
    {
      id: 'table',
      title: deployment.table,
      ...tableTold(words, { players: players.length, dice }),
      body: table,
    },
  ];
}
