import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { useScene } from '../../../scene/useScene.ts';
import type { Spot } from '../../../ui/board/shown.ts';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';
import { ByNumbers } from './ByNumbers.tsx';
import { useHand } from './hand.ts';
import { enterByChance, enteringWith, mayEnter } from './entering.ts';
import styles from '../../../ui/board/BoardForm.module.css';
import { hasFloors } from '../../../forms/board/placing.ts';
import { putDownInTurn } from './useBoardTaps.ts';

/** Who comes in late does so where the board draws it, alone or with all who wait to come in by the same ways. */
function Enter({ id, board }: { readonly id: string; readonly board: BattleBoard }) {
  const desk = useDesk();
  const hand = useHand();
  const words = useWords('board');
  const who = desk.scene.state.operatives.find((each) => each.id === id) ?? null;
  if (who === null || !mayEnter(desk.scene, board)) return null;
  const come = async (group: readonly [Operative, ...Operative[]]) => {
    if (await enterByChance(desk, board, group, words)) hand.start(null);
  };
  const others = enteringWith(desk.scene, board, who);
  const { enter, enterAll } = words.put;
  return (
    <>
      <PlainButton icon="dice" tone="quiet" label={enter} onPress={() => void come([who])} />
      {others.length > 0 && (
        <PlainButton
          icon="dice"
          tone="quiet"
          label={enterAll(others.length + 1)}
          onPress={() => void come([who, ...others])}
        />
      )}
    </>
  );
}

/** Somebody is in hand: the next tap on the ground puts it down. */
export function PutDown({ id, board }: { readonly id: string; readonly board: BattleBoard }) {
  const desk = useDesk();
  const hand = useHand();
  const { look } = useScene();
  const words = useWords('board');
  const { put } = words;
  const there = (spot: Spot) => putDownInTurn({ desk, hand, board }, id, { spot, level: hand.level, words });
  const waits = board.places[id] === undefined;
  return (
    <div className={styles.put} data-part="put">
      <SectionHead asked title={put.title(look.name(id))} note={put.hint} />
      {hasFloors(board) && (
        <Segmented
          wide
          label={put.floor}
          options={[
            { value: 'ground', label: put.ground },
            { value: 'top', label: put.top },
          ]}
          value={hand.level}
          onChange={hand.setLevel}
        />
      )}
      <div className={styles.ways}>
        {waits && <Enter id={id} board={board} />}
        <ByNumbers what={`put ${id}`} onThere={there} />
        {!waits && (
          <PlainButton
            icon="cross"
            tone="quiet"
            label={put.off}
            onPress={() => {
              if (desk.act({ type: 'placeOnBoard', operative: id, at: null })) hand.start(null);
            }}
          />
        )}
        <PlainButton icon="back" tone="quiet" label={put.cancel} onPress={() => hand.start(null)} />
      </div>
    </div>
  );
}
