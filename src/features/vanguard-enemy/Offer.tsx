import type { FoesView } from '../../engine/plugins/foes/view.ts';
import { sideName } from '../../scene/vanguardLook.ts';
import { ChipRow } from '../../ui/ChipRow.tsx';
import { FactChip } from '../../ui/FactChip.tsx';
import { WhyList } from '../../ui/WhyList.tsx';
import styles from './Foe.module.css';
import { useFoeScene } from './useFoeScene.ts';
import { useSay } from './useSay.ts';
import { chosenRows } from './view/why.ts';

type OfferProps = { readonly foes: FoesView; readonly move: NonNullable<FoesView['move']> };

/** Before it does anything: what it does next and why, and who might do it instead. */
export function Offer({ foes, move }: OfferProps) {
  const scene = useFoeScene();
  const { told, name } = scene;
  const { say } = useSay();
  const who = move.model === null ? sideName(scene, move.side) : name(move.model);
  const rows = chosenRows(scene, move.why);
  return (
    <section className={styles.panel} aria-label={told.title(sideName(scene, move.side))}>
      <p className={styles.said}>{told.title(sideName(scene, move.side))}</p>
      <h2 data-asked="" className={styles.ask}>
        {told.next[move.move](who)}
      </h2>
      <p className={styles.said}>{told.nextDetail[move.move]}</p>
      {rows.length > 0 && <WhyList label={told.why} rows={rows} />}
      {foes.others.length > 0 && (
        <div className={styles.row}>
          <p className={styles.said}>{told.another}</p>
          <ChipRow label={told.another}>
            {foes.others.map((id) => (
              <FactChip
                key={id}
                label={name(id)}
                on={false}
                onPress={() => say({ type: 'foeGoes', side: move.side, model: id })}
              />
            ))}
          </ChipRow>
        </div>
      )}
    </section>
  );
}
