import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { KeyButton } from '../../../ui/KeyButton.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { useTable } from '../../../scene/useScene.ts';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';
import { ByNumbers } from './ByNumbers.tsx';
import { type Doing, useHand } from './hand.ts';
import { laysIn } from './layMarker.ts';
import { useBoardNames } from './useBoardNames.ts';
import styles from '../../../ui/board/BoardForm.module.css';

type LayProps = { readonly laying: Extract<Doing, { kind: 'lay' }>; readonly board: BattleBoard };

/** A marker is in hand: the next tap on the ground says where it lies, or a drag of it, arrows, or two numbers do. */
export function LayDock({ laying: { marker, spot, held }, board }: LayProps) {
  const hand = useHand();
  const { lay: layAt } = laysIn({ desk: useDesk(), hand });
  const { put, lay } = useWords('board');
  const names = useBoardNames(board);
  const { map } = useTable().state.board ?? board;
  const name = map.zones.find(({ id }) => id === marker)?.name ?? '';
  return (
    <div className={styles.put} data-part="lay">
      <SectionHead asked title={put.title(names[name] ?? name)} note={lay.how} />
      <p>{lay.hint}</p>
      <div className={styles.ways}>
        {spot !== undefined && held !== true && (
          <KeyButton waiting label={put.there} onPress={() => layAt(marker, spot)} />
        )}
        <ByNumbers what={`marker ${marker}`} onThere={(there) => layAt(marker, there)} />
        <PlainButton icon="back" tone="quiet" label={put.cancel} onPress={() => hand.start(null)} />
      </div>
    </div>
  );
}
