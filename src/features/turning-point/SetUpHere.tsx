import { type ReactNode, Suspense } from 'react';
import { Explained } from '../../forms/Explained.tsx';
import { useScene } from '../../scene/useScene.ts';
import { Fold } from '../../ui/Fold.tsx';
import { missionTracks } from '../../words/missionTracks.ts';
import { TableSetUp } from './SetUp.tsx';

/** While both sides are put down on a board: what is played for, and what is still done by hand, folded. `scenario`: of one that has a script. */
export function SetUpHere({ scenario }: { readonly scenario: ReactNode }) {
  const { words, look, state } = useScene();
  const { name, primary } = missionTracks(words, state, look);
  const isScripted = state.mission.script !== undefined;
  return (
    <Fold title={name} note={words.turningPoint.setUpDone} isOpen={isScripted}>
      {isScripted ? (
        <Suspense fallback={null}>{scenario}</Suspense>
      ) : (
        <p>
          <Explained text={primary} />
        </p>
      )}
      <TableSetUp />
    </Fold>
  );
}
