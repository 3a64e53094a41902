import { Explained } from '../../forms/Explained.tsx';
import { sideLabel } from '../../words/sideLabel.ts';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { Part } from './Part.tsx';
import { useScene } from '../../scene/useScene.ts';
import type { StepProps } from './StepProps.ts';

const SOME = 99;

/** Ready: everybody, and one more command point. CP and the alert can be set by hand. */
export function Ready({ story, act }: StepProps) {
  const { words, look, state } = useScene();
  const { turningPoint: tp } = words;
  const { sides, alert } = state;
  const players = sides.filter(({ hand }) => hand === 'people');
  return (
    <Part title={tp.ready} {...(story.ready !== null && { note: tp.readyText(story.ready) })}>
      {players.map(({ id, cp }) => {
        const label = players.length > 1 ? `${tp.cells.cp} · ${sideLabel(words.common, look, id)}` : tp.cells.cp;
        return (
          <SettingRow key={id} label={label} {...(players.length === 1 && { hint: tp.cpPool(cp) })}>
            <Stepper
              label={label}
              value={cp}
              max={SOME}
              lessLabel={tp.cpTake}
              moreLabel={tp.cpAdd}
              onChange={(to) => act({ type: 'correct', correction: { what: 'cp', side: id, to } })}
            />
          </SettingRow>
        );
      })}
      {alert !== undefined && (
        <SettingRow label={tp.alertIs(tp.alertNames[alert] ?? '')} hint={<Explained text={tp.alertText} />}>
          <Stepper
            label={tp.alert}
            value={alert}
            max={3}
            lessLabel={tp.alertLower}
            moreLabel={tp.alertRaise}
            onChange={(to) => act({ type: 'correct', correction: { what: 'alert', to } })}
          />
        </SettingRow>
      )}
    </Part>
  );
}
