import { SIDES } from '../../../engine/core/ids.ts';
import { ListRow } from '../../../ui/ListRow.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { SettingRow } from '../../../ui/SettingRow.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { useDesk } from '../desk.ts';
import { MissionTracks } from './MissionTracks.tsx';
import { Block, Sheet } from './Sheet.tsx';

const SOME = 99;

/** A number of the battle as a row with less and more. */
function NumberRow(props: {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly set: (value: number) => void;
}) {
  const { words } = useDesk();
  const { label, value, max, set } = props;
  return (
    <SettingRow label={label}>
      <Stepper
        label={label}
        value={value}
        max={max}
        lessLabel={words.common.less(label)}
        moreLabel={words.common.oneMore(label)}
        onChange={set}
      />
    </SettingRow>
  );
}

/** What holds for the whole table just now: sight, environment. */
function Conditions() {
  const { words, state } = useDesk();
  if (state.sight === null) return null;
  return <p>{words.battle.table.sight(state.sight.inches)}</p>;
}

/** Everything of the battle that can be set by hand, the mission first. */
export function TableSheet() {
  const { words, state, act, openSheet } = useDesk();
  const { table } = words.battle;
  const { turningPoint: tp } = words;
  const sides = SIDES.map((value) => ({ value, label: words.common[value], side: value }));
  return (
    <Sheet title={table.title}>
      <MissionTracks />
      <Conditions />
      <Block label={words.battle.title}>
        <SettingRow label={tp.initiative}>
          <Segmented
            label={tp.initiative}
            options={sides}
            value={state.initiative ?? 'retinue'}
            onChange={(to) => act({ type: 'correct', correction: { what: 'initiative', to } })}
          />
        </SettingRow>
        {state.phase === 'firefight' && (
          <SettingRow label={words.battle.toActivate}>
            <Segmented
              label={words.battle.toActivate}
              options={sides}
              value={state.turn}
              onChange={(to) => act({ type: 'correct', correction: { what: 'turn', to } })}
            />
          </SettingRow>
        )}
        <NumberRow
          label={tp.cells.cp}
          value={state.cp}
          max={SOME}
          set={(to) => act({ type: 'correct', correction: { what: 'cp', to } })}
        />
        <NumberRow
          label={tp.alert}
          value={state.alert}
          max={3}
          set={(to) => act({ type: 'correct', correction: { what: 'alert', to } })}
        />
        <NumberRow
          label={table.turningPointTo}
          value={state.turningPoint}
          max={SOME}
          set={(to) => act({ type: 'correct', correction: { what: 'turningPoint', to } })}
        />
        {state.activation !== null && (
          <NumberRow
            label={words.battle.apSpent}
            value={state.activation.spent}
            max={9}
            set={(spent) => act({ type: 'correct', correction: { what: 'ap', spent } })}
          />
        )}
      </Block>
      <ListRow icon="more" title={words.battle.menu} opens onPress={() => openSheet({ kind: 'menu' })} />
    </Sheet>
  );
}
