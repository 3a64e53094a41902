import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { KeyButton } from '../../../ui/KeyButton.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';
import { ByNumbers } from './ByNumbers.tsx';
import { type Doing, useHand } from './hand.ts';
import { layMarker } from './layMarker.ts';
import styles from '../../../ui/board/BoardForm.module.css';

type LayProps = { readonly laying: Extract<Doing, { kind: 'lay' }>; readonly board: BattleBoard };

/** A marker is in hand: the next tap on the ground says where it lies, or a drag of it, arrows, or two numbers do. */
export function LayDock({ laying: { marker, spot, held }, board }: LayProps) {
  const place = { desk: useDesk(), hand: useHand() };
  const { put, lay } = useWords('board');
  const { byName } = useWords('killzones').content;
  const name = board.map.zones.find(({ id }) => id === marker)?.name ?? '';
  return (
    <div className={styles.put} data-part="lay">
      <SectionHead asked title={put.title(byName[name] ?? name)} note={lay.how} />
      <p>{lay.hint}</p>
      <div className={styles.ways}>
        {spot !== undefined && held !== true && (
          <KeyButton waiting label={put.there} onPress={() => layMarker(place, marker, spot)} />
        )}
        <ByNumbers what={`marker ${marker}`} onThere={(there) => layMarker(place, marker, there)} />
        <PlainButton icon="back" tone="quiet" label={put.cancel} onPress={() => place.hand.start(null)} />
      </div>
    </div>
  );
}
