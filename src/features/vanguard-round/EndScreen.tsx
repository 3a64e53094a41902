import type { ReactNode } from 'react';
import type { ObjectiveView } from '../../engine/family/vanguard/view/vanguardView.ts';
import { barredSaid, modelIn, modelName, sideIn, sideName } from '../../scene/vanguardLook.ts';
import { useRoundsOdds } from '../../scene/useRoundsOdds.ts';
import { useVanguardScene } from '../../scene/useVanguardScene.ts';
import { useHalfDone } from '../../scene/useHalfDone.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ActionGrid } from '../../ui/ActionGrid.tsx';
import { ChipRow } from '../../ui/ChipRow.tsx';
import { FactChip } from '../../ui/FactChip.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { clearingWorths, inOrder } from './clearing.ts';
import { Halves } from './Halves.tsx';
import { PointsByHand } from './PointsByHand.tsx';
import styles from '../../ui/Score.module.css';
import { RoundFrame } from './RoundFrame.tsx';

type Contact = Readonly<Record<string, readonly string[]>>;

const UNTOUCHED: Contact = {};

/** Who is tired: each is fresh again for a command point of its side (V-33). */
function Tired() {
  const scene = useVanguardScene();
  const { end } = scene.words.round;
  const worths = clearingWorths(scene, useRoundsOdds());
  const tired = scene.view.sides
    .flatMap(({ models }) => models)
    .filter((model) => model.tired && model.status !== 'out');
  if (tired.length === 0) return <p className={styles.note}>{end.nobodyTired}</p>;
  return (
    <ActionGrid label={end.tired}>
      {inOrder(tired, worths).map(({ id, side }) => {
        const can = scene.view.clearable.includes(id);
        return (
          <ActionButton
            key={id}
            icon="tired"
            title={modelName(scene, id)}
            detail={[end.clearDetail, worths.get(id)].filter((part) => part !== undefined).join(' · ')}
            cost={{ value: '1', unit: scene.words.table.cells.cp }}
            impossible={can ? null : end.noCp}
            pressKey={`${scene.moment}${side}`}
            onPress={() => can && scene.act({ type: 'clearFatigue', model: id })}
          />
        );
      })}
    </ActionGrid>
  );
}

type ObjectiveProps = {
  readonly objective: ObjectiveView;
  readonly on: readonly string[];
  readonly onChange: (on: readonly string[]) => void;
};

/** What each side has for holding it: once where it is the same. */
function worthOf(scene: ReturnType<typeof useVanguardScene>, { worth }: ObjectiveView): string {
  const { end } = scene.words.round;
  const [first = 0, ...others] = Object.values(worth);
  if (others.every((other) => other === first)) return end.worth(first);
  return Object.entries(worth)
    .map(([side, points]) => `${sideName(scene, side)} ${points}`)
    .join(', ');
}

/** Everybody on the table, each a tap that says whether it touches an objective. */
function Contacts({ objective, on, onChange }: ObjectiveProps) {
  const scene = useVanguardScene();
  const { end } = scene.words.round;
  const standing = scene.view.sides
    .flatMap(({ models }) => models)
    .filter(({ status }) => status !== 'out' && status !== 'waiting');
  return (
    <ChipRow label={end.touches(scene.shown(objective.name))}>
      {standing.map(({ id }) => (
        <FactChip
          key={id}
          label={modelName(scene, id)}
          on={on.includes(id)}
          onPress={() => onChange(on.includes(id) ? on.filter((each) => each !== id) : [...on, id])}
        />
      ))}
    </ChipRow>
  );
}

const isAlike = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each));

/** What the board has of an objective; who touches it is asked only where half a millimetre decides, else a tap says otherwise. */
function OnBoard(props: ObjectiveProps & { readonly board: NonNullable<ObjectiveView['onBoard']> }) {
  const { on, board } = props;
  const { there, close } = board;
  const scene = useVanguardScene();
  const { words } = scene;
  const { end } = words.round;
  const named = (ids: readonly string[]) => words.common.list(ids.map((id) => modelName(scene, id)));
  return (
    <>
      <p>{there.length === 0 ? end.untouched : end.byBoard(named(there))}</p>
      {close.length > 0 && <p>{end.close(named(close))}</p>}
      <details className={styles.fold} open={close.length > 0}>
        <summary>
          {end.otherwise}
          {!isAlike(on, there) && <span>{end.byHand}</span>}
        </summary>
        <Contacts {...props} />
        <p>{end.holdsUntil}</p>
      </details>
    </>
  );
}

/** What is said of an objective beside its points: once counted who holds it, before that who would by the board, or how many touch it. */
function holdsSaid(scene: ReturnType<typeof useVanguardScene>, { objective, on }: ObjectiveProps): string {
  const { end } = scene.words.round;
  const { holder, holds, touching, onBoard } = objective;
  const named = (side: string | null) => (side === null ? end.nobody : sideName(scene, side));
  if (scene.view.end?.scored === true) return named(holder);
  return onBoard !== null && isAlike(on, touching) ? named(holds) : end.holds(on.length);
}

/** An objective at the end of a round, and who touches it: as the board has it, else as the table sees it. */
function Objective(props: ObjectiveProps) {
  const { objective } = props;
  const scene = useVanguardScene();
  const { onBoard } = objective;
  const name = scene.shown(objective.name);
  const isOpen = scene.view.end?.scored !== true;
  return (
    <section className={styles.padded} aria-label={name}>
      <SectionHead title={name} note={`${worthOf(scene, objective)} · ${holdsSaid(scene, props)}`} level={3} />
      {isOpen && (onBoard === null ? <Contacts {...props} /> : <OnBoard {...props} board={onBoard} />)}
    </section>
  );
}

/** Who touches what: as the table said it last, without whoever has moved since, until it is tapped. */
function useContact(): readonly [Contact, (objective: string, on: readonly string[]) => void] {
  const { view } = useVanguardScene();
  const [changed, change] = useHalfDone<Contact>('contact', UNTOUCHED);
  const contact = Object.fromEntries(view.objectives.map(({ id, touching }) => [id, changed[id] ?? touching]));
  return [contact, (objective, on) => change({ ...changed, [objective]: on })];
}

function Next({ contact }: { readonly contact: Contact }) {
  const scene = useVanguardScene();
  const { end } = scene.words.round;
  const { round, sides } = scene.view;
  const scored = scene.view.end?.scored === true;
  const why = scene.view.end?.why ?? null;
  if (!scored)
    return (
      <NextButton
        title={end.score}
        detail={end.scoreDetail(Object.values(contact).filter((on) => on.length > 0).length)}
        pressKey={scene.moment}
        onPress={() => scene.act({ type: 'score', contact })}
      />
    );
  return (
    <NextButton
      title={end.next(round)}
      detail={why === null ? end.nextDetail(sides[0].points, sides[1].points) : barredSaid(scene, why)}
      quiet={why !== null}
      pressKey={scene.moment}
      onPress={() => scene.act({ type: 'endRound' })}
    />
  );
}

/** The end of a round (V-19): fatigue cleared, objectives and their points, then counters and command points go. */
export function EndScreen({ end: glyph }: { readonly end?: ReactNode }) {
  const scene = useVanguardScene();
  const [contact, setContact] = useContact();
  const { end } = scene.words.round;
  const { view } = scene;
  const was = (id: string): number =>
    sideIn(view, id).points - (view.end?.scored === true ? lastOf(scene.view, id) : 0);
  return (
    <RoundFrame
      title={end.title(view.round)}
      end={glyph}
      bar={<ThumbBar label={scene.words.table.bar} next={<Next contact={contact} />} />}
    >
      <Halves of={({ id, points, cp }) => ({ value: points, word: end.was(was(id)), notes: [end.cpLeft(cp)] })} />
      <section>
        <div className={styles.padded}>
          <SectionHead title={end.tired} />
        </div>
        <Tired />
      </section>
      {view.objectives.length > 0 && (
        <>
          <div className={styles.padded}>
            <SectionHead title={end.objectives} />
            <p>{view.objectives.every(({ onBoard }) => onBoard !== null) ? end.boardKnows : end.holdsHow}</p>
          </div>
          {view.objectives.map((objective) => (
            <Objective
              key={objective.id}
              objective={objective}
              on={contact[objective.id]?.filter((id) => modelIn(view, id) !== null) ?? []}
              onChange={(on) => setContact(objective.id, on)}
            />
          ))}
        </>
      )}
      <PointsByHand />
    </RoundFrame>
  );
}

/** Points that a side made in the round that ends. */
const lastOf = (view: ReturnType<typeof useVanguardScene>['view'], side: string): number =>
  view.score.find(({ round }) => round === view.round)?.points[side] ?? 0;
