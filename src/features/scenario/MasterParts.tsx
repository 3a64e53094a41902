import { ListRow } from '../../ui/ListRow.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Tracks } from '../../ui/Tracks.tsx';
import { masterTracks } from '../../words/missionTracks.ts';
import styles from './MasterScreen.module.css';
import { Objectives } from './Objectives.tsx';
import type { Played } from './useScenario.ts';
import { allObjectives, type ObjectiveView } from './view/objectives.ts';

/** Counters and ticks that the players do not see. */
export function Counts({ played }: { readonly played: Played }) {
  const { words, look, state, script, told, act } = played;
  const tracks = masterTracks(words, state, look);
  if (script.hidden.length === 0 || tracks.counters.length + tracks.ticks.length === 0) return null;
  return (
    <section className={styles.part} aria-label={told.master.hidden}>
      <SectionHead title={told.master.hidden} />
      <div className={styles.rows}>
        <Tracks
          {...tracks}
          onCount={(counter, to) => act({ type: 'setCounter', counter, to })}
          onTick={(tick, on) => act({ type: 'setTick', tick, on })}
        />
      </div>
    </section>
  );
}

/** Whether the players see a secret objective, and showing it to them. */
function Revealing({ played, objective }: { readonly played: Played; readonly objective: ObjectiveView }) {
  const { master } = played.told;
  if (objective.kind !== 'secret') return null;
  return (
    <span className={styles.revealing}>
      <small>{objective.unrevealed ? master.unrevealed : master.revealed}</small>
      {objective.unrevealed && (
        <PlainButton
          icon="guard"
          label={master.reveal}
          onPress={() => played.act({ type: 'revealObjective', objective: objective.id })}
        />
      )}
    </span>
  );
}

/** Every objective, to be settled and revealed. */
export function MasterObjectives({ played }: { readonly played: Played }) {
  const { told } = played;
  const objectives = allObjectives(played);
  if (objectives.length === 0) return null;
  const notes = new Map(
    objectives.map((objective) => [
      objective.id,
      <Revealing key={objective.id} played={played} objective={objective} />,
    ]),
  );
  return (
    <section className={styles.part} aria-label={told.master.objectives}>
      <SectionHead title={told.master.objectives} />
      <Objectives always played={played} objectives={objectives} kinds={told.master.kinds} notes={notes} />
    </section>
  );
}

/** Everything that can be read aloud; a tap reads it. */
export function Passages({ played }: { readonly played: Played }) {
  const { state, script, told, act } = played;
  if (script.passages.length === 0) return null;
  const heard = new Set(state.scenario?.told);
  return (
    <section className={styles.part} aria-label={told.master.passages}>
      <SectionHead title={told.master.passages} />
      <div className={styles.rows}>
        {script.passages.map(({ id, title }) => (
          <ListRow
            key={id}
            icon={heard.has(id) ? 'check' : 'log'}
            title={title}
            detail={heard.has(id) ? `${told.master.told}. ${told.readAloud}` : told.readAloud}
            opens
            onPress={() => act({ type: 'tellPassage', passage: id })}
          />
        ))}
      </div>
    </section>
  );
}
