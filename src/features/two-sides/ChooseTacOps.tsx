import { useHalfDone } from '../../scene/useHalfDone.ts';
import type { Side } from '../../engine/core/ids.ts';
import { useScene } from '../../scene/useScene.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { HandOverPage } from './HandOverPage.tsx';
import { isAlone } from './people.ts';
import styles from './Secret.module.css';
import { SecretPage } from './SecretPage.tsx';
import { TacOpRow } from './TacOpRow.tsx';
import { useSecret } from './useSecret.ts';

type ChooseProps = { readonly side: Side; readonly onDone: () => void };

function Choosing({ side, onDone, onHide }: ChooseProps & { readonly onHide?: () => void }) {
  const { told, view, act } = useScene('twoSides');
  const { secret } = told;
  const { tacOps } = view.parts;
  const [picked, setPicked] = useHalfDone<readonly string[]>(
    `tacOps ${side}`,
    tacOps?.own(side).map(({ id }) => id) ?? [],
  );
  const count = tacOps?.count(side) ?? 0;
  const toggle = (id: string) =>
    setPicked(picked.includes(id) ? picked.filter((each) => each !== id) : [...picked, id]);
  const lacking = count - picked.length;
  const keep = () => {
    if (act({ type: 'chooseTacOps', side, tacOps: picked }) === null) onDone();
  };
  return (
    <SecretPage
      side={side}
      count={secret.of(picked.length, count)}
      title={secret.choose(count)}
      {...(onHide !== undefined && { onHide })}
      next={
        <NextButton
          title={lacking === 0 ? secret.keep : lacking > 0 ? secret.more(lacking) : secret.fewer(-lacking)}
          detail={secret.keepDetail}
          quiet={lacking !== 0}
          pressKey={picked.join()}
          onPress={() => lacking === 0 && keep()}
        />
      }
    >
      <ul className={styles.ops}>
        {(tacOps?.offered ?? []).map((op) => (
          <TacOpRow
            key={op.id}
            op={op}
            on={picked.includes(op.id)}
            reason={tacOps?.may(side, op.id) === true ? null : secret.notYours}
            onPress={() => toggle(op.id)}
          />
        ))}
      </ul>
    </SecretPage>
  );
}

/**
 * A side chooses its tac ops: the device is handed over first, and shut again after a reload, a blur or half a minute; against
 * the tables there is nobody to hide them from.
 */
export function ChooseTacOps({ side, onDone }: ChooseProps) {
  const { state } = useScene('twoSides');
  const { open, show, hide } = useSecret();
  if (isAlone(state)) return <Choosing side={side} onDone={onDone} />;
  return open ? (
    <Choosing side={side} onDone={onDone} onHide={hide} />
  ) : (
    <HandOverPage side={side} what="chooses" onOpen={show} onBack={onDone} />
  );
}
