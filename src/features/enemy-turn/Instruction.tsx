import { Explained } from '../../forms/Explained.tsx';
import { type SceneWith, useScene } from '../../scene/useScene.ts';
import type { EnemyActing } from '../../engine/view/enemies.ts';
import type { EnemyTurn, PlannedStep } from '../../engine/plugins/npo/state.ts';
import { Icon, type IconName } from '../../ui/icons/Icon.tsx';
import { stepSaid } from '../../words/stepSaid.ts';
import styles from './Plan.module.css';
import { stepsSaid } from './view/how.ts';
import type { BoardSaid, BoardSays } from './view/onBoard.ts';

export type EnemyPlan = NonNullable<EnemyTurn['plan']>;

const ICONS: Readonly<Record<PlannedStep['action'], IconName>> = {
  fight: 'fight',
  charge: 'charge',
  shoot: 'shoot',
  reposition: 'reposition',
  dash: 'dash',
  fallBack: 'fallBack',
  guard: 'guard',
  reload: 'reload',
  cast: 'honour',
  mission: 'interact',
  pass: 'done',
};

type StepRowProps = {
  readonly step: PlannedStep;
  readonly how: string | null;
  readonly arms: readonly string[];
  readonly onBoard: BoardSaid | undefined;
};

function StepRow({ step, how, arms, onBoard }: StepRowProps) {
  const scene = useScene('behaviour');
  return (
    <li>
      <Icon name={ICONS[step.action]} size={30} />
      <div>
        <b>{scene.told.turn.plan.act(stepSaid(step, scene.look, onBoard?.goes))}</b>
        {how !== null && (
          <span>
            <Explained text={how} names={arms} />
          </span>
        )}
      </div>
    </li>
  );
}

/** Why there is nothing to do: the row by which it waits, if there is one. */
function nothingSaid(turn: SceneWith<'behaviour'>['told']['turn'], { trace }: EnemyPlan): string {
  const said: Readonly<Record<string, string>> = turn.nothingFor;
  const row = trace.findLast(({ why }) => why === 'done')?.row ?? '';
  return said[row] ?? turn.nothingText;
}

type InstructionProps = {
  readonly acting: EnemyActing;
  readonly plan: EnemyPlan;
  /** What the board knows of each step. */
  readonly says: BoardSays;
};

/** The plan as imperatives for the hands. */
export function Instruction({ acting, plan, says }: InstructionProps) {
  const scene = useScene('behaviour');
  const { words, told, look } = scene;
  const { turn } = told;
  const { order, steps } = plan;
  const how = stepsSaid(scene, acting, steps, says);
  const arms = acting.enemy.weapons.map(({ id }) => look.weaponName(id));
  return (
    <section
      className={styles.sheet}
      aria-label={turn.plan.sentence(steps.map((step, at) => stepSaid(step, look, says[at]?.goes)))}
    >
      <p className={styles.order}>
        <Icon name={order} size={22} /> {words.orders[order].name}
        <span>{turn.ap(steps.length)}</span>
      </p>
      {steps.length === 0 ? (
        <p className={styles.nothing}>
          <b>{turn.plan.nothing}</b>
          <span>{nothingSaid(turn, plan)}</span>
        </p>
      ) : (
        <ol>
          {steps.map((step, index) => (
            <StepRow key={step.row} step={step} how={how[index] ?? null} arms={arms} onBoard={says[index]} />
          ))}
        </ol>
      )}
    </section>
  );
}
