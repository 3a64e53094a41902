import { memo } from 'react';
import styles from './ActionButton.module.css';
import { classNames } from './classNames.ts';
import { Icon, type IconName } from './icons/Icon.tsx';
import { KeyCap } from './KeyCap.tsx';
import { useKeyNow } from './keyWays.ts';
import { SlotCost } from './Slots.tsx';
import { useHold } from './useHold.ts';
import { usePressOnce } from './usePressOnce.ts';
import { Measured } from './measured.tsx';

type ActionButtonProps = {
  readonly icon: IconName;
  readonly title: string;
  /** With what, or how far. */
  readonly detail?: string;
  /** What it costs: "1" "AP". */
  readonly cost?: { readonly value: string; readonly unit: string };
  /** How many of its acts it takes, with what is spoken. */
  readonly slots?: { readonly count: number; readonly label: string };
  readonly keyHint?: string;
  /** Why it cannot be done now. The button stays a button and still calls `onPress`. */
  readonly impossible?: string | null;
  /** Re-arms the button when it changes. */
  readonly pressKey?: string | number;
  readonly onPress: () => void;
  /** After half a second: what it is. */
  readonly onHold?: () => void;
};

/** A longer detail takes the whole width: half of it would hide the end. */
const HALF = 36;

type FaceProps = Pick<ActionButtonProps, 'icon' | 'title' | 'keyHint'> & {
  readonly detail: string | undefined;
  readonly possible: boolean;
  readonly costValue: string | undefined;
  readonly costUnit: string | undefined;
  readonly slots: number;
};

/** What is written on the button; the same before and after most commands. */
const Face = memo(({ icon, title, keyHint, detail, possible, costValue, costUnit, slots }: FaceProps) => (
  <>
    <Icon name={icon} size={possible ? 22 : 18} />
    <span className={styles.words}>
      <b className={styles.title}>{title}</b>
      {detail !== undefined && (
        <small className={styles.detail}>
          <Measured text={detail} />
        </small>
      )}
    </span>
    {possible && keyHint !== undefined && <KeyCap>{keyHint}</KeyCap>}
    {possible && costValue !== undefined && (
      <span className={styles.cost}>
        {costValue}
        <small>{costUnit}</small>
      </span>
    )}
    {slots > 0 && <SlotCost count={slots} />}
  </>
));

const ignore = (): void => undefined;

/** The whole button as one sentence. */
function spokenOf({ title, detail, cost, slots, impossible = null }: ActionButtonProps): string {
  if (impossible !== null) return [title, impossible].filter(Boolean).join(', ');
  return [title, detail, cost !== undefined && `${cost.value} ${cost.unit}`, slots?.label].filter(Boolean).join(', ');
}

/** One act of the acting operative: icon, name, with what, cost; or, dashed, the reason why not. */
export function ActionButton(props: ActionButtonProps) {
  const { icon, title, cost, impossible = null, pressKey } = props;
  const keyHint = useKeyNow(props.keyHint);
  const press = usePressOnce(props.onPress, pressKey);
  const { onClick: _, ...hold } = useHold(ignore, props.onHold);
  const possible = impossible === null;
  const detail = impossible ?? props.detail;
  return (
    <button
      type="button"
      className={classNames(styles.action, !possible && styles.impossible, (detail?.length ?? 0) > HALF && styles.long)}
      aria-label={spokenOf(props)}
      aria-disabled={possible ? undefined : true}
      aria-keyshortcuts={keyHint ?? undefined}
      {...hold}
      onClick={press}
    >
      <Face
        icon={icon}
        title={title}
        detail={detail}
        possible={possible}
        costValue={cost?.value}
        costUnit={cost?.unit}
        slots={props.slots?.count ?? 0}
        {...(keyHint !== null && { keyHint })}
      />
    </button>
  );
}
