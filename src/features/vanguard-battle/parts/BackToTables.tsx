import { useVanguardScene } from '../../../scene/useVanguardScene.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { useDesk } from '../desk.ts';

/** Gives a model that people play for its table back to it; nothing where no table would play it. */
export function BackToTables() {
  const { act } = useDesk();
  const { foes, words, moment } = useVanguardScene();
  if (foes?.acting?.turn.hand !== true) return null;
  const { title, detail } = words.acts.backToTables;
  return (
    <ActionButton
      icon="different"
      title={title}
      detail={detail}
      pressKey={moment}
      onPress={() => act({ type: 'takeFoe', hand: false })}
    />
  );
}
