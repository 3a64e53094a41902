import { FREE_ROLLS, SCATTER_DICE } from '../../engine/dice/freeRoll.ts';
import type { FreeDiceAsked } from '../../scene/freeDiceDoor.ts';
import { useFreeDiceTable } from '../../scene/freeDiceTable.ts';
import { classNames } from '../../ui/classNames.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useRadioKeys } from '../../ui/useRadioKeys.ts';
import styles from './FreeDice.module.css';
import { ListPart } from './ListPart.tsx';
import { Typing } from './Pads.tsx';
import { Result } from './Result.tsx';
import { type FreeRolling, useFreeRoll } from './useFreeRoll.ts';

type RollingProps = { readonly rolling: FreeRolling };

const LONGEST = 120;
const BROAD: ReadonlySet<string> = new Set(['scatter', 'sixth', 'oneOf', 'highest']);

function Kinds({ rolling: { roll, choose } }: RollingProps) {
  const { freeDice } = useFreeDiceTable().words;
  const { ref, onKeyDown, tabIndex } = useRadioKeys(FREE_ROLLS, roll.kind, choose);
  return (
    <div ref={ref} className={styles.kinds} role="radiogroup" aria-label={freeDice.which} onKeyDown={onKeyDown}>
      {FREE_ROLLS.map((kind) => (
        <button
          key={kind}
          type="button"
          role="radio"
          aria-checked={kind === roll.kind}
          tabIndex={tabIndex(kind)}
          className={classNames(kind === roll.kind && styles.on, BROAD.has(kind) && styles.broad)}
          onClick={() => choose(kind)}
        >
          {freeDice.kinds[kind]}
        </button>
      ))}
    </div>
  );
}

function Far({ rolling: { roll, setFar } }: RollingProps) {
  const { freeDice } = useFreeDiceTable().words;
  return (
    <Segmented
      wide
      label={freeDice.far}
      options={SCATTER_DICE.map((sides) => ({ value: `${sides}`, label: freeDice.farDie(sides) }))}
      value={`${roll.far}`}
      onChange={(value) => setFar(Number(value))}
    />
  );
}

/** What has to be known of a roll before it is made. */
function Wanted({ rolling }: RollingProps) {
  const { freeDice } = useFreeDiceTable().words;
  const { kind } = rolling.roll;
  const hints: Readonly<Record<string, string>> = freeDice.hints;
  return (
    <>
      {hints[kind] !== undefined && <p className={styles.hint}>{hints[kind]}</p>}
      {kind === 'scatter' && <Far rolling={rolling} />}
      {rolling.list !== null && <ListPart rolling={rolling} list={rolling.list} />}
    </>
  );
}

/** Takes the last roll back, as long as nothing has come after it. */
function TakeBack() {
  const { words, takeBack } = useFreeDiceTable();
  return takeBack === null ? null : <PlainButton icon="undo" label={words.common.undo} onPress={takeBack} />;
}

type SheetProps = { readonly asked: FreeDiceAsked | null; readonly onClose: () => void };

/** Dice for whatever the table wants to know: typed or rolled, told in the log, taken back like everything. */
export function FreeDiceSheet({ asked, onClose }: SheetProps) {
  const { words, onTable } = useFreeDiceTable();
  const { freeDice } = words;
  const rolling = useFreeRoll(asked);
  const { ready, why } = rolling;
  return (
    <SheetDialog
      open
      title={freeDice.title}
      closeLabel={words.common.close}
      onClose={onClose}
      actions={
        <>
          <TakeBack />
          <PlainButton
            icon="dice"
            label={ready ? freeDice.roll : freeDice.tooFew}
            tone={onTable || !ready ? 'edge' : 'brass'}
            onPress={() => ready && rolling.byApp()}
          />
        </>
      }
    >
      <div className={styles.sheet}>
        <Result />
        <Kinds rolling={rolling} />
        <Wanted rolling={rolling} />
        {ready && <Typing rolling={rolling} waiting={onTable} />}
        <TextField
          label={freeDice.why}
          hint={freeDice.whyHint}
          value={why}
          maxLength={LONGEST}
          onChange={rolling.setWhy}
        />
      </div>
    </SheetDialog>
  );
}
