import { useScene } from '../../../scene/useScene.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { Fold } from '../../../ui/Fold.tsx';
import { AmmoBlock } from './AmmoBlock.tsx';
import styles from './ByHand.module.css';
import { EffectsBlock } from './EffectsBlock.tsx';
import { EngagedChips } from './EngagedChips.tsx';
import { History } from './History.tsx';
import { PlaceBlock } from './PlaceBlock.tsx';
import { Block } from './Sheet.tsx';
import { StateBlock } from './StateBlock.tsx';

/** Everything about an operative that can be set by hand, folded: its card is read more often than it is mended. */
export function ByHand({ operative }: { readonly operative: Operative }) {
  const { words } = useScene();
  const { card } = words.battle;
  return (
    <div className={styles.hand}>
      <Fold title={card.byHand} note={card.byHandNote}>
        <div className={styles.parts}>
          <StateBlock operative={operative} />
          <AmmoBlock operative={operative} />
          <Block label={card.engagedWith}>
            <EngagedChips operative={operative} />
          </Block>
          <PlaceBlock operative={operative} />
          <EffectsBlock operative={operative} />
          <History operative={operative} />
        </div>
      </Fold>
    </div>
  );
}
