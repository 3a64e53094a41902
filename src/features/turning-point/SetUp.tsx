import { missionTracks } from '../../words/missionTracks.ts';
import { Part } from './Part.tsx';
import type { Stage } from './useStage.ts';

/** What the table needs before the first activation, and who is set up when. */
export function TableSetUp({ words, look, battle: { state } }: Stage) {
  const { setUp } = missionTracks(words, state, look);
  return (
    <Part title={words.deployment.setUp}>
      <ol>
        {setUp.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>{words.guide['A-10']}</li>
        <li>{words.deployment.steps.ready}</li>
      </ol>
    </Part>
  );
}

/** Before the first turning point: the objective, and the table. */
export function SetUp(stage: Stage) {
  const { words, look, battle } = stage;
  const { name, primary } = missionTracks(words, battle.state, look);
  return (
    <>
      <Part title={words.turningPoint.cells.primary} note={name}>
        <p>{primary}</p>
      </Part>
      <TableSetUp {...stage} />
    </>
  );
}
