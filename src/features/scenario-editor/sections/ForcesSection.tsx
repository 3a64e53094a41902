import { useBegun } from '../../../scene/useBegun.ts';
import { forceSum } from '../../../content/buildForces.ts';
import { givenDv } from '../../../content/followPlan.ts';
import type { ScriptRow } from '../../../content/schema/mission.ts';
import { FewField, NamedField, NumberField } from '../../../forms/Fields.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import form from '../../../ui/Form.module.css';
import { contentName } from '../../../words/content.ts';
import { useWords } from '../../../words/useWords.ts';
import { useEditing, useSetters } from '../editing.ts';
import { type ItemAt, ItemList } from '../../../forms/ItemList.tsx';
import styles from '../Scenario.module.css';
import { Text } from '../../../forms/Text.tsx';
import { Enemies } from './Enemies.tsx';
import { behaviourChoices, factionChoices } from '../whoseSaid.ts';
import { NameField } from './NameField.tsx';
import { ZonesField } from './ZonesField.tsx';
import { Part } from '../../../forms/Part.tsx';

type Wave = ScriptRow['waves'][number];
const FIRST_DV = 6;

const howOf = ({ dv, enemies }: Wave): 'usual' | 'dv' | 'hand' => {
  if (enemies.length > 0) return 'hand';
  return dv === null ? 'usual' : 'dv';
};

type WaveFormProps = {
  readonly wave: Wave;
  readonly at: ItemAt;
  readonly set: (next: Partial<Wave>, typed?: string | null) => void;
};

function WaveForm({ wave, at, set }: WaveFormProps) {
  const { fields } = useWords('workshop').scenarioEditor;
  const { parts } = useWords('scenario');
  const how = howOf(wave);
  return (
    <>
      <NameField name={wave.name} placeholder={fields.newWave} at={at} set={set} />
      <Text
        label={fields.where}
        path={`${at.path}.where`}
        value={wave.where}
        maxLength={400}
        onChange={(where, typed) => set({ where }, typed)}
      />
      <ZonesField
        label={fields.comesIn}
        none={fields.anyEntry}
        path={`${at.path}.entries`}
        zones={wave.entries}
        onChange={(entries) => set({ entries })}
      />
      <FewField label={fields.order} names={parts.orders} value={wave.order} onChange={(order) => set({ order })} />
      {how !== 'hand' && (
        <FewField
          label={fields.waveHow}
          names={{ usual: fields.waveHows.usual, dv: fields.waveHows.dv }}
          value={how}
          onChange={(next) => set({ dv: next === 'dv' ? FIRST_DV : null })}
        />
      )}
      {how === 'dv' && (
        <NumberField label={fields.dv} value={wave.dv ?? FIRST_DV} min={1} max={60} onChange={(dv) => set({ dv })} />
      )}
      <Part title={fields.byHand}>
        {wave.enemies.length === 0 && <p className={form.hint}>{fields.byHandHint}</p>}
        <Enemies
          label={fields.byHand}
          path={`${at.path}.enemies`}
          enemies={wave.enemies}
          onChange={(enemies) => set({ enemies })}
        />
      </Part>
    </>
  );
}

/** Who stands against the retinue. */
function Foes() {
  const { fields } = useWords('workshop').scenarioEditor;
  const content = useWords('shared');
  const { draft, base, whose } = useEditing();
  const { top, plan } = useSetters('forces');
  const factions = factionChoices(content, base, whose);
  const variants = (base.factions.get(draft.plan.faction ?? '')?.variants ?? []).map(({ id, name }) => ({
    id,
    name: contentName(content, id, name),
  }));
  return (
    <>
      <div className={form.pair}>
        <NamedField
          kind="card"
          label={fields.faction}
          none={fields.asPlayers}
          choices={{ card: factions }}
          value={draft.plan.faction}
          onChange={(faction) => plan({ faction, variant: null })}
        />
        {variants.length > 0 && (
          <NamedField
            kind="card"
            label={fields.variant}
            none={fields.asPlayers}
            choices={{ card: variants }}
            value={draft.plan.variant}
            onChange={(variant) => plan({ variant })}
          />
        )}
      </div>
      <PlayedBy />
      <Strength value={draft.plan.dvTimes} onChange={(dvTimes) => plan({ dvTimes })} />
      <Text
        label={fields.named}
        hint={fields.namedHint}
        path="named"
        value={draft.named ?? ''}
        maxLength={80}
        onChange={(named, typed) => top({ named: named === '' ? null : named }, typed)}
      />
    </>
  );
}

const STRENGTHS = [50, 75, 100, 125, 150, 175, 200, 250, 300];

function Strength({ value, onChange }: { readonly value: number; readonly onChange: (value: number) => void }) {
  const { fields, said } = useWords('workshop').scenarioEditor;
  const all = STRENGTHS.includes(value) ? STRENGTHS : [...STRENGTHS, value].toSorted((a, b) => a - b);
  return (
    <div className={styles.group}>
      <NamedField
        kind="card"
        label={fields.dvTimes}
        choices={{ card: all.map((times) => ({ id: `${times}`, name: said.percent(times) })) }}
        value={`${value}`}
        onChange={(id) => onChange(Number(id))}
      />
      <p className={form.hint}>{fields.dvTimesHint}</p>
    </div>
  );
}

/** The decision table by which the enemies play until the players choose another. */
function PlayedBy() {
  const { names, ...words } = useWords('workshop');
  const { fields } = words.scenarioEditor;
  const { draft, base, whose } = useEditing();
  const { plan } = useSetters('forces');
  return (
    <div className={styles.group}>
      <NamedField
        kind="card"
        label={fields.behaviour}
        none={fields.asPlayers}
        choices={{ card: behaviourChoices(names, base, whose) }}
        value={draft.plan.behaviour ?? null}
        onChange={(id) => plan({ behaviour: id })}
      />
      <p className={form.hint}>{fields.behaviourHint}</p>
    </div>
  );
}

/** What those chosen by hand come to, against what each difficulty gives. */
function Given() {
  const { said } = useWords('workshop').scenarioEditor;
  const { settings } = useWords('settings');
  const { draft, base } = useEditing();
  const { enemies, dvTimes } = draft.plan;
  const [acolytes, setAcolytes] = useBegun(`acolytes for ${draft.id}`, 1);
  const given = [...base.difficulties.values()].map((difficulty) =>
    said.given(settings.difficulties[difficulty.id], givenDv(difficulty, acolytes, dvTimes)),
  );
  const chosen = enemies.length === 0 ? null : forceSum(base, enemies).dv;
  return (
    <div className={styles.group}>
      <NumberField label={said.acolytes} value={acolytes} min={1} max={6} onChange={setAcolytes} />
      <p className={form.hint}>{said.dvAgainst(chosen, given)}</p>
    </div>
  );
}

/** Who fights: the faction and its strength, those chosen by hand, and who comes later. */
export function ForcesSection() {
  const { fields, nameless } = useWords('workshop').scenarioEditor;
  const { draft } = useEditing();
  const { plan, script } = useSetters('forces');
  return (
    <>
      <Foes />
      <SectionHead level={3} title={fields.byHand} />
      {draft.plan.enemies.length === 0 && <p className={form.hint}>{fields.byHandHint}</p>}
      <Enemies
        label={fields.byHand}
        path="plan.enemies"
        enemies={draft.plan.enemies}
        posted
        onChange={(enemies) => plan({ enemies })}
      />
      <Given />
      <SectionHead level={3} title={fields.waves} />
      <ItemList
        label={fields.waves}
        path="script.waves"
        items={draft.script.waves}
        most={20}
        addLabel={fields.addWave}
        stem="wave"
        make={(id): Wave => ({ id, name: '', where: '', order: 'conceal', dv: null, enemies: [] })}
        said={({ name, where }) => ({ title: name === '' ? nameless : name, detail: where })}
        onChange={(waves, typed) => script({ waves }, typed)}
      >
        {(wave, set, at) => <WaveForm wave={wave} at={at} set={set} />}
      </ItemList>
    </>
  );
}
