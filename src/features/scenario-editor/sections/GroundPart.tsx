import type { ScenarioGround } from '../../../content/schema/mission.ts';
import { ScenarioPlan } from '../../../forms/board/ScenarioPlan.tsx';
import { NamedField } from '../../../forms/Fields.tsx';
import form from '../../../ui/Form.module.css';
import { useWords } from '../../../words/useWords.ts';
import { useEditing, useSetters } from '../editing.ts';
import styles from '../Scenario.module.css';
import { ZonesField } from './ZonesField.tsx';

type SidesProps = { readonly ground: ScenarioGround; readonly set: (next: Partial<ScenarioGround>) => void };

/** Where either side sets up. */
function Sides({ ground, set }: SidesProps) {
  const { fields } = useWords('workshop').scenarioEditor;
  return (
    <>
      <ZonesField
        label={fields.retinueStarts}
        none={fields.asGround}
        path="plan.ground.retinue"
        zones={ground.retinue}
        onChange={(retinue) => set({ retinue })}
      />
      <ZonesField
        label={fields.enemyStarts}
        none={fields.asGround}
        path="plan.ground.enemy"
        zones={ground.enemy}
        onChange={(enemy) => set({ enemy })}
      />
    </>
  );
}

/** The killzone that the scenario is bound to, its plan with all that is bound, and where the sides set up. */
export function GroundPart() {
  const { fields } = useWords('workshop').scenarioEditor;
  const { byName } = useWords('killzones').content;
  const { draft, boards, board } = useEditing();
  const { plan } = useSetters('setUp');
  const ground = draft.plan.ground ?? null;
  const all = [...boards].map(([id, { name }]) => ({ id, name: byName[name] ?? name }));
  const choose = (killzone: string | null) =>
    plan({ ground: killzone === null ? null : { killzone, retinue: [], enemy: [] } });
  return (
    <div className={styles.group}>
      <NamedField
        kind="zone"
        label={fields.ground}
        none={fields.noGround}
        choices={{ zone: all }}
        value={ground?.killzone ?? null}
        onChange={choose}
      />
      <p className={form.hint}>{fields.groundHint}</p>
      {board !== null && <ScenarioPlan map={board} scenario={draft} />}
      {ground !== null && <Sides ground={ground} set={(next) => plan({ ground: { ...ground, ...next } })} />}
    </div>
  );
}
