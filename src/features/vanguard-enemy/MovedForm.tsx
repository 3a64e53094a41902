import type { Moved } from '../../engine/family/vanguard/model/facts.ts';
import type { FoeStepView } from '../../engine/plugins/foes/view.ts';
import { modelIn, otherSide } from '../../scene/vanguardLook.ts';
import { ChipRow } from '../../ui/ChipRow.tsx';
import { FactChip } from '../../ui/FactChip.tsx';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { useFoeDesk } from './desk.ts';
import styles from './Foe.module.css';
import { useFoeScene } from './useFoeScene.ts';

const MOST_INCHES = 20;
const MOVES: ReadonlySet<string> = new Set(['walk', 'run', 'charge']);

const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

type ChipsProps = {
  readonly title: string;
  readonly models: readonly string[];
  readonly on: readonly string[];
  readonly onChange: (on: string[]) => void;
};

function Chips({ title, models, on, onChange }: ChipsProps) {
  const { name } = useFoeScene();
  return (
    <div className={styles.row}>
      <p className={styles.said}>{title}</p>
      <ChipRow label={title}>
        {models.map((id) => (
          <FactChip key={id} label={name(id)} on={on.includes(id)} onPress={() => onChange(toggled(on, id))} />
        ))}
      </ChipRow>
    </div>
  );
}

/** What a move comes to where nobody says otherwise: a charge engages whom it is at. */
function plainMove(move: FoeStepView): Moved {
  const { action, target } = move.step;
  return { engages: action === 'charge' && target !== null ? [target] : [], left: [], fall: 0 };
}

type MovedProps = { readonly model: string; readonly steps: readonly FoeStepView[] };

/** What only the table knows of the move in a plan: whom it engages, whom it has left, how far it fell. Nothing where it does not move. */
export function MovedForm({ model, steps }: MovedProps) {
  const { view, told, words } = useFoeScene();
  const { moved, setMoved } = useFoeDesk();
  const move = steps.find(({ step }) => MOVES.has(step.action));
  const mover = modelIn(view, model);
  if (move === undefined || mover === null) return null;
  const now = moved ?? plainMove(move);
  const models = otherSide(view, mover.side)
    .models.filter(({ status }) => status !== 'out' && status !== 'waiting')
    .map(({ id }) => id);
  return (
    <details className={styles.fold}>
      <summary>{told.moved}</summary>
      <Chips
        title={told.engages}
        models={models}
        on={now.engages}
        onChange={(engages) => setMoved({ ...now, engages })}
      />
      <Chips title={told.leaves} models={models} on={now.left} onChange={(left) => setMoved({ ...now, left })} />
      <SettingRow label={told.fall}>
        <Stepper
          label={told.fall}
          value={now.fall}
          max={MOST_INCHES}
          lessLabel={words.common.less('1″')}
          moreLabel={words.common.oneMore('1″')}
          onChange={(fall) => setMoved({ ...now, fall })}
        />
      </SettingRow>
    </details>
  );
}
