import { useState } from 'react';
import { LiveLine } from '../../ui/LiveLine.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { lookOf } from '../../words/look.ts';
import { refusalSentence } from '../../words/reason.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './TraitsSheet.module.css';
import {
  reasonSaid,
  reminders,
  strategic,
  type Telling,
  type TraitRow,
  type TraitTold,
  usable,
} from './view/traitRows.ts';
import { useKillTeam, useKillTeamPlay } from '../../state/battle/killTeam.ts';

type TraitsSheetProps = {
  /** Whose abilities; null: the strategic ploys of everybody. */
  readonly operative: string | null;
  readonly onClose: () => void;
};

type UsableProps = {
  readonly telling: Telling;
  readonly row: TraitRow;
  readonly onUse: (row: TraitRow, anyway: boolean) => void;
};

function Usable({ telling, row, onUse }: UsableProps) {
  const { words, view } = telling;
  const { reason, name } = row;
  return (
    <li>
      <b>{name}</b>
      <small>{row.facts.join(' · ')}</small>
      {row.text !== '' && <p>{row.text}</p>}
      {reason === null ? (
        <PlainButton label={words.traits.use(name)} onPress={() => onUse(row, false)} />
      ) : (
        <>
          <small className={styles.why}>{reasonSaid(telling, reason)}</small>
          {view.actions.mayOverride(reason) && (
            <PlainButton label={words.traits.anyway(name)} onPress={() => onUse(row, true)} />
          )}
        </>
      )}
    </li>
  );
}

function Reminders({ label, rows }: { readonly label: string; readonly rows: readonly TraitTold[] }) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.part} aria-label={label}>
      <h3>{label}</h3>
      <ul>
        {rows.map(({ id, name, text }) => (
          <li key={id}>
            <b>{name}</b>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is shown for this operative, or of the ploys. */
function contentOf(telling: Telling, id: string | null) {
  const { words, look, view } = telling;
  const { traits } = words;
  if (id === null) return { title: traits.strategic, label: traits.strategicText, rows: strategic(telling), rest: [] };
  const operative = view.table.find(id);
  return {
    title: traits.title(look.name(id)),
    label: traits.usable,
    rows: operative === null ? [] : usable(telling, operative),
    rest: operative === null ? [] : reminders(telling, operative),
  };
}

/** Uses a row; what then is asked is asked below the sheet, which is closed. */
function useUse(telling: Telling, onClose: () => void) {
  const { dispatch } = useKillTeamPlay();
  const { words, look } = telling;
  const [said, say] = useState<string | null>(null);
  const use = ({ operative, id, isNote }: TraitRow, anyway: boolean) => {
    const override = anyway ? { override: { reason: words.battle.doAnywayReason } } : {};
    const refusal = dispatch({ type: 'useTrait', operative, trait: id, ...override });
    say(refusal === null ? null : refusalSentence(words, refusal, look));
    if (refusal === null && !isNote) onClose();
  };
  return { said, use };
}

function Sheet({ telling, operative, onClose }: TraitsSheetProps & { readonly telling: Telling }) {
  const { words } = telling;
  const { title, label, rows, rest } = contentOf(telling, operative);
  const { said, use } = useUse(telling, onClose);
  return (
    <SheetDialog open title={title} closeLabel={words.common.close} onClose={onClose}>
      <div className={styles.sheet}>
        <section className={styles.part} aria-label={label}>
          <h3>{label}</h3>
          {rows.length === 0 && <p>{words.traits.none}</p>}
          <ul>
            {rows.map((row) => (
              <Usable key={`${row.operative} ${row.id}`} telling={telling} row={row} onUse={use} />
            ))}
          </ul>
          {said !== null && <p className={styles.why}>{said}</p>}
          <LiveLine text={said ?? ''} />
        </section>
        <Reminders label={words.traits.always} rows={rest} />
      </div>
    </SheetDialog>
  );
}

/** What an operative can use beyond its card, with cost, uses left and the reason when it cannot; and what to remember. */
export function TraitsSheet(props: TraitsSheetProps) {
  const words = useWords('play');
  const battle = useKillTeam();
  if (battle === null) return null;
  return <Sheet telling={{ words, look: lookOf(words, battle.state), view: battle.view }} {...props} />;
}
