type TallyProps = {
  readonly count: number;
  /** Spoken: "11 kills". */
  readonly label: string;
};

const STROKE = 5;
const GROUP = 26;

/** Where the stroke of the n-th kill goes: four upright, the fifth across them. */
function stroke(index: number): string {
  const x = 2 + Math.floor(index / 5) * GROUP;
  return index % 5 === 4 ? `M${x - 3} 16 ${x + 19} 2` : `M${x + (index % 5) * STROKE} 2v14`;
}

/** Kills as tally marks. */
export function Tally({ count, label }: TallyProps) {
  const width = Math.max(1, Math.ceil(count / 5)) * GROUP;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-2 0 ${width + 2} 18`}
      style={{ height: '1.125rem', width: `${(width + 2) / 16}rem`, maxWidth: '100%' }}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
    >
      <path d={Array.from({ length: count }, (_, index) => stroke(index)).join('')} />
    </svg>
  );
}
