import { useCampaignScene } from '../../scene/useCampaignScene.ts';
import { BUST_NAMES, Bust } from '../../ui/icons/Bust.tsx';
import { useRadioKeys } from '../../ui/useRadioKeys.ts';
import styles from './operative/Operative.module.css';

type BustPickerProps = {
  /** The chosen bust; null: an own picture stands for it. */
  readonly value: string | null;
  readonly onChange: (bust: string) => void;
};

/** The five engraved portraits to choose from. */
export function BustPicker({ value, onChange }: BustPickerProps) {
  const { operative } = useCampaignScene().words.campaign.retinue;
  const { ref, onKeyDown, tabIndex } = useRadioKeys<string>(BUST_NAMES, value, onChange);
  return (
    <div>
      <p className={styles.label} aria-hidden="true">
        {operative.portrait}
      </p>
      <div ref={ref} className={styles.busts} role="radiogroup" aria-label={operative.portrait} onKeyDown={onKeyDown}>
        {BUST_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            role="radio"
            aria-checked={name === value}
            aria-label={operative.busts[name]}
            tabIndex={tabIndex(name)}
            className={styles.bust}
            onClick={() => onChange(name)}
          >
            <Bust name={name} />
          </button>
        ))}
      </div>
    </div>
  );
}
