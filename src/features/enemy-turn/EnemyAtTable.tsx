import { Explained } from '../../forms/Explained.tsx';
import { useScene } from '../../scene/useScene.ts';
import { useHalfDone } from '../../scene/useHalfDone.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './EnemySettings.module.css';
import { enemiesOf } from './enemiesOf.ts';
import { npoOf, setEnemy } from './setUp.ts';
import { useApp } from '../../state/base/useApp.ts';

type KeptProps = {
  /** Which of the two it is, in no language. */
  readonly at: string;
  readonly label: string;
  readonly hint: string;
  readonly keep: string;
  readonly kept: string | null;
  readonly onKeep: (text: string | null) => void;
};

const MOST = 60;

/** A few words, kept with one press once they have changed. */
function Kept({ at, label, hint, keep, kept, onKeep }: KeptProps) {
  const [text, setText] = useHalfDone(`target ${at}`, kept ?? '', { lasts: true });
  return (
    <>
      <TextField label={label} hint={hint} value={text} maxLength={MOST} onChange={setText} />
      {text.trim() !== (kept ?? '') && (
        <PlainButton label={keep} onPress={() => onKeep(text.trim() === '' ? null : text.trim())} />
      )}
    </>
  );
}

const NOBODY = '';

/** What the Alert as it stands means for them; nothing where it is not read. */
function AlertMeans() {
  const { told, state, view } = useScene('behaviour');
  const { setUp } = told;
  if (!npoOf(view).alert || state.alert === undefined) return null;
  return (
    <section className={styles.part} aria-label={setUp.alertValue}>
      <SectionHead title={setUp.alertValue} level={3} note={state.alert} />
      <p className={styles.meaning}>
        <Explained text={setUp.alertMeans[state.alert] ?? ''} />
      </p>
    </section>
  );
}

/** Of the table and the enemy that plays itself: what the Alert means now, whom and what it wants most. */
export function EnemyAtTable() {
  const { view } = useScene('behaviour');
  return (
    <>
      {!enemiesOf(view).ownBook && <AlertMeans />}
      <EnemyTargets />
    </>
  );
}

/** Whom and what the enemy wants most. */
function EnemyTargets() {
  const app = useApp();
  const { told, look, state, view } = useScene('behaviour');
  const { setUp } = told;
  const { priorityTarget, targetLocation, missionAction } = npoOf(view);
  const retinue = view.table.ofSide(state.sides[0].id).filter(view.table.standing);
  return (
    <section className={styles.part} aria-label={setUp.priority}>
      <SectionHead title={setUp.priority} level={3} />
      <ChoiceList
        label={setUp.priority}
        options={[
          { id: NOBODY, title: setUp.priorityNobody },
          ...retinue.map(({ id }) => ({ id, title: look.name(id) })),
        ]}
        value={priorityTarget ?? NOBODY}
        onChange={(id) => void setEnemy(app, { priorityTarget: id === NOBODY ? null : id })}
      />
      <Kept
        at="location"
        label={setUp.location}
        hint={setUp.locationHint}
        keep={setUp.keep}
        kept={targetLocation}
        onKeep={(text) => void setEnemy(app, { targetLocation: text })}
      />
      <Kept
        at="mission"
        label={setUp.mission}
        hint={setUp.missionHint}
        keep={setUp.keep}
        kept={missionAction}
        onKeep={(text) => void setEnemy(app, { missionAction: text })}
      />
    </section>
  );
}
