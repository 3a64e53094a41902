import { useState } from 'react';
import type { Command } from '../../engine/family/killteam/model/command.ts';
import { usePlay } from '../../state/battle/play.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { Toast } from '../../ui/Toast.tsx';
import { refusalSentence } from '../../words/reason.ts';
import { Frame } from './Frame.tsx';
import { Instruction, type EnemyPlan } from './Instruction.tsx';
import styles from './Plan.module.css';
import { stepSaid } from '../../words/stepSaid.ts';
import type { TurnScene } from './view/scene.ts';
import { Why } from './Why.tsx';

type PlanProps = { readonly scene: TurnScene; readonly plan: EnemyPlan; readonly onTimeline: () => void };

const isAttack = (action: string): boolean => action === 'shoot' || action === 'fight';

/** What Done does: the moves are made, and an attack is opened by the same tap. */
function doneWords(
  { told, look }: TurnScene,
  { steps }: EnemyPlan,
): { readonly title: string; readonly detail: string } {
  const { turn } = told;
  const last = steps.at(-1);
  if (last === undefined) return { title: turn.done, detail: turn.expends };
  if (!isAttack(last.action))
    return {
      title: steps.length > 1 ? turn.doneAll(steps.length) : turn.done,
      detail:
        steps.length > 1
          ? steps.map(({ action }) => told.actions[action].name).join(', ')
          : turn.plan.act(stepSaid(last, look)),
    };
  return {
    title: turn.plan.act(stepSaid(last, look)),
    detail: steps.length > 1 ? turn.doneThen : turn.diceCome,
  };
}

type PartProps = Omit<PlanProps, 'onTimeline'> & { readonly act: (command: Command) => void };

function Done({ scene, plan, act }: PartProps) {
  const { title, detail } = doneWords(scene, plan);
  return (
    <NextButton
      title={title}
      detail={detail}
      pressKey={scene.battle.length}
      onPress={() => act({ type: 'carryOut', count: plan.steps.length })}
    />
  );
}

function Ways({ scene, plan, act }: PartProps) {
  const { told, look, battle } = scene;
  const { turn } = told;
  const [first, ...rest] = plan.steps;
  const said = first === undefined ? '' : turn.plan.act(stepSaid(first, look));
  const [one = '', other = ''] = plan.steps.map(({ action }) => told.actions[action].name);
  return (
    <div className={styles.ways}>
      {rest.length > 0 && (
        <ActionButton
          icon="check"
          title={turn.firstOnly}
          detail={turn.notThis(other)}
          pressKey={battle.length}
          onPress={() => act({ type: 'carryOut', count: 1 })}
        />
      )}
      {first !== undefined && (
        <ActionButton
          icon="couldNot"
          title={turn.couldNot}
          detail={rest.length > 0 ? turn.theFirst(one) : said}
          pressKey={battle.length}
          onPress={() => act({ type: 'couldNot' })}
        />
      )}
      <ActionButton
        icon="different"
        title={turn.different}
        detail={turn.byHand}
        pressKey={battle.length}
        onPress={() => act({ type: 'takeEnemy', hand: true })}
      />
    </div>
  );
}

/** Carries a command out; a refusal is told until the next act. */
function useAct({ words, look, battle }: TurnScene) {
  const { dispatch } = usePlay();
  const [refused, refuse] = useState<{ readonly at: number; readonly text: string } | null>(null);
  const act = (command: Command) => {
    const refusal = dispatch(command);
    refuse(refusal === null ? null : { at: battle.length, text: refusalSentence(words, refusal, look) });
  };
  return { act, said: refused?.at === battle.length ? refused.text : null, dismiss: () => refuse(null) };
}

/** What the hands do for an enemy, and why. */
export function PlanScreen({ scene, plan, onTimeline }: PlanProps) {
  const { act, said, dismiss } = useAct(scene);
  return (
    <Frame
      scene={scene}
      acting={scene}
      onTimeline={onTimeline}
      hands={<Ways scene={scene} plan={plan} act={act} />}
      next={<Done scene={scene} plan={plan} act={act} />}
      toast={said === null ? null : <Toast text={said} dismissLabel={scene.words.common.dismiss} onDismiss={dismiss} />}
    >
      <Instruction scene={scene} plan={plan} />
      <Why key={scene.battle.length} scene={scene} plan={plan} />
    </Frame>
  );
}
