import { fallHits } from '../../../engine/core/roundsBook.ts';
import type { HurtCause } from '../../../engine/family/vanguard/model/hurtCause.ts';
import type { ModelView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { modelName } from '../../../scene/vanguardLook.ts';
import { useVanguardScene } from '../../../scene/useVanguardScene.ts';
import { useHalfDone } from '../../../scene/useHalfDone.ts';
import { ChipRow } from '../../../ui/ChipRow.tsx';
import { FactChip } from '../../../ui/FactChip.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { useDesk } from '../desk.ts';
import styles from './HurtForm.module.css';
import { NumberRow } from './NumberRow.tsx';

/** What is said to hurt it. `inches`: of a fall. */
interface Said {
  readonly cause: HurtCause;
  readonly inches: number;
  readonly hits: number;
  readonly ap: number;
  readonly mortal: number;
}

const BEGUN: Said = { cause: 'fall', inches: 0, hits: 0, ap: 0, mortal: 0 };
const CAUSES: readonly HurtCause[] = ['fall', 'terrain', 'scenario', 'other'];
const MOST_INCHES = 20;
const MOST_HITS = 20;
const MOST_AP = 6;

/** What comes down on it: of a fall as many hits, with as much AP, as its inches say (V-46). */
function comesDown({ cause, inches, hits, ap, mortal }: Said): { hits: number; ap: number; mortal: number } {
  return cause === 'fall'
    ? { hits: fallHits(inches), ap: fallHits(inches), mortal: 0 }
    : { hits, ap: hits === 0 ? 0 : ap, mortal };
}

type SaidProps = { readonly said: Said; readonly say: (said: Said) => void };

function Numbers({ said, say }: SaidProps) {
  const { hurt } = useVanguardScene().words.table;
  if (said.cause === 'fall')
    return (
      <>
        <NumberRow label={hurt.fell} value={said.inches} max={MOST_INCHES} set={(inches) => say({ ...said, inches })} />
        <p>{hurt.fallHint}</p>
      </>
    );
  return (
    <>
      <NumberRow label={hurt.hits} value={said.hits} max={MOST_HITS} set={(hits) => say({ ...said, hits })} />
      {said.hits > 0 && <NumberRow label={hurt.ap} value={said.ap} max={MOST_AP} set={(ap) => say({ ...said, ap })} />}
      <NumberRow label={hurt.mortal} value={said.mortal} max={MOST_HITS} set={(mortal) => say({ ...said, mortal })} />
    </>
  );
}

/** Hurt outside an attack (V-63): by what, how much, and then its dice. Nothing while something is asked, or of a model that is not on the table. */
export function HurtForm({ model: { id, status } }: { readonly model: ModelView }) {
  const desk = useDesk();
  const scene = useVanguardScene();
  const [said, say] = useHalfDone<Said>(`hurt ${id}`, BEGUN);
  const { hurt } = scene.words.table;
  if (status === 'out' || status === 'waiting' || scene.request !== null) return null;
  const comes = comesDown(said);
  const isSaid = comes.hits + comes.mortal > 0;
  const go = () => {
    if (desk.act({ type: 'hurt', model: id, ...comes, cause: said.cause })) desk.openSheet(null);
  };
  return (
    <details className={styles.hurt}>
      <summary>{hurt.title}</summary>
      <ChipRow label={hurt.cause}>
        {CAUSES.map((cause) => (
          <FactChip
            key={cause}
            label={hurt.causes[cause]}
            on={said.cause === cause}
            onPress={() => say({ ...said, cause })}
          />
        ))}
      </ChipRow>
      <div className={styles.numbers}>
        <Numbers said={said} say={say} />
      </div>
      {isSaid ? (
        <PlainButton
          icon="injured"
          label={scene.words.common.named(hurt.go(modelName(scene, id)), hurt.by(comes))}
          onPress={go}
        />
      ) : (
        <p>{hurt.nothing}</p>
      )}
    </details>
  );
}
