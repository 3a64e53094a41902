import { useVanguardScene } from '../../../scene/useVanguardScene.ts';
import { NextButton } from '../../../ui/NextButton.tsx';
import { ThumbBar } from '../../../ui/ThumbBar.tsx';
import { useDesk } from '../desk.ts';
import { pressNext } from '../pressNext.ts';
import { nextThing } from '../view/nextThing.ts';
import { BarKeys } from './BarKeys.tsx';

function Next() {
  const desk = useDesk();
  const scene = useVanguardScene();
  const { title, detail, command } = nextThing(scene, desk.pick);
  return (
    <NextButton
      title={title}
      {...(detail !== null && { detail })}
      quiet={command === null}
      icon={command === null ? null : 'next'}
      {...(command !== null && { keyHint: scene.words.keys.space })}
      pressKey={scene.moment}
      onPress={() => pressNext(desk)}
    />
  );
}

/** The bar under the thumb. */
export function Bar() {
  return <ThumbBar label={useVanguardScene().words.table.bar} next={<Next />} keys={<BarKeys />} />;
}
