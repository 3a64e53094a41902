import { diceOf, DIRECTIONS } from '../../engine/dice/freeRoll.ts';
import { useFreeDiceTable } from '../../scene/freeDiceTable.ts';
import type { DieSides } from '../../ui/DieFace.tsx';
import { FacePad } from '../../ui/FacePad.tsx';
import { Arrow, Board } from './drawings.tsx';
import styles from './FreeDice.module.css';
import type { FreeRolling } from './useFreeRoll.ts';

type PadProps = { readonly rolling: FreeRolling; readonly waiting: boolean };

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, nth) => nth + 1);

function Directions({ rolling: { type } }: Pick<PadProps, 'rolling'>) {
  const { freeDice } = useFreeDiceTable().words;
  return (
    <div className={styles.directions} role="group" aria-label={freeDice.directions}>
      {upTo(DIRECTIONS).map((hour) => (
        <button key={hour} type="button" aria-label={freeDice.clock(hour)} onClick={() => type(hour)}>
          <Arrow hour={hour} />
        </button>
      ))}
    </div>
  );
}

function Sixths({ rolling: { type } }: Pick<PadProps, 'rolling'>) {
  const { freeDice } = useFreeDiceTable().words;
  return (
    <div className={styles.sixths} role="group" aria-label={freeDice.type}>
      {freeDice.parts.map((name, at) => (
        <button key={name} type="button" aria-label={freeDice.board(at + 1, name)} onClick={() => type(at + 1)}>
          <Board part={at + 1} />
          <span aria-hidden="true">{at + 1}</span>
        </button>
      ))}
    </div>
  );
}

function Names({ rolling: { roll, type } }: Pick<PadProps, 'rolling'>) {
  const { freeDice } = useFreeDiceTable().words;
  return (
    <div className={styles.names} role="group" aria-label={freeDice.type}>
      {roll.among.map((name, at) => (
        <button key={name} type="button" onClick={() => type(at + 1)}>
          {/* A list of numbers needs no number. */}
          {name !== `${at + 1}` && <small>{at + 1}</small>}
          {name}
        </button>
      ))}
    </div>
  );
}

const SIDES: readonly DieSides[] = [3, 4, 6, 8, 10, 12, 20];

function Faces({ rolling, waiting }: PadProps) {
  const { words } = useFreeDiceTable();
  const { roll, typed, type } = rolling;
  const dice = diceOf(roll);
  const sides = SIDES.find((each) => each === dice[typed.length]) ?? 6;
  return (
    <FacePad label={words.freeDice.type} sides={sides} faceLabel={words.dice.face} waiting={waiting} onFace={type} />
  );
}

/** Which die is typed now. */
function prompt(
  words: {
    readonly typeNth: (nth: number, of: number) => string;
    readonly typeOf: (name: string) => string;
    readonly type: string;
    readonly far: string;
  },
  { roll, typed }: FreeRolling,
): string {
  const { kind, among } = roll;
  if (kind === 'highest') return words.typeOf(among[typed.length] ?? '');
  if (kind === 'scatter' && typed.length > 0) return words.far;
  return kind === '2d6' || kind === 'd66' ? words.typeNth(typed.length + 1, 2) : words.type;
}

function Pad(props: PadProps) {
  const { roll, typed } = props.rolling;
  if (roll.kind === 'sixth') return <Sixths {...props} />;
  if (roll.kind === 'oneOf') return <Names {...props} />;
  return roll.kind === 'scatter' && typed.length === 0 ? <Directions {...props} /> : <Faces {...props} />;
}

/** What lies on the table, to be tapped: the last die rolls. */
export function Typing(props: PadProps) {
  const { freeDice } = useFreeDiceTable().words;
  return (
    <div className={styles.typing}>
      <p className={styles.label} aria-live="polite">
        {prompt(freeDice, props.rolling)}
      </p>
      <Pad {...props} />
    </div>
  );
}
