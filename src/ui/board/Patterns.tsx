import styles from './Board.module.css';

/** How far apart the lines of each hatch are in px, and how they lean: those of the two sides against each other. */
const HATCHES = [
  ['heavy', 5, 45],
  ['down', 7, 45],
  ['retinue', 9, 45],
  ['enemy', 9, -45],
] as const;

/** The hatches of a board, each by its name behind an id of its own: what is heavy, who is down, where a side sets up. */
export function Patterns({ id }: { readonly id: string }) {
  return (
    <defs>
      {HATCHES.map(([kind, edge, lean]) => (
        <pattern
          key={kind}
          id={`${id}${kind}`}
          width={edge}
          height={edge}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${lean})`}
        >
          <path className={styles[`${kind}Hatch`]} d={`M0 ${edge / 2}h${edge}`} />
        </pattern>
      ))}
    </defs>
  );
}
