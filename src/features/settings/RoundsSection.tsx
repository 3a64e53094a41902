import type { BattleSettings } from '../../engine/family/vanguard/model/battle.ts';
import { type RoundsBattle, useRoundsPlay } from '../../state/battle/rounds.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { packName } from '../../words/packName.ts';
import { useWords } from '../../words/useWords.ts';
import { AttackDial } from './DialRows.tsx';
import { DiceRows } from './DiceRows.tsx';
import { OnOff } from './OnOff.tsx';
import form from '../../ui/Form.module.css';
import styles from './Settings.module.css';

type RoundsProps = { readonly battle: RoundsBattle };

/** Settings of a battle in rounds: dice by side, how much the app does, where the rules leave room. Each change is a command. */
export function RoundsSection({ battle: { state } }: RoundsProps) {
  const { dispatch } = useRoundsPlay();
  const words = useWords('settings');
  const text = words.settings;
  const { settings, sides } = state;
  const { dice, automation, readings } = settings;
  const change = (next: Partial<BattleSettings>) =>
    void dispatch({ type: 'changeSettings', settings: { ...settings, ...next } });
  return (
    <section className={form.section} aria-label={text.battleSection}>
      <SectionHead title={text.battleSection} />
      <p className={form.note}>{text.logged}</p>
      <DiceRows
        dice={dice}
        sideName={(side) => packName(words, sides.find(({ id }) => id === side)?.name ?? side)}
        onChange={(next) => change({ dice: next })}
      />
      <h3 className={styles.head}>{text.automation}</h3>
      <AttackDial value={automation.attack} onChange={(attack) => change({ automation: { ...automation, attack } })} />
      <h3 className={styles.head}>{text.readings}</h3>
      <OnOff
        label={text.retaliateToDisengage}
        hint={text.retaliateToDisengageHint}
        value={readings.retaliateToDisengage}
        onChange={(retaliateToDisengage) => change({ readings: { retaliateToDisengage } })}
      />
    </section>
  );
}
