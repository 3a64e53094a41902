import type { ReactNode } from 'react';
import { HELD_CLUES } from '../../engine/family/killteam/model/mission.ts';
import type { Operative } from '../../engine/family/killteam/model/operative.ts';
import { missionTracks } from '../../words/missionTracks.ts';
import { setUpLines } from '../../words/setUpLines.ts';
import { Part } from './Part.tsx';
import styles from './Part.module.css';
import type { Stage } from './useStage.ts';

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

/** Who the enemies are: role, Deployment Value and arms, to tell which miniature is which. */
function Enemies({ words, look, battle: { state } }: Stage) {
  const units = unitsOf(state.operatives.filter(({ side }) => side === state.sides[1].id));
  return (
    <ul className={styles.enemies}>
      {units.map((unit) => {
        const [{ id, card, name, role, dv, weapons }] = unit;
        return (
          <li key={id}>
            <b>{words.common.list(unit.map((each) => look.name(each.id)))}</b>
            <span>
              {[
                ...(unit.length === 1 && name.startsWith(role)
                  ? []
                  : [words.common.unit(look.contentName(card, role), unit.length)]),
                words.common.dv(dv),
                ...weapons.map((weapon) => look.weaponName(weapon.id)),
              ].join(', ')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Whether enemies will walk between patrol points: the table that reads Alert plays them, which the first activation chooses. */
const patrols = ({ alert, npo, settings }: Stage['battle']['state']): boolean => {
  const table = npo?.table ?? '';
  return alert !== undefined && settings.automation.enemy !== 'log' && (table === '' || table === 'acolyte');
};

/** What the table needs before the first activation, and who is set up when. */
export function TableSetUp(stage: Stage) {
  const { words, battle } = stage;
  const held = battle.state.counters[HELD_CLUES] ?? 0;
  const byTables = battle.state.sides[1].hand === 'tables';
  return (
    <Part title={words.deployment.setUp}>
      <ol>
        {setUpLines(words, battle.state.mission).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {held > 0 && <li>{words.deployment.heldClues(held)}</li>}
        {patrols(battle.state) && <li>{words.deployment.steps.patrols}</li>}
        {byTables && <li>{words.guide['A-10']}</li>}
        <li>{words.deployment.steps.ready}</li>
      </ol>
      {byTables && <Enemies {...stage} />}
    </Part>
  );
}

/** Before the first turning point: the objective, or the scenario that has a script, and the table. */
export function SetUp({ stage, mission }: { readonly stage: Stage; readonly mission: ReactNode }) {
  const { words, look, battle } = stage;
  const { name, primary } = missionTracks(words, battle.state, look);
  return (
    <>
      {battle.state.mission.script === undefined ? (
        <Part title={words.turningPoint.cells.primary} note={name}>
          <p>{primary}</p>
        </Part>
      ) : (
        mission
      )}
      <TableSetUp {...stage} />
    </>
  );
}
