import { PlainButton } from '../../ui/PlainButton.tsx';
import { PrepHint } from '../../ui/PrepSection.tsx';
import { useWords } from '../../words/useWords.ts';
import type { FormProps } from './Forms.tsx';
import styles from './Odds.module.css';
import { namedFor } from './picked.ts';
import { SideForm } from './SideForm.tsx';
import { MOST_OTHERS, nextVolley, SHOTS_RANGE, type SideNumber, type Volley } from './oddsSituation.ts';

const WEAPON: readonly SideNumber[] = ['dice', 'hit', 'normal', 'critical'];

/** Who shoots at the same target after that, one after the other. */
export function OthersForm({ situation, onChange, picks, onPick }: FormProps) {
  const words = useWords('odds');
  const { edition, others } = situation;
  const change = (at: number, to: Partial<Volley>) =>
    onChange({ others: others.map((other, place) => (place === at ? { ...other, ...to } : other)) });
  return (
    <>
      {others.map(({ side, shots }, at) => (
        <SideForm
          key={words.others.title(at + 2)}
          title={words.others.title(at + 2)}
          mark="retinue"
          kind="shoot"
          edition={edition}
          side={side}
          numbers={WEAPON}
          more={[{ id: 'shots', value: shots, range: SHOTS_RANGE, onChange: (value) => change(at, { shots: value }) }]}
          hasHint={false}
          named={namedFor(picks, situation, at + 1)}
          onPick={() => onPick(at + 1)}
          onChange={(next) => change(at, { side: next, picked: null })}
        >
          <div className={styles.act}>
            <PlainButton
              tone="quiet"
              icon="cross"
              label={words.others.remove(at + 2)}
              onPress={() => onChange({ others: others.filter((_, place) => place !== at) })}
            />
          </div>
        </SideForm>
      ))}
      {others.length < MOST_OTHERS ? (
        <div className={styles.act}>
          <PlainButton
            icon="plus"
            label={words.others.add}
            onPress={() => onChange({ others: [...others, nextVolley(situation)] })}
          />
        </div>
      ) : (
        <PrepHint>{words.others.most}</PrepHint>
      )}
    </>
  );
}
