import type { ReactNode } from 'react';
import { HELD_CLUES } from '../../engine/battle/mission.ts';
import { missionTracks } from '../../words/missionTracks.ts';
import { Part } from './Part.tsx';
import styles from './Part.module.css';
import type { Stage } from './useStage.ts';

/** Who the enemies are: role, Deployment Value and arms, to tell which miniature is which. */
function Enemies({ words, look, battle: { state } }: Stage) {
  const enemies = state.operatives.filter(({ side }) => side === 'enemy');
  return (
    <ul className={styles.enemies}>
      {enemies.map(({ id, card, name, role, dv, weapons }) => (
        <li key={id}>
          <b>{look.name(id)}</b>
          <span>
            {[
              ...(name.startsWith(role) ? [] : [look.contentName(card, role)]),
              words.common.dv(dv),
              ...weapons.map((weapon) => look.weaponName(weapon.id)),
            ].join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Whether enemies will walk between patrol points: ACOLYTE's own decision table plays them, which the first activation chooses. */
const patrols = ({ ruleset, npo, settings }: Stage['battle']['state']): boolean => {
  const table = npo?.table ?? '';
  return ruleset === 'acolyte' && settings.automation.enemy !== 'log' && (table === '' || table === 'acolyte');
};

/** What the table needs before the first activation, and who is set up when. */
export function TableSetUp(stage: Stage) {
  const { words, look, battle } = stage;
  const { setUp } = missionTracks(words, battle.state, look);
  const held = battle.state.counters[HELD_CLUES] ?? 0;
  return (
    <Part title={words.deployment.setUp}>
      <ol>
        {setUp.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {held > 0 && <li>{words.deployment.heldClues(held)}</li>}
        {patrols(battle.state) && <li>{words.deployment.steps.patrols}</li>}
        <li>{words.guide['A-10']}</li>
        <li>{words.deployment.steps.ready}</li>
      </ol>
      <Enemies {...stage} />
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
