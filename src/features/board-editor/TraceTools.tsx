import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import form from '../../ui/Form.module.css';
import { useWords } from '../../words/useWords.ts';
import styles from './BoardEditor.module.css';
import { isWhole, TRACES } from './tracing.ts';
import type { Editing } from './useBoardEditing.ts';

/** Pieces and zones that are traced on the ground: corner by corner, or a box by two of them. */
export function TraceTools({ editing }: { readonly editing: Editing }) {
  const words = useWords('workshop').boardEditor.trace;
  const { tracing, traceFault, begin, back, close, traceMiddle } = editing;
  const hint = tracing === null ? words.hint : words.hints[tracing.trace](tracing.corners.length);
  return (
    <section className={styles.palette} aria-label={words.title}>
      <SectionHead title={words.title} />
      <p className={form.hint} role="status">
        {hint}
      </p>
      {traceFault !== null && <p role="alert">{words.faults[traceFault]}</p>}
      <div className={styles.traits}>
        {TRACES.map((trace) => (
          <button
            key={trace}
            type="button"
            className={styles.trait}
            aria-pressed={tracing?.trace === trace}
            onClick={() => begin(tracing?.trace === trace ? null : trace)}
          >
            {words.kinds[trace]}
          </button>
        ))}
      </div>
      {tracing !== null && (
        <div className={styles.answers}>
          {tracing.trace === 'outline' && isWhole(tracing) && (
            <PlainButton icon="check" label={words.close} onPress={close} />
          )}
          {tracing.corners.length > 0 && <PlainButton icon="undo" label={words.back} onPress={back} />}
          {tracing.trace !== 'outline' && <PlainButton label={words.middle} onPress={traceMiddle} />}
        </div>
      )}
    </section>
  );
}
