import type { BattleChapter } from '../model/chronicle.ts';
import type { CampaignGame } from '../model/game.ts';
import { memberOf, reportIn, scenarioOf } from './inHand.ts';
import { endingOf, objectivesDone } from './objectives.ts';
import { levelsReached } from './reached.ts';

interface Named {
  readonly member: string;
  readonly name: string;
}

const named = ({ state }: CampaignGame, member: string): Named => ({ member, name: memberOf(state, member).name });

/** Who took part: the roster by its names now, then everybody the report knows who is not of it. */
function tookPart(game: CampaignGame): BattleChapter['deployed'] {
  const guests = reportIn(game.state).operatives.filter(({ member }) => member === null);
  return [
    ...scenarioOf(game.state).deployed.map((id) => named(game, id)),
    ...guests.map(({ name }) => ({ member: null, name })),
  ];
}

const slain = ({ state }: CampaignGame): BattleChapter['slain'] =>
  state.members
    .filter(({ fate, left }) => fate === 'slain' && left === scenarioOf(state).number)
    .map(({ id, name, slainBy }) => ({ member: id, name, by: slainBy }));

/** The level that somebody has by the experience of this scenario. */
const levels = (game: CampaignGame): BattleChapter['levels'] =>
  levelsReached(game)
    .filter(({ member, row }) => row.level === member.level)
    .map(({ member: { id, name, level } }) => ({ member: id, name, level }));

/** The report with what casualty rolls have undone of it, and of the scenario's endings only the one that is told. */
const settledReport = (game: CampaignGame): BattleChapter['report'] => {
  const report = reportIn(game.state);
  const done = new Set(objectivesDone(game).map(({ id }) => id));
  const ending = endingOf(report);
  return {
    ...report,
    ...(report.endings !== undefined && { endings: ending === null ? [] : [ending] }),
    objectives: report.objectives.map((told) => ({ ...told, done: done.has(told.id) })),
  };
};

const honours = ({ state }: CampaignGame): BattleChapter['honours'] =>
  state.members.flatMap(({ id, name, honours: all }) =>
    all
      .filter(({ scenario }) => scenario === scenarioOf(state).number)
      .map((honour) => ({ member: id, name, honour: honour.id })),
  );

function found({ state }: CampaignGame): readonly string[] {
  const keys = scenarioOf(state).finds.map(({ stash }) => stash);
  return state.stash.filter(({ key }) => keys.includes(key)).map(({ item }) => item);
}

/** The chapter of the scenario in hand, whole: names are copied in, for people leave. */
export function chapterOf(game: CampaignGame): BattleChapter {
  const { state } = game;
  const { number, battle, title, mission, faction, difficulty, casualties, recoveries, earned } = scenarioOf(state);
  return {
    kind: 'battle',
    day: state.day,
    number,
    battle,
    title,
    mission,
    faction,
    difficulty,
    report: settledReport(game),
    deployed: tookPart(game),
    slain: slain(game),
    retired: casualties.flatMap(({ member, end }) => (end === 'retire' ? [named(game, member)] : [])),
    scars: casualties.flatMap(({ member, scar }) => (scar === null ? [] : [{ ...named(game, member), scar }])),
    healed: recoveries.flatMap(({ member, scar }) => (scar === null ? [] : [{ ...named(game, member), scar }])),
    levels: levels(game),
    honours: honours(game),
    xp: earned.map(({ member, total, given }) => ({ member, xp: given ? total : 0 })),
    found: [...found(game)],
  };
}
