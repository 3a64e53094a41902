import { Segmented } from '../../ui/Segmented.tsx';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { useWords } from '../../words/useWords.ts';
import form from '../../ui/Form.module.css';

type From = 'table' | 'screen';
type DiceProps<Dice> = {
  readonly dice: Dice;
  readonly onChange: (dice: Dice) => void;
  /** What a side is called that has no word of its own. */
  readonly sideName?: (side: string) => string;
};

const MODES = ['table', 'screen'] as const;

/** Whose dice lie on the table and whose the app rolls, side by side. */
export function DiceRows<Dice extends Readonly<Record<string, From>>>({
  dice,
  onChange,
  sideName = String,
}: DiceProps<Dice>) {
  const words = useWords('settings');
  const { diceOf, diceOfSide, diceModes, diceHint } = words.settings;
  const known: Readonly<Record<string, string>> = diceOf;
  return (
    <>
      {Object.entries(dice).map(([side, now]) => {
        const label = known[side] ?? diceOfSide(sideName(side));
        return (
          <SettingRow key={side} label={label}>
            <Segmented
              label={label}
              options={MODES.map((value) => ({ value, label: diceModes[value] }))}
              value={now}
              onChange={(mode) => onChange({ ...dice, [side]: mode })}
            />
          </SettingRow>
        );
      })}
      <p className={form.note}>{diceHint}</p>
    </>
  );
}
