import { modelName } from '../../../scene/vanguardLook.ts';
import { useBoardLook } from '../../../state/battle/boardLook.ts';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';

/** Where the table and the board differ: the board is shown, and the next tap on the ground puts this one there. */
export function PutByHand({ model }: { readonly model: string }) {
  const { scene, openSheet, setPick } = useDesk();
  const { put } = useWords('board');
  const { show } = useBoardLook();
  const inHand = () => {
    openSheet(null);
    show('board');
    setPick({ kind: 'put', model });
  };
  return <PlainButton icon="board" label={put.take(modelName(scene, model))} onPress={inHand} />;
}
