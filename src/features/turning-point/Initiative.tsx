import { SIDES } from '../../engine/core/ids.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { Part } from './Part.tsx';
import type { Stage } from './useStage.ts';
import type { Story } from './view/story.ts';

/** Who activates first: the rule until the die has fallen, then who, the die, and setting it by hand. */
export function Initiative({ stage, story }: { readonly stage: Stage; readonly story: Story }) {
  const { words, battle, act } = stage;
  const { parameters, readings } = battle.state.settings;
  const { turningPoint: tp } = words;
  const rule = readings.retinueAlwaysFirst ? tp.initiativeAlways : tp.initiativeRule(parameters.enemyInitiativeUpTo);
  const { initiative } = story;
  if (initiative === null)
    return (
      <Part title={tp.initiative}>
        <p>{rule}</p>
      </Part>
    );
  const side = battle.state.initiative ?? initiative.side;
  const face = initiative.face === null ? {} : { note: `${words.turningPoint.eventRolled} ${initiative.face}` };
  return (
    <Part title={tp.initiative} {...face}>
      <SettingRow label={tp.initiativeOf(side)} hint={rule}>
        <Segmented
          label={tp.initiativeSet}
          options={SIDES.map((value) => ({ value, label: words.common[value], side: value }))}
          value={side}
          onChange={(to) => act({ type: 'correct', correction: { what: 'initiative', to } })}
        />
      </SettingRow>
    </Part>
  );
}
