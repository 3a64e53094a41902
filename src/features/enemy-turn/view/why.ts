import type { SceneWith } from '../../../scene/useScene.ts';
import type { EnemyActing } from '../../../engine/view/enemies.ts';
import type { EnemyTurn, WhyLine } from '../../../engine/plugins/npo/state.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { RANKS } from '../../../engine/behaviour/table.ts';
import type { BehaviourRow } from '../../../engine/behaviour/killTeam/table.ts';
import type { WhyRow } from '../../../ui/WhyList.tsx';
import { conditionSaid, criterionSaid, targetFactSaid } from '../../../words/behaviourSentence.ts';
import { enemiesOf } from '../enemiesOf.ts';

const known: Readonly<Record<string, (typeof RANKS)[number]>> = Object.fromEntries(RANKS.map((rank) => [rank, rank]));

/** The criterion that thinned out: "whoever is not in cover". */
function criterionOf({ told }: SceneWith<'behaviour'>, { what, is }: WhyLine): string {
  const rank = known[what];
  return criterionSaid(told, rank === undefined ? { fact: what, is } : { rank });
}

function stoppedSaid({ told }: SceneWith<'behaviour'>, what: string): string {
  const reasons: Readonly<Record<string, string>> = told.stopped;
  return reasons[what] ?? what;
}

type Condition = NonNullable<BehaviourRow['if']>;

const KINDS: Readonly<Record<string, string>> = {
  brawler: 'isBrawler',
  marksman: 'isMarksman',
  caster: 'isCaster',
  beast: 'isBeast',
  heavy: 'isHeavy',
};

/** Of several kinds of enemy that a condition names, the one that this enemy is. */
function settled(condition: Condition, kind: string): Condition {
  if ('all' in condition) return { all: condition.all.map((each) => settled(each, kind)) };
  if (!('any' in condition)) return condition;
  return condition.any.find((each) => 'fact' in each && each.fact === KINDS[kind]) ?? condition;
}

/** That there is nobody to do it to: nobody who is what the row asks for. */
function nobodySaid({ told, words }: SceneWith<'behaviour'>, row: BehaviourRow | undefined): string {
  const asked = (row?.who?.where ?? []).map((fact) => targetFactSaid(told, fact));
  const { nobody, nobodyWho } = told.turn.reasons;
  return asked.length === 0 ? nobody : nobodyWho(words.common.list(asked));
}

function reasonOf(
  scene: SceneWith<'behaviour'> & { readonly kind: string },
  line: WhyLine,
  row: BehaviourRow | undefined,
): string {
  const { told, words, look } = scene;
  const { reasons } = told.turn;
  const names = words.common.list(line.to.map(look.name));
  switch (line.why) {
    case 'done': {
      const taken = names === '' ? reasons.taken : reasons.takenFor(names);
      return row?.if === undefined ? taken : reasons.since(taken, conditionSaid(told, settled(row.if, scene.kind)));
    }
    case 'stopped':
      return stoppedSaid(scene, line.what);
    case 'condition':
      return row?.if === undefined ? told.why.condition : reasons.onlyIf(conditionSaid(told, row.if));
    case 'nobody':
      return nobodySaid(scene, row);
    case 'kept':
      return reasons.kept(names, criterionOf(scene, line));
    case 'tie':
      return line.what === 'lot' ? reasons.lot(names) : reasons.threat(names);
  }
}

/** Why a plan was made. `decided`: the rows that it takes, and how whom they are for was settled; `passed`: the other rows. */
interface WhyTold {
  readonly decided: readonly WhyRow[];
  readonly passed: readonly WhyRow[];
}

const SETTLED: ReadonlySet<WhyLine['why']> = new Set(['kept', 'tie']);

/** Why one that carries a gun does not shoot: the row that would, where what the enemy is forbids it. */
function silentGun(
  rows: readonly BehaviourRow[],
  { weapons }: Operative,
  taken: ReadonlySet<string>,
  trace: readonly WhyLine[],
): readonly WhyLine[] {
  const shoots = new Set(rows.filter((row) => row.do === 'shoot').map(({ id }) => id));
  if (weapons.every(({ kind }) => kind !== 'ranged') || [...taken].some((row) => shoots.has(row))) return [];
  return trace.filter(({ row, why }) => why === 'condition' && shoots.has(row)).slice(-1);
}

/** What decided, most telling first, and every row that was passed over, by its number in the table. The same is said once. */
export function whyTold(
  scene: SceneWith<'behaviour'>,
  { table, enemy }: Pick<EnemyActing, 'table' | 'enemy'>,
  trace: readonly WhyLine[],
): WhyTold {
  const rows = table?.rows ?? [];
  const { told } = scene;
  const kind = enemiesOf(scene.view).behaviour(enemy);
  const said = (line: WhyLine): string => {
    const row = rows.find(({ id }) => id === line.row);
    return told.turn.reasons.row(
      row === undefined ? line.row : told.rowActions[row.do].name,
      reasonOf({ ...scene, kind }, line, row),
    );
  };
  const done = trace.filter(({ why }) => why === 'done');
  const taken = new Set(done.map(({ row }) => row));
  const narrowed = (of: string) => trace.filter(({ row, why }) => row === of && SETTLED.has(why));
  const decided = [...new Set(done.flatMap((line) => [line, ...narrowed(line.row)]).map(said))];
  const silent = silentGun(rows, enemy, taken, trace);
  const others = trace.filter(({ row, why }) => !taken.has(row) && !SETTLED.has(why));
  const passed = others.filter(({ row }, index) => others.findIndex((other) => other.row === row) === index);
  return {
    decided: [
      ...decided.map((text): WhyRow => ({ id: text, lead: { icon: 'check' }, text, weight: 'did' })),
      ...silent.map((line): WhyRow => ({ id: line.row, lead: { icon: 'cross' }, text: said(line), weight: 'faint' })),
    ],
    passed: passed.map((line) => ({
      id: line.row,
      lead: { value: `${rows.findIndex(({ id }) => id === line.row) + 1}` },
      text: said(line),
      weight: 'faint',
    })),
  };
}

const byWords = (scene: SceneWith<'behaviour'>, by: string): string => {
  const { chosenBy } = scene.told.turn;
  const said: Readonly<Record<string, string>> = chosenBy;
  return said[by] ?? by;
};

/** When and why this enemy was chosen, in a few words: the last thing that told it from the others. */
export function chosenSaid(scene: SceneWith<'behaviour'>, why: EnemyTurn['why']): string {
  const { turn } = scene.told;
  const last = why.at(-1)?.by ?? 'only';
  const unaware = scene.state.npo?.alert === true && scene.state.alert === 0;
  const by = last === 'threat' && unaware ? 'calm' : last;
  return by === 'hand' ? turn.chosenByHand : turn.chosenFirst(byWords(scene, by));
}

/** How the enemies that could act were thinned out to this one. */
export const chosenRows = (scene: SceneWith<'behaviour'>, why: EnemyTurn['why']): readonly WhyRow[] =>
  why.map(({ by, left }) => ({
    id: by,
    lead: { icon: 'check' },
    text: scene.told.turn.chosenLine(byWords(scene, by), left.map(scene.look.name)),
    weight: 'did',
  }));
