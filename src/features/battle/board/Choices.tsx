import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { useScene } from '../../../scene/useScene.ts';
import { AskedKeys } from '../../../ui/board/AskedKeys.tsx';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';
import { cardView } from '../view/cardView.ts';
import { deedsAgainst, doDeed } from './deeds.ts';
import { useHand } from './hand.ts';
import { tapToken } from './useBoardTaps.ts';

/** Which of those that stand where the finger was. */
export function Which({ ids, board }: { readonly ids: readonly string[]; readonly board: BattleBoard }) {
  const desk = useDesk();
  const hand = useHand();
  const scene = useScene();
  const told = useWords('board');
  return (
    <AskedKeys
      title={told.which}
      keys={ids.map((id) => {
        const { name, stateWord } = cardView(scene, scene.view.table.operative(id));
        return { id, label: name, detail: stateWord };
      })}
      cancelLabel={scene.words.common.cancel}
      onPress={(id) => tapToken({ desk, hand, board }, id)}
      onCancel={() => hand.start(null)}
    />
  );
}

type DeedProps = { readonly actor: Operative; readonly enemy: Operative; readonly board: BattleBoard };

/** What the one that acts does to an enemy, where several things are legal. */
export function DeedChoice({ actor, enemy, board }: DeedProps) {
  const desk = useDesk();
  const hand = useHand();
  const { words, look } = useScene();
  const told = useWords('board');
  const place = { desk, hand, board };
  const deeds = deedsAgainst(place, actor, enemy);
  return (
    <AskedKeys
      title={told.deed(look.name(enemy.id))}
      keys={deeds.map((deed) => ({ id: deed, icon: deed, label: words.actions[deed].name }))}
      cancelLabel={words.common.cancel}
      onPress={(id) => {
        const deed = deeds.find((each) => each === id);
        if (deed !== undefined) doDeed(place, actor, enemy, deed);
      }}
      onCancel={() => hand.start(null)}
    />
  );
}
