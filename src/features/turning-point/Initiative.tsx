import { colourOf } from '../../state/battle/sides.ts';
import { sideLabel } from '../../words/sideLabel.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { Part } from './Part.tsx';
import { useScene } from '../../scene/useScene.ts';
import type { StepProps } from './StepProps.ts';

/** Who activates first: the rule until the die has fallen, then who, the die, and setting it by hand. */
export function Initiative({ story, act }: StepProps) {
  const { words, look, state } = useScene();
  const { parameters, readings } = state.settings;
  const { turningPoint: tp } = words;
  const upTo = parameters?.enemyInitiativeUpTo;
  const rule =
    readings.retinueAlwaysFirst === true
      ? tp.initiativeAlways
      : upTo === undefined
        ? tp.initiativeRollOff
        : tp.initiativeRule(upTo);
  const { initiative, tie } = story;
  const tied = tie === null ? null : (tie.again ? words.dice.tie.again : words.dice.tie.decided)(tie.face);
  const how = tied === null ? rule : `${tied}.`;
  if (initiative === null)
    return (
      <Part title={tp.initiative}>
        <p role="status">{how}</p>
      </Part>
    );
  const side = state.initiative ?? initiative.side;
  const face = initiative.face === null ? {} : { note: `${words.turningPoint.eventRolled} ${initiative.face}` };
  return (
    <Part title={tp.initiative} {...face}>
      <SettingRow label={tp.initiativeOf(side, look.side(side))} hint={how}>
        <Segmented
          label={tp.initiativeSet}
          options={state.sides.map(({ id }) => ({
            value: id,
            label: sideLabel(words.common, look, id),
            side: colourOf(state, id),
          }))}
          value={side}
          onChange={(to) => act({ type: 'correct', correction: { what: 'initiative', to } })}
        />
      </SettingRow>
    </Part>
  );
}
