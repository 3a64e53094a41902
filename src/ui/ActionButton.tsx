import { memo } from 'react';
import styles from './ActionButton.module.css';
import { classNames } from './classNames.ts';
import { Icon, type IconName } from './icons/Icon.tsx';
import { KeyCap } from './KeyCap.tsx';
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
};

/** What is written on the button; the same before and after most commands. */
const Face = memo(({ icon, title, keyHint, detail, possible, costValue, costUnit }: FaceProps) => (
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
  </>
));

const ignore = (): void => undefined;

/** One act of the acting operative: icon, name, with what, cost; or, dashed, the reason why not. */
export function ActionButton(props: ActionButtonProps) {
  const { icon, title, cost, keyHint, impossible = null, pressKey } = props;
  const press = usePressOnce(props.onPress, pressKey);
  const { onClick: _, ...hold } = useHold(ignore, props.onHold);
  const possible = impossible === null;
  const detail = impossible ?? props.detail;
  const spoken = [title, detail, possible && cost !== undefined && `${cost.value} ${cost.unit}`]
    .filter(Boolean)
    .join(', ');
  return (
    <button
      type="button"
      className={classNames(styles.action, !possible && styles.impossible, (detail?.length ?? 0) > HALF && styles.long)}
      aria-label={spoken}
      aria-disabled={possible ? undefined : true}
      aria-keyshortcuts={keyHint}
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
        {...(keyHint !== undefined && { keyHint })}
      />
    </button>
  );
}
