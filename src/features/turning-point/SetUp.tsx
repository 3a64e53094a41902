import { useFreeDiceDoor } from '../../scene/freeDiceDoor.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { Explained } from '../../forms/Explained.tsx';
import { Fragment, type ReactNode } from 'react';
import type { Side } from '../../engine/core/ids.ts';
import type { Operative } from '../../engine/family/killteam/model/operative.ts';
import type { SetUpStep } from '../../engine/systems/killTeamSystem.ts';
import { colourOf } from '../../state/battle/sides.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { setUpStepsOf } from '../../state/battle/setUp.ts';
import { missionTracks } from '../../words/missionTracks.ts';
import { RulingNotes } from '../../forms/RulingNotes.tsx';
import { guidesIn, rulingsIn } from '../../words/guideSaid.ts';
import { setUpLines } from '../../words/setUpLines.ts';
import { Part } from './Part.tsx';
import styles from './Part.module.css';
import { type PlayScene, useScene } from '../../scene/useScene.ts';

/** Those that were chosen as one stand together: of such models only the first has their DV. */
function unitsOf(operatives: readonly Operative[]): readonly (readonly [Operative, ...Operative[]])[] {
  const units: [Operative, ...Operative[]][] = [];
  for (const operative of operatives) {
    const unit = units.at(-1);
    const belongs = unit?.[0].card === operative.card && unit[0].dv > 0 && operative.dv === 0;
    if (belongs) unit.push(operative);
    else units.push([operative]);
  }
  return units;
}

/** Who is set up on a side: role and arms, to tell which miniature is which. */
function Models({ side }: { readonly side: Side }) {
  const { words, look, state } = useScene();
  const units = unitsOf(state.operatives.filter((operative) => operative.side === side));
  return (
    <ul className={styles.models} aria-label={look.side(side)}>
      {units.map((unit) => {
        const [{ id, card, name, role, weapons }] = unit;
        return (
          <li key={id}>
            <b>{words.common.list(unit.map((each) => look.name(each.id)))}</b>
            <span>
              {[
                ...(unit.length === 1 && name.startsWith(role)
                  ? []
                  : [words.common.unit(look.contentName(card, role), unit.length)]),
                ...weapons.map((weapon) => look.weaponName(weapon.id)),
              ].join(', ')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Both sides, the one that is set up first before the other. */
function BothSides() {
  const { look, state } = useScene();
  return state.sides.toReversed().map(({ id }) => (
    <Fragment key={id}>
      <div className={styles.inset}>
        <SectionHead level={3} side={colourOf(state, id)} title={look.side(id)} />
      </div>
      <Models side={id} />
    </Fragment>
  ));
}

/** What a board without a table does by itself. */
const BY_BOARD: readonly SetUpStep['kind'][] = ['terrain', 'edges', 'entryPoints', 'randomPlaces'];

/** Nobody has miniatures: no hand lays anything out. */
const isAlone = ({ board }: PlayScene['state']): boolean => board?.alone === true;

/** What the hands do in a step, line by line. */
function stepLines({ words, state }: PlayScene, step: SetUpStep): readonly string[] {
  switch (step.kind) {
    case 'scenario':
      return setUpLines(words, isAlone(state) ? { ...state.mission, table: null } : state.mission);
    case 'terrain':
    case 'edges':
    case 'randomPlaces':
    case 'entryPoints':
    case 'patrols':
    case 'ready':
      return [words.deployment.steps[step.kind]];
    case 'heldClues':
      return [words.deployment.heldClues(step.count)];
    case 'guides':
      return guidesIn(words, step.ids);
    case 'byTables':
      return [words.guide['A-10']];
  }
}

/** A random place is a roll of the dice for the table. */
function RollPlace() {
  const { freeDice } = useScene('log').told;
  const open = useFreeDiceDoor();
  if (open === null) return null;
  const why = freeDice.reasons.place;
  return (
    <div className={styles.inset}>
      <PlainButton icon="freeDice" label={why} onPress={() => open({ kind: 'sixth', why })} />
    </div>
  );
}

/** What the table needs before the first activation, and who is set up when. */
export function TableSetUp() {
  const scene = useScene();
  const { words, battle, state } = scene;
  const alone = isAlone(state);
  const steps = setUpStepsOf(battle).filter(({ kind }) => !alone || !BY_BOARD.includes(kind));
  return (
    <Part title={alone ? words.turningPoint.setUpDone : words.deployment.setUp}>
      {alone && <p>{words.deployment.byBoard}</p>}
      <ol>
        {steps
          .flatMap((step) => stepLines(scene, step))
          .map((line) => (
            <li key={line}>
              <Explained text={line} />
            </li>
          ))}
      </ol>
      {steps.map((step) => step.kind === 'guides' && <RulingNotes key={step.kind} ids={rulingsIn(step.ids)} />)}
      {steps.some(({ kind }) => kind === 'randomPlaces') && <RollPlace />}
      {!alone && steps.some(({ kind }) => kind === 'byTables') && <BothSides />}
    </Part>
  );
}

/** Before the first turning point: the objective, or the scenario that has a script, and the table. */
export function SetUp({ mission, holds }: { readonly mission: ReactNode; readonly holds: ReactNode }) {
  const { words, look, state } = useScene();
  const { name, primary } = missionTracks(words, state, look);
  return (
    <>
      {state.mission.script === undefined ? (
        <Part title={words.turningPoint.cells.primary} note={name}>
          <p>{primary}</p>
        </Part>
      ) : (
        mission
      )}
      {holds}
      <TableSetUp />
    </>
  );
}
