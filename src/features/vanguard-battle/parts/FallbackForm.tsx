import type { ActorView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { colourIn, edgesShown, modelName, sideIn } from '../../../scene/vanguardLook.ts';
import { useVanguardScene } from '../../../scene/useVanguardScene.ts';
import { ActingHead } from '../../../ui/ActingHead.tsx';
import { ChipRow } from '../../../ui/ChipRow.tsx';
import { FactChip } from '../../../ui/FactChip.tsx';
import { SettingRow } from '../../../ui/SettingRow.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { useDesk } from '../desk.ts';
import { flightOf, reachOf } from '../view/moved.ts';
import styles from './FallbackForm.module.css';

const MOST_INCHES = 48;

type FallbackProps = { readonly actor: ActorView };

/** Whom it leaves on its way: each of them may strike. */
function Leaves({
  actor,
  left,
  onChange,
}: FallbackProps & { readonly left: readonly string[]; readonly onChange: (left: readonly string[]) => void }) {
  const scene = useVanguardScene();
  const { engaged } = actor.model;
  if (engaged.length === 0) return null;
  return (
    <ChipRow label={scene.words.acts.fallback.left}>
      {engaged.map((id) => (
        <FactChip
          key={id}
          label={modelName(scene, id)}
          on={left.includes(id)}
          onPress={() => onChange(left.includes(id) ? left.filter((other) => other !== id) : [...left, id])}
        />
      ))}
    </ChipRow>
  );
}

/** A model whose nerve has failed: how far it goes and where to, and how far its edge is (V-70 to V-74). */
export function FallbackForm({ actor }: FallbackProps) {
  const scene = useVanguardScene();
  const { pick, setPick } = useDesk();
  const { acts, common } = scene.words;
  const { fallback } = acts;
  const { model } = actor;
  const reach = reachOf(actor);
  const { edge, left } = flightOf(actor, pick);
  const tell = (change: { readonly edge?: number; readonly left?: readonly string[] }) =>
    setPick({ kind: 'flight', edge, left, ...change });
  const own = sideIn(scene.view, model.side).edge;
  const name = modelName(scene, model.id);
  const hint = edge <= reach ? fallback.reaches : fallback.stops(edge - reach);
  return (
    <section aria-label={fallback.title(name)}>
      <ActingHead name={name} order={null} facts={[acts.kinds.fallback]} side={colourIn(scene.view, model.side)} />
      <div className={styles.told}>
        <h2>{fallback.title(name)}</h2>
        <p>{fallback.how(reach)}</p>
        {own !== null && <p>{fallback.edge(edgesShown(scene, own))}</p>}
        {model.floored && <p>{fallback.floored}</p>}
        <Leaves actor={actor} left={left} onChange={(next) => tell({ left: next })} />
        <div className={styles.rows}>
          <SettingRow label={fallback.distance} hint={hint}>
            <Stepper
              label={fallback.distance}
              value={edge}
              max={MOST_INCHES}
              lessLabel={common.less('1″')}
              moreLabel={common.oneMore('1″')}
              onChange={(next) => tell({ edge: next })}
            />
          </SettingRow>
        </div>
      </div>
    </section>
  );
}
