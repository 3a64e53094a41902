import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { useScene } from '../../../scene/useScene.ts';
import { CloseKeys } from '../../../ui/board/CloseKeys.tsx';
import { FactKey } from '../../../ui/board/FactKey.tsx';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';
import { callsHere } from './closeCalls.ts';

/** In whose control range who acts is by so little that the table has to say: what the board has, and a tap that says otherwise. */
export function CloseHere({ actor, board }: { readonly actor: Operative; readonly board: BattleBoard }) {
  const desk = useDesk();
  const { view, look } = useScene();
  const { calls, shot, exactly } = useWords('board');
  const all = callsHere(view, board, actor);
  if (all.length === 0) return null;
  const engaged = view.table.engagedWith(actor.id);
  return (
    <CloseKeys label={calls.title}>
      {all.map(({ id, is, inches }) => {
        const on = engaged.includes(id);
        const name = look.name(id);
        return (
          <FactKey
            key={id}
            icon="fight"
            title={on ? calls.engaged(name) : calls.notEngaged(name)}
            note={on === is ? calls.apart(exactly(inches)) : shot.byHand}
            on={on}
            close
            byHand={on !== is}
            onPress={() => desk.act({ type: 'setEngaged', pair: [actor.id, id], on: !on })}
          />
        );
      })}
    </CloseKeys>
  );
}
