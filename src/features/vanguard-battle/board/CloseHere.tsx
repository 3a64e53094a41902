import { geometry } from '../../../engine/board/geometry.ts';
import type { OnBoardView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { useVanguardScene } from '../../../scene/useVanguardScene.ts';
import { modelName } from '../../../scene/vanguardLook.ts';
import { CloseKeys } from '../../../ui/board/CloseKeys.tsx';
import { FactKey } from '../../../ui/board/FactKey.tsx';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';

/** With whom who acts is engaged by so little that the table has to say: what the board has, and a tap that says otherwise. */
export function CloseHere({ onBoard }: { readonly onBoard: OnBoardView }) {
  const desk = useDesk();
  const scene = useVanguardScene();
  const { calls, shot, exactly } = useWords('board');
  const { actor } = scene.view;
  if (actor === null) return null;
  const { id: model, engaged } = actor.model;
  const all = geometry().reachCallsOn(onBoard.board, model, null, onBoard.reaching(model));
  if (all.length === 0) return null;
  return (
    <CloseKeys label={calls.title}>
      {all.map(({ id, is, inches }) => {
        const on = engaged.includes(id);
        const name = modelName(scene, id);
        return (
          <FactKey
            key={id}
            icon="fight"
            title={on ? calls.fights(name) : calls.fightsNot(name)}
            note={on === is ? calls.apart(exactly(inches)) : shot.byHand}
            on={on}
            close
            byHand={on !== is}
            onPress={() =>
              desk.act({ type: 'correct', correction: { what: 'engaged', pair: [model, id], value: !on } })
            }
          />
        );
      })}
    </CloseKeys>
  );
}
