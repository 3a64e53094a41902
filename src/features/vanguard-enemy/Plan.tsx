import { Suspense } from 'react';
import type { FoeActing, FoeStepView } from '../../engine/plugins/foes/view.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon, type IconName } from '../../ui/icons/Icon.tsx';
import { Measured } from '../../ui/measured.tsx';
import { WhyList } from '../../ui/WhyList.tsx';
import styles from './Foe.module.css';
import { MovedForm } from './MovedForm.tsx';
import { FoundOnBoard, OverruledOnBoard } from './onBoardLater.ts';
import { type FoeScene, useFoeScene } from './useFoeScene.ts';
import { useSay } from './useSay.ts';
import { stepHow, stepSaid } from './view/stepText.ts';
import { chosenRows, whyTold } from './view/why.ts';

const ICONS: Readonly<Record<FoeStepView['step']['action'], IconName>> = {
  shoot: 'shoot',
  strike: 'fight',
  charge: 'charge',
  walk: 'walk',
  run: 'dash',
  aim: 'aim',
  focus: 'engage',
  standUp: 'reanimate',
  own: 'honour',
  push: 'plus',
  pass: 'pass',
};

type Steps = { readonly steps: readonly FoeStepView[] };

/** What it does, in one line. */
const planSaid = (scene: FoeScene, steps: readonly FoeStepView[]): string =>
  steps.length === 0 ? scene.told.nothing : scene.told.plan(steps.map((step) => stepSaid(scene, step)).join(', '));

/** The plan as imperatives for the hands. */
function Instruction({ steps }: Steps) {
  const scene = useFoeScene();
  const { told } = scene;
  if (steps.length === 0)
    return (
      <p className={styles.sheet}>
        <b>{told.nothing}</b>
        <span>{told.nothingDetail}</span>
      </p>
    );
  return (
    <div className={styles.sheet}>
      <ol aria-label={planSaid(scene, steps)}>
        {steps.map((view) => {
          const how = stepHow(scene, view);
          return (
            <li key={`${view.step.row} ${view.step.action}`}>
              <Icon name={ICONS[view.step.action]} size={28} />
              <div>
                <b>{stepSaid(scene, view)}</b>
                {how !== null && (
                  <span>
                    <Measured text={how} />
                  </span>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Ways({ steps }: Steps) {
  const scene = useFoeScene();
  const { told, moment } = scene;
  const { say } = useSay();
  const [first, ...rest] = steps;
  return (
    <div className={styles.ways} role="group" aria-label={planSaid(scene, steps)}>
      {rest.length > 0 && (
        <ActionButton
          icon="check"
          title={told.firstOnly}
          detail={told.firstOnlyDetail}
          pressKey={moment}
          onPress={() => say({ type: 'carryOut', count: 1, moved: null })}
        />
      )}
      {first !== undefined && (
        <ActionButton
          icon="couldNot"
          title={told.couldNot}
          detail={told.couldNotDetail(stepSaid(scene, first))}
          pressKey={moment}
          onPress={() => say({ type: 'couldNot' })}
        />
      )}
      <ActionButton
        icon="different"
        title={told.different}
        detail={told.differentDetail}
        pressKey={moment}
        onPress={() => say({ type: 'takeFoe', hand: true })}
      />
    </div>
  );
}

/** Why this plan: what decided, and the rows that were passed over when they are asked for. */
function Why({ acting }: { readonly acting: FoeActing }) {
  const scene = useFoeScene();
  const { told } = scene;
  const { table, turn } = acting;
  const { decided, passed } = whyTold(scene, table, turn.plan?.trace ?? []);
  const name = table === null ? '' : (told.tables[table.id] ?? scene.shown(table.name));
  return (
    <details className={styles.fold}>
      <summary>{scene.words.common.named(told.why, told.whyTable(name))}</summary>
      <WhyList label={told.why} rows={[...chosenRows(scene, turn.why), ...decided]} />
      {passed.length > 0 && (
        <>
          <p className={styles.said}>{told.passedOver(passed.length)}</p>
          <WhyList label={told.passedOver(passed.length)} rows={passed} />
        </>
      )}
    </details>
  );
}

const MOVES: ReadonlySet<string> = new Set(['walk', 'run']);

/** Moves that its table would have and the board has no way for. */
function Nowhere({ acting: { table, turn } }: { readonly acting: FoeActing }) {
  const { told, words } = useFoeScene();
  const acts = (table?.rows ?? []).filter(({ id, action }) => MOVES.has(action) && turn.barred.includes(id));
  if (acts.length === 0) return null;
  const names = [...new Set(acts.map(({ action }) => told.acts[action].name))];
  return <p className={styles.said}>{told.nowhere(words.common.list(names))}</p>;
}

/** What the hands do for a model that its table plays, and why. */
export function Plan({ acting, steps }: Steps & { readonly acting: FoeActing }) {
  const { told, name, view } = useFoeScene();
  // What came of a move on the board is known.
  const isOnBoard = view.onBoard?.board.places[acting.model] !== undefined;
  return (
    <section className={styles.panel} aria-label={told.next.activate(name(acting.model))}>
      <h2 data-asked="" className={styles.ask}>
        {told.next.activate(name(acting.model))}
      </h2>
      {isOnBoard && <Nowhere acting={acting} />}
      <Instruction steps={steps} />
      {isOnBoard && (
        <Suspense fallback={null}>
          <FoundOnBoard acting={acting} />
          <OverruledOnBoard model={acting.model} />
        </Suspense>
      )}
      {!isOnBoard && <MovedForm model={acting.model} steps={steps} />}
      <Ways steps={steps} />
      <Why acting={acting} />
    </section>
  );
}
