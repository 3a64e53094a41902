import type { ReactNode } from 'react';
import type { MissionRow } from '../../content/schema/mission.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PrepSteps } from '../../ui/PrepSteps.tsx';
import { useWords } from '../../words/useWords.ts';
import type { SidesProps } from './KillTeamDeployment.tsx';
import { useKillTeamSteps } from './killTeamSteps.tsx';

type SidesStepsProps = SidesProps & { readonly table: ReactNode };

/** The steps of two equal sides, once their mission is known to be there. */
export function SidesSteps(props: SidesStepsProps) {
  const words = useWords('play');
  const mission = props.pack.missions.get(props.sides.mission);
  if (mission === undefined) return <EmptyState title={words.errors.loadFailed} />;
  return <KnownSides {...props} mission={mission} />;
}

function KnownSides(props: SidesStepsProps & { readonly mission: MissionRow }) {
  const { deployment } = useWords('play');
  const steps = useKillTeamSteps(props);
  return <PrepSteps steps={steps} nextLabel={deployment.nextStep} foldLabel={deployment.foldSteps} />;
}
