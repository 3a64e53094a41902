import { fallHits } from '../../../engine/core/roundsBook.ts';
import type { Moved } from '../../../engine/family/vanguard/model/facts.ts';
import { modelIn, modelName, otherSide } from '../../../scene/vanguardLook.ts';
import { useVanguardScene } from '../../../scene/useVanguardScene.ts';
import { ChipRow } from '../../../ui/ChipRow.tsx';
import { FactChip } from '../../../ui/FactChip.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { SettingRow } from '../../../ui/SettingRow.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { type Picked, useDesk } from '../desk.ts';
import styles from './PickPanel.module.css';

type Move = Extract<Picked, { kind: 'move' }>;
const MOST_INCHES = 20;

const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

type ChipsProps = {
  readonly title: string;
  readonly hint: string;
  readonly foes: readonly string[];
  readonly on: readonly string[];
  readonly onChange: (on: readonly string[]) => void;
};

function Chips({ title, hint, foes, on, onChange }: ChipsProps) {
  const scene = useVanguardScene();
  return (
    <div className={styles.chips}>
      <SectionHead title={title} level={3} />
      <p className={styles.said}>{hint}</p>
      <ChipRow label={title}>
        {foes.map((id) => (
          <FactChip
            key={id}
            label={modelName(scene, id)}
            on={on.includes(id)}
            onPress={() => onChange(toggled(on, id))}
          />
        ))}
      </ChipRow>
    </div>
  );
}

function Fall({ fall, onChange }: { readonly fall: number; readonly onChange: (fall: number) => void }) {
  const { acts, common } = useVanguardScene().words;
  const { move } = acts;
  const hits = fallHits(fall);
  return (
    <div className={styles.rows}>
      <SettingRow label={move.fall} hint={fall > 0 ? move.fallHits(hits) : move.fallHint}>
        <Stepper
          label={move.fall}
          value={fall}
          max={MOST_INCHES}
          lessLabel={common.less('1″')}
          moreLabel={common.oneMore('1″')}
          onChange={onChange}
        />
      </SettingRow>
    </div>
  );
}

/** What only the table knows of a move: whom it has left, whom it engages, how far it fell. */
export function MoveForm({ pick }: { readonly pick: Move }) {
  const desk = useDesk();
  const scene = useVanguardScene();
  const { move, pick: back } = scene.words.acts;
  const mover = modelIn(scene.view, pick.mover);
  const { moved } = pick;
  const setMoved = (next: Moved) => desk.setPick({ ...pick, moved: next });
  if (mover === null) return null;
  const foes = otherSide(scene.view, mover.side)
    .models.filter(({ status }) => status !== 'out' && status !== 'waiting')
    .map(({ id }) => id);
  const title = move.title[pick.action](modelName(scene, mover.id));
  return (
    <section className={styles.pick} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <Chips
        title={move.left}
        hint={move.leftHint}
        foes={foes}
        on={moved.left}
        onChange={(left) => setMoved({ ...moved, left: [...left] })}
      />
      <Chips
        title={move.engages}
        hint={move.engagesHint}
        foes={foes}
        on={moved.engages}
        onChange={(engages) => setMoved({ ...moved, engages: [...engages] })}
      />
      <Fall fall={moved.fall} onChange={(fall) => setMoved({ ...moved, fall })} />
      <div className={styles.keys}>
        <PlainButton icon="back" tone="quiet" label={back.back} onPress={() => desk.setPick(null)} />
      </div>
    </section>
  );
}
