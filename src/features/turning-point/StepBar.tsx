import { usePlay } from '../../state/battle/play.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { RedoButton } from '../../ui/RedoButton.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { redoLabel } from '../../words/lastUndo.ts';
import { StepUndo } from './StepUndo.tsx';
import { useNextKey } from '../../ui/useNextKey.ts';
import type { StepProps } from './StepProps.ts';
import { useScene } from '../../scene/useScene.ts';
import { nextStep } from './view/nextStep.ts';

type StepBarProps = Pick<StepProps, 'act'> & {
  /** Why the last command was not carried out. */
  readonly refusal: string | null;
};

/** Undo, and the next step of the turning point: one tap. */
export function StepBar({ act, refusal }: StepBarProps) {
  const { redo } = usePlay();
  const { words, look, battle, state } = useScene();
  const { title, detail, command } = nextStep(words, { state, look }, battle.request !== null);
  const press = command === null ? null : () => act(command);
  useNextKey(press);
  const back = redoLabel(words, battle.redoes, look);
  const second = refusal ?? detail;
  return (
    <ThumbBar
      label={words.battle.bar}
      undo={
        <>
          <StepUndo />
          {back !== null && <RedoButton label={back} keyHint={words.keys.redoKey} onPress={redo} />}
        </>
      }
      next={
        <NextButton
          title={title}
          {...(second !== null && { detail: second })}
          quiet={press === null}
          icon={press === null ? 'different' : 'next'}
          {...(press !== null && { keyHint: words.keys.space })}
          pressKey={battle.length}
          onPress={() => press?.()}
        />
      }
    />
  );
}
