import { useOpenDraft } from '../../scene/openDraft.ts';
import { useVanguardScene } from '../../scene/useVanguardScene.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { useSendAnswer } from './useSendAnswer.ts';
import { useNextKey } from './useTrayKeys.ts';
import { nextThing } from './view/nextThing.ts';

/** The bar while something is asked: the tray's next thing, which Space presses. */
export function RoundsBar() {
  const scene = useVanguardScene();
  const draft = useOpenDraft();
  const send = useSendAnswer();
  const { request, words, moment } = scene;
  const next = request === null || draft === null ? null : nextThing(scene, request, draft);
  const press = () => {
    const does = next?.does ?? null;
    if (does?.kind === 'roll') scene.roll(does.onward);
    else if (does !== null && send(does.answer) === null && does.goesOn) scene.goOn();
  };
  useNextKey(press);
  if (next === null) return <ThumbBar label={words.table.bar} next={null} />;
  return (
    <ThumbBar
      label={words.table.bar}
      next={
        <NextButton
          title={next.title}
          {...(next.detail !== null && { detail: next.detail })}
          quiet={next.quiet}
          icon={next.icon}
          pressKey={`${moment}.${request?.id ?? ''}`}
          onPress={press}
        />
      }
    />
  );
}
