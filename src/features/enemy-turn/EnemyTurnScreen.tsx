import { useOpenScene, useScene } from '../../scene/useScene.ts';
import type { EnemyActing } from '../../engine/view/enemies.ts';
import { useKillTeamPlay } from '../../state/battle/killTeam.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { useNextKey } from '../../ui/useNextKey.ts';
import { Frame } from './Frame.tsx';
import { PlanScreen } from './PlanScreen.tsx';
import { QuestionScreen } from './QuestionScreen.tsx';

type EnemyTurnProps = { readonly onTimeline: () => void };

/** Its plan was overtaken by what happened: it thinks again. */
function Stalled({ acting, onTimeline }: EnemyTurnProps & { readonly acting: EnemyActing }) {
  const { dispatch } = useKillTeamPlay();
  const {
    battle,
    words,
    told: { turn },
  } = useScene('behaviour');
  const again = () => void dispatch({ type: 'takeEnemy', hand: false });
  useNextKey(again);
  return (
    <Frame
      acting={acting}
      onTimeline={onTimeline}
      next={
        <NextButton
          title={turn.goOn}
          detail={turn.backDetail}
          pressKey={battle.length}
          keyHint={words.keys.space}
          onPress={again}
        />
      }
    >
      {null}
    </Frame>
  );
}

/** An enemy that its table plays: questions to the table, then the plan for the hands. */
export function EnemyTurnScreen({ onTimeline }: EnemyTurnProps) {
  const scene = useOpenScene();
  if (scene === null) return null;
  const { request } = scene.battle;
  const acting = scene.view.enemies?.acting ?? null;
  if (request?.kind === 'look') {
    const about = request.fact === 'spotted' ? null : acting;
    const { id, question, place, fact } = request;
    const key = [id, question, place, fact].join(' ');
    return <QuestionScreen key={key} acting={about} request={request} onTimeline={onTimeline} />;
  }
  if (acting === null) return null;
  const { plan } = acting.turn;
  return plan === null ? (
    <Stalled acting={acting} onTimeline={onTimeline} />
  ) : (
    <PlanScreen acting={acting} plan={plan} onTimeline={onTimeline} />
  );
}
