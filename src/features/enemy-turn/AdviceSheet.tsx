import { useHalfDone } from '../../scene/useHalfDone.ts';
import { useScene } from '../../scene/useScene.ts';
import { useWords } from '../../words/useWords.ts';
import type { Operative } from '../../engine/family/killteam/model/operative.ts';
import { useChance } from '../../state/base/useApp.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { rowSentence } from '../../words/behaviourSentence.ts';
import { enemiesOf } from './enemiesOf.ts';
import styles from './EnemySettings.module.css';
import { npoOf } from './setUp.ts';

type AdviceProps = { readonly onClose: () => void };

/** A die for what nothing decides; it is not logged. */
function Die() {
  const { setUp } = useWords('behaviour');
  const { rollFace } = useChance();
  const [face, setFace] = useHalfDone<number | null>('adviceDie', null);
  return (
    <>
      <PlainButton icon="dice" label={setUp.die} onPress={() => setFace(rollFace(6))} />
      <p role="status">{face === null ? '' : setUp.dieShows(face)}</p>
    </>
  );
}

/** The rows of its list in plain words, its first choice marked. */
function Rows({ enemy }: { readonly enemy: Operative }) {
  const { told, look, view } = useScene('behaviour');
  const { rows, first } = enemiesOf(view).list(enemy, npoOf(view));
  return (
    <section className={styles.part} aria-label={told.setUp.itsList(look.name(enemy.id))}>
      <SectionHead title={told.setUp.itsList(look.name(enemy.id))} level={3} />
      <ol className={styles.list}>
        {rows.map((row) => (
          <li key={row.id} className={row.id === first ? styles.first : undefined}>
            {rowSentence(told, row)} {row.id === first && <b>{told.setUp.firstChoice}</b>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Help for an enemy played by hand: the principles, who is next, its list, a die. */
export function AdviceSheet({ onClose }: AdviceProps) {
  const { words, told, look, view } = useScene('behaviour');
  const { setUp } = told;
  const { next, ready } = enemiesOf(view);
  const [chosen, choose] = useHalfDone<string | null>('advice', next);
  const enemy = view.table.find(chosen ?? '');
  return (
    <SheetDialog open title={setUp.adviceTitle} closeLabel={words.common.close} onClose={onClose}>
      <div className={styles.settings}>
        <ul className={styles.list}>
          {setUp.principles.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Die />
        {next !== null && <p>{setUp.nextOne(look.name(next))}</p>}
        <ChoiceList
          label={setUp.adviceTitle}
          options={ready.map(({ id }) => ({ id, title: look.name(id) }))}
          value={chosen}
          onChange={choose}
        />
        {enemy !== null && <Rows enemy={enemy} />}
      </div>
    </SheetDialog>
  );
}
