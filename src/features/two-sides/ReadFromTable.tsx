import { useHalfDone } from '../../scene/useHalfDone.ts';
import type { MarkerView, ScoreView } from './views.ts';
import { type SceneWith, useScene } from '../../scene/useScene.ts';
import { colourOf } from '../../state/battle/sides.ts';
import { ChipRow } from '../../ui/ChipRow.tsx';
import { FactChip } from '../../ui/FactChip.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import styles from '../../ui/Score.module.css';

type Told = SceneWith<'twoSides'>;

/** Who is near a marker on both sides: what its control was read from. */
function readSaid({ told, look, state, words }: Told, marker: MarkerView): string {
  if (marker.carrier !== null) return told.score.carried(look.name(marker.carrier.id));
  const sides = state.sides.flatMap(({ id }) => {
    const names = marker.near.filter(({ side }) => side === id).map((each) => look.name(each.id));
    return names.length === 0 ? [] : [told.score.near(words.common.list(names), marker.apl[id] ?? 0)];
  });
  return sides.length === 0 ? told.score.nobody : sides.join(told.score.against);
}

type NearProps = { readonly marker: MarkerView; readonly onClose: () => void };

/** Who is near a marker, put right by the table. */
function NearSheet({ marker, onClose }: NearProps) {
  const { told, words, look, state, view, act } = useScene('twoSides');
  const [near, setNear] = useHalfDone<readonly string[]>(
    `near ${marker.id}`,
    marker.near.map(({ id }) => id),
  );
  const toggle = (id: string) => setNear(near.includes(id) ? near.filter((each) => each !== id) : [...near, id]);
  const tell = () => {
    act({ type: 'tellNear', marker: marker.id, operatives: near });
    onClose();
  };
  return (
    <SheetDialog
      open
      title={told.score.who(look.contentName(marker.id, marker.name))}
      closeLabel={words.common.close}
      onClose={onClose}
      actions={<PlainButton tone="brass" label={told.score.apply} onPress={tell} />}
    >
      {state.sides.map(({ id: side }) => (
        <section key={side}>
          <SectionHead title={look.side(side)} side={colourOf(state, side)} level={3} />
          <ChipRow label={look.side(side)}>
            {view.table.ofSide(side).map(({ id }) => (
              <FactChip key={id} label={look.name(id)} on={near.includes(id)} onPress={() => toggle(id)} />
            ))}
          </ChipRow>
        </section>
      ))}
    </SheetDialog>
  );
}

/** The markers with what was read of them from the table; a tap puts it right. Nothing without markers. */
export function ReadFromTable({ score }: { readonly score: ScoreView }) {
  const scene = useScene('twoSides');
  const { told, look } = scene;
  const [open, setOpen] = useHalfDone<string | null>('marker', null);
  const marker = score.markers.find(({ id }) => id === open);
  if (score.markers.length === 0) return null;
  return (
    <section className={styles.read}>
      <SectionHead title={told.score.read} note={told.score.correct} />
      <ul>
        {score.markers.map((each) => (
          <li key={each.id}>
            <button type="button" onClick={() => setOpen(each.id)}>
              <b>{look.contentName(each.id, each.name)}</b> {readSaid(scene, each)}
            </button>
          </li>
        ))}
      </ul>
      {marker !== undefined && <NearSheet marker={marker} onClose={() => setOpen(null)} />}
    </section>
  );
}
