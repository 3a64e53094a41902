import { Suspense } from 'react';
import type { AttackView } from '../../engine/family/vanguard/view/vanguardView.ts';
import { useVanguardScene, type VanguardScene } from '../../scene/useVanguardScene.ts';
import { ChipRow } from '../../ui/ChipRow.tsx';
import { FactChip } from '../../ui/FactChip.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './Facts.module.css';
import { FactsOnBoard } from './factsLater.ts';

type Fact = AttackView['facts'][number];

/** Facts that are a matter of sight: how it is judged is said with them (V-50). */
const SEEN: ReadonlySet<string> = new Set(['sight', 'obscured']);

/** A fact with what it changes: "Obscured, hit −1". */
function factSaid({ words }: VanguardScene, { id, changes, value }: Fact): string {
  const { attack } = words;
  const name = attack.facts[id] ?? id;
  const said = attack.changes[changes]?.(value) ?? null;
  return said === null || value === 0 ? name : attack.fact(name, said);
}

/** The same as chips, or where the board sees them with why they are so. */
function Chips({ attack }: { readonly attack: AttackView }) {
  const scene = useVanguardScene();
  const { onBoard } = scene.view;
  const { attacker, target } = attack;
  const isSeen = attacker !== null && onBoard !== null && onBoard.sighted(attacker, target, null) !== null;
  const chips = (
    <ChipRow label={scene.words.attack.onTable}>
      {attack.facts.map((fact) => (
        <FactChip
          key={fact.id}
          label={factSaid(scene, fact)}
          on={fact.on}
          onPress={() => scene.act({ type: 'setFacts', model: target, facts: { [fact.id]: !fact.on } })}
        />
      ))}
    </ChipRow>
  );
  if (!isSeen || attack.attack?.ranged !== true) return chips;
  return (
    <Suspense fallback={chips}>
      <FactsOnBoard attack={attack} attacker={attacker} onBoard={onBoard} factSaid={(fact) => factSaid(scene, fact)} />
    </Suspense>
  );
}

/** What only the table knows of the target in hand, until its hit roll: a tap changes the rolls. */
export function Facts({ attack }: { readonly attack: AttackView }) {
  const scene = useVanguardScene();
  const { onTable, tapChanges } = scene.words.attack;
  if (attack.facts.length === 0) return null;
  return (
    <section className={styles.facts} data-part="facts" aria-label={onTable}>
      <SectionHead title={onTable} note={tapChanges} />
      <Chips attack={attack} />
      {attack.facts.some(({ id }) => SEEN.has(id)) && <p className={styles.how}>{scene.words.attack.bodies}</p>}
    </section>
  );
}
