import { type CSSProperties, useLayoutEffect, useState } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './icons/Icon.tsx';
import type { SideColour } from './side.ts';
import { useModalDialog } from './useModalDialog.ts';
import styles from './WoundsPicker.module.css';

type WoundsPickerProps = {
  readonly title: string;
  /** What must stay in sight while wounds change: "Save 5+". */
  readonly note?: string;
  readonly value: number;
  readonly max: number;
  readonly side: SideColour;
  readonly lessLabel: string;
  readonly moreLabel: string;
  readonly valueLabel: (value: number) => string;
  readonly onSet: (value: number) => void;
  readonly onClose: () => void;
};

const MARGIN = 6;

function clamp(want: number, room: number): number {
  return Math.max(MARGIN, Math.min(want, room - MARGIN));
}

/** Puts the picker over the card it belongs to, inside the viewport. */
function placeOver(card: Element, picker: Element, side: SideColour): CSSProperties {
  const at = card.getBoundingClientRect();
  const size = picker.getBoundingClientRect();
  const left = side === 'enemy' ? at.right - size.width : at.left;
  return {
    '--left': `${clamp(left, window.innerWidth - size.width)}px`,
    '--top': `${clamp(at.top, window.innerHeight - size.height)}px`,
  };
}

/** Every value of one operative's wounds, one tap each, with one less and one more beside them. */
export function WoundsPicker(props: WoundsPickerProps) {
  const { value, max, side, onSet, onClose } = props;
  const { ref, ...dialog } = useModalDialog(onClose);
  const [place, setPlace] = useState<CSSProperties | null>(null);
  useLayoutEffect(() => {
    const picker = ref.current;
    const card = picker?.parentElement;
    if (!picker || !card) return;
    picker.querySelector<HTMLElement>('[aria-current]')?.focus();
    setPlace(placeOver(card, picker, side));
  }, [ref, side]);
  const pick = (next: number) => {
    if (next >= 0 && next <= max && next !== value) onSet(next);
    onClose();
  };
  return (
    <dialog
      ref={ref}
      className={classNames(styles.picker, side === 'enemy' && styles.enemy)}
      aria-label={props.title}
      style={place ?? {}}
      data-placed={place === null ? undefined : ''}
      {...dialog}
    >
      <header className={styles.head}>
        <h2>{props.title}</h2>
        {props.note !== undefined && <span>{props.note}</span>}
      </header>
      <div className={styles.wheel}>
        <button
          type="button"
          className={styles.step}
          aria-label={props.lessLabel}
          aria-disabled={value === 0 || undefined}
          onClick={() => pick(value - 1)}
        >
          <Icon name="minus" />
        </button>
        <div className={styles.values}>
          {Array.from({ length: max + 1 }, (_, index) => index).map((each) => (
            <button
              key={each}
              type="button"
              className={classNames(styles.value, each > value && styles.lost, each === value && styles.current)}
              aria-label={props.valueLabel(each)}
              aria-current={each === value ? 'true' : undefined}
              onClick={() => pick(each)}
            >
              {each}
            </button>
          ))}
        </div>
        <button
          type="button"
          className={styles.step}
          aria-label={props.moreLabel}
          aria-disabled={value === max || undefined}
          onClick={() => pick(value + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </dialog>
  );
}
