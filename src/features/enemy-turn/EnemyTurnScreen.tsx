import { usePlay } from '../../state/battle/play.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { Frame } from './Frame.tsx';
import { PlanScreen } from './PlanScreen.tsx';
import { QuestionScreen } from './QuestionScreen.tsx';
import { useScene } from './useScene.ts';
import type { Scene, TurnScene } from './view/scene.ts';

type EnemyTurnProps = { readonly onTimeline: () => void };

const actingIn = (scene: Scene): TurnScene | null => {
  const { acting } = scene.view.enemies;
  return acting === null ? null : { ...scene, ...acting };
};

/** Its plan was overtaken by what happened: it thinks again. */
function Stalled({ scene, onTimeline }: EnemyTurnProps & { readonly scene: TurnScene }) {
  const { dispatch } = usePlay();
  const { turn } = scene.told;
  return (
    <Frame
      scene={scene}
      acting={scene}
      onTimeline={onTimeline}
      next={
        <NextButton
          title={turn.goOn}
          detail={turn.backDetail}
          pressKey={scene.battle.length}
          onPress={() => void dispatch({ type: 'takeEnemy', hand: false })}
        />
      }
    >
      {null}
    </Frame>
  );
}

/** An enemy that its table plays: questions to the table, then the plan for the hands. */
export function EnemyTurnScreen({ onTimeline }: EnemyTurnProps) {
  const scene = useScene();
  if (scene === null) return null;
  const { request } = scene.battle;
  const acting = actingIn(scene);
  if (request?.kind === 'look') {
    const about = request.fact === 'spotted' ? null : acting;
    const { id, question, place, fact } = request;
    const key = [id, question, place, fact].join(' ');
    return <QuestionScreen key={key} scene={scene} acting={about} request={request} onTimeline={onTimeline} />;
  }
  if (acting === null) return null;
  const { plan } = acting.turn;
  return plan === null ? (
    <Stalled scene={acting} onTimeline={onTimeline} />
  ) : (
    <PlanScreen scene={acting} plan={plan} onTimeline={onTimeline} />
  );
}
