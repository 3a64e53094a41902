import { type SceneWith, useScene } from '../../scene/useScene.ts';
import type { EnemyActing } from '../../engine/view/enemies.ts';
import { type ReactNode, useState } from 'react';
import type { Command } from '../../engine/family/killteam/model/command.ts';
import { useAdvisor } from '../../state/answer/advice.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { Toast } from '../../ui/Toast.tsx';
import { useNextKey } from '../../ui/useNextKey.ts';
import { Frame } from './Frame.tsx';
import { Instruction, type EnemyPlan } from './Instruction.tsx';
import styles from './Plan.module.css';
import { refusalSentence } from '../../words/reason.ts';
import { useEnemyCommands } from './commands.ts';
import type { BoardSays } from './view/onBoard.ts';
import { stepSaid } from '../../words/stepSaid.ts';
import { Why } from './Why.tsx';

export type PlanProps = {
  readonly acting: EnemyActing;
  readonly plan: EnemyPlan;
  readonly onTimeline: () => void;
};

type FrameProps = PlanProps & {
  /** The board with the plan on it, and what it knows of each step; absent: the battle has none. */
  readonly map?: ReactNode;
  readonly says?: BoardSays;
  /** How the board found where it goes. */
  readonly found?: ReactNode;
};

const NOTHING: BoardSays = [];

const isAttack = (action: string): boolean => action === 'shoot' || action === 'fight';

/** What Done does: the moves are made, and an attack is opened by the same tap. */
function doneWords(
  { told, look }: SceneWith<'behaviour'>,
  { steps }: EnemyPlan,
  says: BoardSays,
): { readonly title: string; readonly detail: string } {
  const { turn } = told;
  const last = steps.at(-1);
  if (last === undefined) return { title: turn.done, detail: turn.expends };
  const said = turn.plan.act(stepSaid(last, look, says[steps.length - 1]?.goes));
  if (!isAttack(last.action))
    return {
      title: steps.length > 1 ? turn.doneAll(steps.length) : turn.done,
      detail: steps.length > 1 ? steps.map(({ action }) => told.rowActions[action].name).join(', ') : said,
    };
  return {
    title: said,
    detail: steps.length > 1 ? turn.doneThen : turn.diceCome,
  };
}

type PartProps = Pick<PlanProps, 'plan'> & { readonly says: BoardSays; readonly act: (command: Command) => void };
type AlikeProps = Pick<PlanProps, 'plan'> & { readonly tell: (said: string | null) => void };

function Done({ plan, says, act }: PartProps) {
  const scene = useScene('behaviour');
  const { title, detail } = doneWords(scene, plan, says);
  const carryOut = () => act({ type: 'carryOut', count: plan.steps.length });
  useNextKey(carryOut);
  return (
    <NextButton
      title={title}
      detail={detail}
      keyHint={scene.words.keys.space}
      pressKey={scene.battle.length}
      onPress={carryOut}
    />
  );
}

/** The same done with those that would act next and do the same; nothing where there are none. */
function Alike({ plan, tell }: AlikeProps) {
  const { words, told, look, battle, state } = useScene('behaviour');
  const { doneAlike } = useEnemyCommands();
  const alike = useAdvisor()?.alike(state) ?? [];
  if (alike.length === 0) return null;
  const press = () => {
    const refusal = doneAlike(plan.steps.length, alike);
    tell(refusal === null ? null : refusalSentence(words, refusal, look));
  };
  return (
    <ActionButton
      icon="check"
      title={told.turn.alike(alike.length + 1)}
      detail={told.turn.alikeDetail(words.common.list(alike.map(look.name)), alike.length)}
      pressKey={battle.length}
      onPress={press}
    />
  );
}

function Ways({ plan, says, act }: PartProps) {
  const { told, look, battle, state } = useScene('behaviour');
  const { turn } = told;
  const [first, ...rest] = plan.steps;
  const said = first === undefined ? '' : turn.plan.act(stepSaid(first, look, says[0]?.goes));
  // On a board all of it runs by itself once it has begun.
  const runsOn = says.length > 0 && state.settings.automation.enemy === 'full';
  const [one = '', other = ''] = plan.steps.map(({ action }) => told.rowActions[action].name);
  return (
    <div className={styles.ways}>
      {rest.length > 0 && !runsOn && (
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
function useToldAct() {
  const { act, battle } = useScene();
  const [refused, refuse] = useState<{ readonly at: number; readonly text: string } | null>(null);
  const tell = (text: string | null) => refuse(text === null ? null : { at: battle.length, text });
  return {
    act: (command: Command) => tell(act(command)),
    tell,
    said: refused?.at === battle.length ? refused.text : null,
    dismiss: () => refuse(null),
  };
}

/** What the hands do for an enemy, and why. */
export function PlanFrame({ acting, plan, onTimeline, map, says = NOTHING, found }: FrameProps) {
  const { words, battle } = useScene();
  const { act, tell, said, dismiss } = useToldAct();
  return (
    <Frame
      acting={acting}
      onTimeline={onTimeline}
      map={map}
      hands={
        <>
          <Alike plan={plan} tell={tell} />
          <Ways plan={plan} says={says} act={act} />
        </>
      }
      next={<Done plan={plan} says={says} act={act} />}
      toast={said === null ? null : <Toast text={said} dismissLabel={words.common.dismiss} onDismiss={dismiss} />}
    >
      <Instruction acting={acting} plan={plan} says={says} />
      {found}
      <Why key={battle.length} acting={acting} plan={plan} />
    </Frame>
  );
}
