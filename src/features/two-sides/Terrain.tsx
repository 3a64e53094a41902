import { useHalfDone } from '../../scene/useHalfDone.ts';
import type { BattleView } from '../../engine/view/battleView.ts';
import { useScene } from '../../scene/useScene.ts';
import { classNames } from '../../ui/classNames.ts';
import { ChipRow } from '../../ui/ChipRow.tsx';
import { FactChip } from '../../ui/FactChip.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './SetUp.module.css';

const NOTHING: readonly never[] = [];

type TerrainView = NonNullable<BattleView['parts']['terrain']>;
type Part = NonNullable<TerrainView['parts']>[number];
type Trait = TerrainView['traits'][number];

/** A trait more or less; Insignificant is nothing else. */
const turned = (traits: readonly Trait[], trait: Trait): Part['traits'] => {
  if (traits.includes(trait)) return traits.filter((each) => each !== trait);
  if (trait === 'insignificant') return [trait];
  return [...traits.filter((each) => each !== 'insignificant'), trait];
};

type RowProps = { readonly view: TerrainView; readonly part: Part; readonly onChange: (part: Part) => void };

function Traits({ view, part, onChange }: RowProps) {
  const { terrain: words } = useWords('terrain');
  const label = words.traitsOf(words.kind[part.kind]);
  return (
    <>
      <SectionHead level={3} title={label} {...(part.traits.length === 0 && { note: words.open })} />
      <ChipRow label={label}>
        {view.traits.map((trait) => (
          <FactChip
            key={trait}
            label={words.trait[trait]}
            on={part.traits.includes(trait)}
            onPress={() => onChange({ ...part, traits: turned(part.traits, trait) })}
          />
        ))}
      </ChipRow>
    </>
  );
}

/** What stands on this table, and what each kind is: asked once, before the battle, and kept for it (K-68, K-76, K-77). */
export function Terrain() {
  const { view, act } = useScene();
  const { terrain: words } = useWords('terrain');
  const { terrain } = view.parts;
  const [parts, setParts] = useHalfDone<readonly Part[]>('terrain', terrain?.parts ?? NOTHING, { lasts: true });
  if (terrain === undefined) return null;
  const turn = (kind: Part['kind']) =>
    setParts(
      parts.some((part) => part.kind === kind)
        ? parts.filter((part) => part.kind !== kind)
        : [...parts, { kind, traits: [...terrain.usual(kind)] }],
    );
  const change = (part: Part) => setParts(parts.map((each) => (each.kind === part.kind ? part : each)));
  const isSaid = parts.every(({ traits }) => traits.length > 0);
  return (
    <section className={classNames(styles.section, styles.terrain)} aria-label={words.title}>
      <SectionHead title={words.title} note={terrain.parts === null ? words.notAgreed : words.agreed} />
      <p className={styles.primary}>{words.ask}</p>
      <ChipRow label={words.kinds}>
        {terrain.kinds.map((kind) => (
          <FactChip
            key={kind}
            label={words.kind[kind]}
            on={parts.some((part) => part.kind === kind)}
            onPress={() => turn(kind)}
          />
        ))}
      </ChipRow>
      {parts.map((part) => (
        <Traits key={part.kind} view={terrain} part={part} onChange={change} />
      ))}
      <PlainButton
        label={words.agree}
        tone={isSaid ? 'edge' : 'quiet'}
        onPress={() => isSaid && act({ type: 'agreeTerrain', parts })}
      />
    </section>
  );
}
