import { useHalfDone } from '../../scene/useHalfDone.ts';
import type { Side } from '../../engine/core/ids.ts';
import { useScene } from '../../scene/useScene.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { classNames } from '../../ui/classNames.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { HandOverPage } from './HandOverPage.tsx';
import styles from './Secret.module.css';
import { SecretPage } from './SecretPage.tsx';
import { useSecret } from './useSecret.ts';
import type { MarkerOption } from './views.ts';

type ChooseProps = { readonly side: Side; readonly choice: string; readonly onDone: () => void };
type RowProps = { readonly option: MarkerOption; readonly on: boolean; readonly onPress: () => void };

function MarkerRow({ option: { marker, free }, on, onPress }: RowProps) {
  const { told, look } = useScene('twoSides');
  const { id, name, where } = marker;
  return (
    <button
      type="button"
      role="radio"
      aria-checked={on}
      aria-disabled={free ? undefined : true}
      className={classNames(styles.op, on && styles.on, !free && styles.off)}
      onClick={() => free && onPress()}
    >
      <i aria-hidden="true" className={styles.box}>
        {on && <Icon name="check" size={18} />}
      </i>
      <span>
        <b>{look.contentName(id, name)}</b>
        <small>{free ? look.contentText(`${id}/where`, where) : told.secret.taken}</small>
      </span>
    </button>
  );
}

function Choosing({ side, choice, onDone, onHide }: ChooseProps & { readonly onHide: () => void }) {
  const { told, look, view, act } = useScene('twoSides');
  const { secret } = told;
  const { setUp } = view.parts;
  const options = setUp?.options(choice, side) ?? [];
  const [picked, pick] = useHalfDone(`marker ${side} ${choice}`, setUp?.chosen(choice, side) ?? null);
  const keep = () => {
    if (picked !== null && act({ type: 'chooseMarker', side, choice, marker: picked }) === null) onDone();
  };
  return (
    <SecretPage
      side={side}
      head={secret.marker}
      count={secret.of(picked === null ? 0 : 1, 1)}
      title={look.contentName(choice, setUp?.nameOf(choice) ?? choice)}
      onHide={onHide}
      next={
        <NextButton
          title={picked === null ? secret.more(1) : secret.keepMarker}
          detail={secret.keepDetail}
          quiet={picked === null}
          pressKey={picked ?? ''}
          onPress={keep}
        />
      }
    >
      <div className={styles.ops} role="radiogroup" aria-label={secret.marker}>
        {options.map((option) => (
          <MarkerRow
            key={option.marker.id}
            option={option}
            on={picked === option.marker.id}
            onPress={() => pick(option.marker.id)}
          />
        ))}
      </div>
    </SecretPage>
  );
}

/** A side chooses one of the markers of the mission (C-46), as it chooses tac ops: for its own eyes. */
export function ChooseMarker(props: ChooseProps) {
  const { open, show, hide } = useSecret();
  return open ? (
    <Choosing {...props} onHide={hide} />
  ) : (
    <HandOverPage side={props.side} what="marks" onOpen={show} onBack={props.onDone} />
  );
}
