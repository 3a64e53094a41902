import type { ActView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { useWords } from '../../../words/useWords.ts';
import { runAct } from '../acts.ts';
import { useDesk } from '../desk.ts';

/** An act that only the board forbids is done all the same, as the table says. */
export function ActAnyway({ act }: { readonly act: ActView }) {
  const desk = useDesk();
  const { move } = useWords('board');
  const go = () => {
    desk.openSheet(null);
    runAct(desk, act);
  };
  return <PlainButton label={move.anyway} onPress={go} />;
}
