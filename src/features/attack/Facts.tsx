import { Explained } from '../../forms/Explained.tsx';
import { RulingNotes } from '../../forms/RulingNotes.tsx';
import { TerrainNotes } from '../../forms/TerrainNotes.tsx';
import { guidesIn, rulingsIn } from '../../words/guideSaid.ts';
import { useSetFacts } from './useSetFacts.ts';
import { ChipRow } from '../../ui/ChipRow.tsx';
import { FactChip } from '../../ui/FactChip.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import styles from './Facts.module.css';
import { type Chip, isRemembered, mainChips, moreChips } from './view/factChips.ts';
import { sourcesSaid } from '../../scene/sourcesSaid.ts';
import { useHalfDone } from '../../scene/useHalfDone.ts';
import { useScene } from '../../scene/useScene.ts';
import type { ShotView } from '../../engine/view/shot.ts';

type FactsProps = { readonly shot: ShotView };
const HIGHEST = 24;

function FactChips({ chips }: { readonly chips: readonly Chip[] }) {
  const setFacts = useSetFacts();
  return chips.map(({ id, label, on, facts }) => (
    <FactChip key={id} label={label} on={on} onPress={() => setFacts(facts)} />
  ));
}

function Height({ shot }: FactsProps) {
  const { words } = useScene();
  const setFacts = useSetFacts();
  const { height } = shot.task.sequence.facts;
  const label = words.facts.chips.height;
  return (
    <SettingRow label={words.facts.higher(height)} hint={words.facts.meanings.height}>
      <Stepper
        label={label}
        value={height}
        min={-HIGHEST}
        max={HIGHEST}
        lessLabel={words.common.less(label)}
        moreLabel={words.common.oneMore(label)}
        onChange={(to) => setFacts({ height: to })}
      />
    </SettingRow>
  );
}

const ONE_FEATURE = ['no', 'cover', 'obscured'] as const;

/** Whether cover and obscured come from one feature, of which only one may count. */
function OneFeature({ shot }: FactsProps) {
  const { words } = useScene();
  const setFacts = useSetFacts();
  const { oneFeature, oneFeatureAsk } = words.facts;
  return (
    <div className={styles.ask}>
      <SectionHead title={oneFeatureAsk} level={3} />
      <Segmented
        wide
        label={oneFeatureAsk}
        options={ONE_FEATURE.map((value) => ({ value, label: oneFeature[value] }))}
        value={shot.task.sequence.facts.oneFeature}
        onChange={(value) => setFacts({ oneFeature: value })}
      />
    </div>
  );
}

/** What only the table knows about this shot: each fact one tap, what is seldom behind "more". */
export function Facts({ shot }: FactsProps) {
  const scene = useScene();
  const { words, view } = scene;
  const guides = view.guides.shot({ ...shot, facts: shot.task.sequence.facts });
  const { fromVantage, visible } = shot.task.sequence.facts;
  const unusual = fromVantage || !visible;
  const [more, setMore] = useHalfDone('more facts', unusual);
  const remembered = isRemembered(shot, scene.battle.recent);
  return (
    <section data-part="facts" className={styles.facts} aria-label={words.facts.title}>
      <div className={styles.head}>
        <SectionHead
          title={words.facts.title}
          note={remembered ? words.facts.asLastTime : <Explained text={words.facts.counts} />}
        />
        <button type="button" className={styles.more} aria-expanded={more} onClick={() => setMore(!more)}>
          {more ? words.common.hide : words.common.more}
        </button>
      </div>
      <ChipRow label={words.facts.title}>
        <FactChips chips={[...mainChips(scene, shot), ...(more ? moreChips(scene, shot) : [])]} />
      </ChipRow>
      {shot.asks.oneFeature && <OneFeature shot={shot} />}
      {shot.asks.height && (
        <div className={styles.rows}>
          <Height shot={shot} />
        </div>
      )}
      {shot.coverDeniedBy.length > 0 && (
        <p className={styles.guide}>{words.facts.noCoverSave(sourcesSaid(scene, shot.coverDeniedBy))}</p>
      )}
      {shot.obscuredIgnoredBy.length > 0 && (
        <p className={styles.guide}>{words.facts.notObscured(sourcesSaid(scene, shot.obscuredIgnoredBy))}</p>
      )}
      {guidesIn(words, guides).map((text) => (
        <p key={text} className={styles.guide}>
          {text}
        </p>
      ))}
      <TerrainNotes terrain={view.parts.terrain} traits={['heavy', 'light', 'vantage']} />
      <RulingNotes ids={rulingsIn(guides)} />
    </section>
  );
}
