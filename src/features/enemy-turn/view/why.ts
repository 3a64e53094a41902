import type { EnemyTurn, WhyLine } from '../../../engine/battle/npo/state.ts';
import { type BehaviourTable, behaviourTable, RANKS, type Row } from '../../../engine/behaviour/table.ts';
import type { IconName } from '../../../ui/icons/Icon.tsx';
import type { WhyRow } from '../../../ui/WhyList.tsx';
import { conditionSaid, criterionSaid } from '../../../words/behaviourSentence.ts';
import type { TurnScene } from './scene.ts';

/** The table that plays this enemy, as it was written; null: it has none that is in order. */
export function writtenTable({ state, enemy }: Pick<TurnScene, 'state' | 'enemy'>): BehaviourTable | null {
  const { npo } = state;
  const parsed = behaviourTable.safeParse(npo?.tables[npo.own[enemy.id] ?? npo.table]);
  return parsed.success ? parsed.data : null;
}

const known: Readonly<Record<string, (typeof RANKS)[number]>> = Object.fromEntries(RANKS.map((rank) => [rank, rank]));

/** The criterion that thinned out: "whoever is not in cover". */
function criterionOf({ told }: TurnScene, { what, is }: WhyLine): string {
  const rank = known[what];
  return criterionSaid(told, rank === undefined ? { fact: what, is } : { rank });
}

function stoppedSaid({ told }: TurnScene, what: string): string {
  const reasons: Readonly<Record<string, string>> = told.stopped;
  return reasons[what] ?? what;
}

function reasonOf(scene: TurnScene, line: WhyLine, row: Row | undefined): string {
  const { told, words, look } = scene;
  const { reasons } = told.turn;
  const names = words.common.list(line.to.map(look.name));
  switch (line.why) {
    case 'done':
      return names === '' ? reasons.taken : reasons.takenFor(names);
    case 'stopped':
      return stoppedSaid(scene, line.what);
    case 'condition':
      return row?.if === undefined ? told.why.condition : reasons.onlyIf(conditionSaid(told, row.if));
    case 'nobody':
      return reasons.nobody;
    case 'kept':
      return reasons.kept(names, criterionOf(scene, line));
    case 'tie':
      return line.what === 'lot' ? reasons.lot(names) : reasons.threat(names);
  }
}

const ICONS: Readonly<Record<WhyLine['why'], IconName>> = {
  done: 'check',
  kept: 'check',
  tie: 'check',
  stopped: 'cross',
  condition: 'cross',
  nobody: 'cross',
};

/** What decided first, then row by row why others were passed over, and how targets were thinned out. The same is said once. */
export function whyRows(scene: TurnScene, trace: readonly WhyLine[]): readonly WhyRow[] {
  const rows = writtenTable(scene)?.rows ?? [];
  const { told } = scene;
  const said = trace.map((line) => {
    const row = rows.find(({ id }) => id === line.row);
    const act = row === undefined ? line.row : told.actions[row.do].name;
    return {
      icon: ICONS[line.why],
      text: told.turn.reasons.row(act, reasonOf(scene, line, row)),
    };
  });
  const firstDone = trace.findIndex(({ why }) => why === 'done');
  const decisive = firstDone === -1 ? [] : said.slice(firstDone, firstDone + 1);
  const lines = [...decisive, ...said];
  const once = lines.filter(({ text }, index) => lines.findIndex((other) => other.text === text) === index);
  return once.map(({ icon, text }) => ({
    id: text,
    lead: { icon },
    text,
    weight: icon === 'check' ? 'did' : 'faint',
  }));
}

const byWords = (scene: TurnScene, by: string): string => {
  const { chosenBy } = scene.told.turn;
  const said: Readonly<Record<string, string>> = chosenBy;
  return said[by] ?? by;
};

/** Why this enemy, in a few words: the last thing that told it from the others. */
export const chosenSaid = (scene: TurnScene, why: EnemyTurn['why']): string => byWords(scene, why.at(-1)?.by ?? 'only');

/** How the enemies that could act were thinned out to this one. */
export const chosenRows = (scene: TurnScene, why: EnemyTurn['why']): readonly WhyRow[] =>
  why.map(({ by, left }) => ({
    id: by,
    lead: { icon: 'check' },
    text: scene.told.turn.chosenLine(byWords(scene, by), left.map(scene.look.name)),
    weight: 'did',
  }));
