import type { FoeActing } from '../../../engine/plugins/foes/view.ts';
import type { FoeWhyLine, Kept } from '../../../engine/plugins/foes/state.ts';
import type { WhyRow } from '../../../ui/WhyList.tsx';
import type { FoeScene } from '../useFoeScene.ts';

type About = Pick<FoeScene, 'told' | 'name' | 'names'>;

/** Why a model, or a move of its side, was chosen, in a few words: the last thing that told it from the others. */
export function becauseSaid({ told }: Pick<About, 'told'>, why: readonly Kept[]): string {
  const by = why.at(-1)?.by ?? null;
  return by === null ? told.only : (told.because[by] ?? by);
}

/** How the models that could act were thinned out to this one. */
export const chosenRows = ({ told, names }: About, why: readonly Kept[]): readonly WhyRow[] =>
  why.map(({ by, left }) => ({
    id: by,
    lead: { icon: 'check' },
    text: left.length === 0 ? (told.because[by] ?? by) : told.left(told.because[by] ?? by, names(left)),
    weight: 'did',
  }));

function criterionSaid({ told }: About, { what, is }: FoeWhyLine): string {
  const said = told.criteria[what] ?? what;
  return is ? said : told.not(said);
}

function reasonOf(about: About, line: FoeWhyLine): string {
  const { told, names } = about;
  const who = names(line.to);
  switch (line.why) {
    case 'done':
      return line.to.length === 0 ? told.taken : told.takenFor(who);
    case 'stopped': {
      const reasons: Readonly<Record<string, string>> = told.stopped;
      return reasons[line.what] ?? line.what;
    }
    case 'condition':
      return told.condition;
    case 'nobody':
      return told.noTarget;
    case 'kept':
      return told.kept(who, criterionSaid(about, line));
    case 'tie':
      return line.what === 'lot' ? told.byLot(who) : told.byThreat(who);
  }
}

/** `decided`: the rows that are taken, and how whom they are for was settled; `passed`: the other rows, each once. */
export interface WhyTold {
  readonly decided: readonly WhyRow[];
  readonly passed: readonly WhyRow[];
}

const SETTLED: ReadonlySet<FoeWhyLine['why']> = new Set(['kept', 'tie']);

/** Why a plan was made: what decided first, then every row that was passed over, by its number in the table. */
export function whyTold(about: About, table: FoeActing['table'], trace: readonly FoeWhyLine[]): WhyTold {
  const { told } = about;
  const rows = table?.rows ?? [];
  const said = (line: FoeWhyLine): string => {
    const action = rows.find(({ id }) => id === line.row)?.action ?? null;
    return told.rowSaid(action === null ? line.row : told.acts[action].name, reasonOf(about, line));
  };
  const done = trace.filter(({ why }) => why === 'done');
  const taken = new Set(done.map(({ row }) => row));
  const settling = (of: string) => trace.filter(({ row, why }) => row === of && SETTLED.has(why));
  const decided = [...new Set(done.flatMap((line) => [...settling(line.row), line]).map(said))];
  const others = trace.filter(({ row, why }) => !taken.has(row) && !SETTLED.has(why));
  const passed = others.filter(({ row }, index) => others.findIndex((other) => other.row === row) === index);
  return {
    decided: decided.map((text) => ({ id: text, lead: { icon: 'check' }, text, weight: 'did' })),
    passed: passed.map((line) => ({
      id: line.row,
      lead: { value: `${rows.findIndex(({ id }) => id === line.row) + 1}` },
      text: said(line),
      weight: 'faint',
    })),
  };
}
