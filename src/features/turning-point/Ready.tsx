import { SettingRow } from '../../ui/SettingRow.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { Part } from './Part.tsx';
import type { Stage } from './useStage.ts';
import type { Story } from './view/story.ts';

const SOME = 99;

/** Ready: everybody, and one more command point. CP and the alert can be set by hand. */
export function Ready({ stage, story }: { readonly stage: Stage; readonly story: Story }) {
  const { words, battle, act } = stage;
  const { turningPoint: tp } = words;
  const { cp, alert } = battle.state;
  return (
    <Part title={tp.ready} {...(story.ready !== null && { note: tp.readyText(story.ready) })}>
      <SettingRow label={tp.cells.cp} hint={tp.cpPool(cp)}>
        <Stepper
          label={tp.cells.cp}
          value={cp}
          max={SOME}
          lessLabel={tp.cpTake}
          moreLabel={tp.cpAdd}
          onChange={(to) => act({ type: 'correct', correction: { what: 'cp', to } })}
        />
      </SettingRow>
      <SettingRow label={tp.alertIs(tp.alertNames[alert] ?? '')} hint={tp.alertText}>
        <Stepper
          label={tp.alert}
          value={alert}
          max={3}
          lessLabel={tp.alertLower}
          moreLabel={tp.alertRaise}
          onChange={(to) => act({ type: 'correct', correction: { what: 'alert', to } })}
        />
      </SettingRow>
    </Part>
  );
}
