import styles from './Board.module.css';

/** The hatches of a board: `…heavy` and `…down` behind an id of its own. */
export function Patterns({ id }: { readonly id: string }) {
  return (
    <defs>
      {(['heavy', 'down'] as const).map((kind) => {
        const edge = kind === 'heavy' ? 5 : 7;
        return (
          <pattern
            key={kind}
            id={`${id}${kind}`}
            width={edge}
            height={edge}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path className={styles[`${kind}Hatch`]} d={`M0 ${edge / 2}h${edge}`} />
          </pattern>
        );
      })}
    </defs>
  );
}
