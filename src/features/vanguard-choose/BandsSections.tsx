import { PrepSteps } from '../../ui/PrepSteps.tsx';
import { useWords } from '../../words/useWords.ts';
import { useBandSteps } from './bandSteps.tsx';
import type { DraftProps } from './draft.ts';

/** Which war bands meet, who plays them, for how many points, in which scenario: in steps that fold. */
export function BandsSections(props: DraftProps) {
  const { deployment } = useWords('play');
  const steps = useBandSteps(props);
  return <PrepSteps steps={steps} nextLabel={deployment.nextStep} foldLabel={deployment.foldSteps} />;
}
