import type { Side } from '../../engine/core/ids.ts';
import { useScene } from '../../scene/useScene.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { HandOverPage } from './HandOverPage.tsx';
import styles from './Secret.module.css';
import { SecretPage } from './SecretPage.tsx';
import { TacOpRow } from './TacOpRow.tsx';
import { useSecret } from './useSecret.ts';

type PeekProps = { readonly side: Side; readonly onDone: () => void };

function Own({ side, onDone }: PeekProps) {
  const { told, view } = useScene('twoSides');
  const { secret } = told;
  const own = view.parts.tacOps?.own(side) ?? [];
  const shown = own.filter(({ revealed }) => revealed !== null).length;
  return (
    <SecretPage
      side={side}
      count={secret.of(shown, own.length)}
      title={secret.yours}
      onHide={onDone}
      next={<NextButton title={secret.back} detail={secret.backDetail} onPress={onDone} />}
    >
      <ul className={styles.ops}>
        {own.map((op) => (
          <TacOpRow
            key={op.id}
            op={op}
            on={op.revealed !== null}
            reason={null}
            {...(op.revealed !== null && { note: <em>{secret.revealed(op.revealed)}</em> })}
          />
        ))}
      </ul>
    </SecretPage>
  );
}

/** A player looks at its own tac ops between two taps: the device is handed over first, and nothing is said or logged. */
export function PeekScreen({ side, onDone }: PeekProps) {
  const { open, show } = useSecret();
  return open ? (
    <Own side={side} onDone={onDone} />
  ) : (
    <HandOverPage side={side} what="looks" onOpen={show} onBack={onDone} />
  );
}
