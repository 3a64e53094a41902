import type { Named } from './content.ts';
import { toldMission } from './toldMission.ts';
import type { Words } from './words.ts';

interface SetUpTable {
  readonly board: string;
  readonly markers: readonly {
    readonly id: string;
    readonly name: string;
    readonly count: number;
    readonly where: string;
  }[];
}

/** What a scenario has laid out; sentences of its pack, in the pack's own language. */
interface LaidOut {
  readonly id: string;
  readonly setUp: readonly string[];
  /** Null or left out: the steps say it all. */
  readonly table?: SetUpTable | null | undefined;
}

type Saying = Named & Pick<Words<'play'>, 'deployment'>;

/** What the hands lay out before a battle, in order: the board unless a step says it, the steps, the markers. */
export function setUpLines(words: Saying, { id, setUp, table }: LaidOut): readonly string[] {
  const none: SetUpTable = { board: '', markers: [] };
  const { board, markers, setUp: steps } = toldMission(words, { id, setUp, ...(table ?? none) });
  return [
    ...(board === '' || steps.includes(board) ? [] : [board]),
    ...steps,
    ...markers.map(({ count, name, where }) => words.deployment.marker(count, name, where)),
  ];
}
