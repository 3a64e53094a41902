import { forceSum } from '../../content/buildForces.ts';
import type { ScenarioAction, ScenarioObjective } from '../../engine/plugins/scenario/script.ts';
import { contentName } from '../../words/content.ts';
import { capital } from '../../words/capital.ts';
import { packName } from '../../words/packName.ts';
import { conditionSaid, effectsSaid, hookSaid, namedSaid } from '../../words/scenarioSaid.ts';
import type { Words } from '../../words/words.ts';
import { armsName, unitNames } from '../../words/unitNames.ts';
import type { Printed } from './usePrinted.ts';
import { namesIn, tablesShown } from './view.ts';

/** What the master's sheet is written with. */
interface Telling {
  readonly printed: Printed;
  /** Words of conditions and effects. */
  readonly said: Words<'scenario'>;
}

/** A line of the sheet; `head` stands in bold. */
export interface Line {
  readonly id: string;
  readonly head: string;
  readonly text: string;
}

const sentences = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' ');
const ended = (text: string): string => (text === '' || /[.!?\u2026]$/u.test(text) ? text : `${text}.`);

const headed = ({ words }: Printed, name: string): string => words.common.named(name, '').trim();

/** What is on the board, and what enemies look at there. */
export function placeLines({ printed }: Telling): readonly Line[] {
  const { mission, printing } = printed;
  const { script, plan } = mission;
  const looks = [
    [printing.board, mission.setUp.includes(plan?.board ?? '') ? '' : plan?.board],
    [printing.priorityTarget, script?.priorityTarget?.text],
    [printing.targetLocation, script?.targetLocation],
  ] as const;
  return [
    ...looks.flatMap(([head, text]) => (text === undefined || text === null || text === '' ? [] : [{ head, text }])),
    ...(plan?.environment ?? []).map(({ name, text }) => ({ head: name, text })),
  ].map(({ head, text }) => ({ id: head, head: headed(printed, head), text }));
}

export const markerLines = ({ printed: { mission, printing, words } }: Telling): readonly Line[] =>
  (mission.plan?.markers ?? []).map(({ id, name, count, perAcolyte, where }) => ({
    id,
    head: words.common.named(name, printing.markerCount(count, perAcolyte)),
    text: ended(where),
  }));

type Chosen = Parameters<typeof forceSum>[1];

/** Each choice with the models and the DV that it brings, and its arms. */
function chosenSaid({ pack, printing, words }: Printed, enemies: Chosen): readonly Omit<Line, 'id'>[] {
  const names = unitNames(words, pack);
  return enemies.flatMap((choice) => {
    const name = names.get(choice.card);
    const { models, dv } = forceSum(pack, [choice]);
    const arms = armsName(words, pack, choice.weapons);
    const facts = [words.common.models(models), words.common.dv(dv), ...(arms === '' ? [] : [arms])];
    return name === undefined ? [] : [{ head: printing.several(choice.count, name), text: facts.join(', ') }];
  });
}

/** The faction, and which kind of it. */
function factionSaid({ pack, mission: { plan }, printing, words }: Printed): string {
  const faction = pack.factions.get(plan?.faction ?? '');
  if (faction === undefined) return printing.anyEnemy;
  const name = contentName(words, faction.id, faction.name);
  const kind = faction.variants?.find(({ id }) => id === plan?.variant);
  return kind === undefined ? name : printing.variantOf(name, contentName(words, kind.id, kind.name));
}

/** The decision table by which they play; nothing where the players choose it. */
function playedBy({ pack, mission, printing }: Printed, names: Readonly<Record<string, string>>) {
  const table = pack.behaviours.get(mission.plan?.behaviour ?? '');
  if (table === undefined) return [];
  const name = table.provenance === 'user' ? table.name : (names[table.id] ?? table.name);
  return [{ head: '', text: printing.playedBy(name) }];
}

/** Who waits at the start, who of them has a name, and by which decision table they play. `tables`: what those of the app are called. */
export function enemyLines({ printed }: Telling, tables: Readonly<Record<string, string>>): readonly Line[] {
  const { mission, printing, words } = printed;
  const { enemies = [], dvTimes = 100 } = mission.plan ?? {};
  const rolled = { head: factionSaid(printed), text: printing.rolledTo(dvTimes) };
  const force = enemies.length === 0 ? [rolled] : chosenSaid(printed, enemies);
  const leader = mission.named === null ? [] : [{ head: '', text: printing.leader(packName(words, mission.named)) }];
  return [...force, ...leader, ...playedBy(printed, tables)].map(({ head, text }, index) => ({
    id: `${index}`,
    head: head === '' ? '' : headed(printed, head),
    text: ended(text),
  }));
}

export function waveLines({ printed }: Telling): readonly Line[] {
  const { mission, printing, words } = printed;
  return (mission.script?.waves ?? []).map(({ id, name, where, dv, enemies }) => {
    const who = chosenSaid(printed, enemies).map(({ head, text }) => `${head} (${text})`);
    return {
      id,
      head: words.common.named(name, who.length > 0 ? words.common.list(who) : printing.byDv(dv)),
      text: ended(where),
    };
  });
}

function objectiveSaid(
  { printed, said }: Telling,
  { kind, text, done, failed, reveal, xp }: ScenarioObjective,
): string {
  const { printing } = printed;
  const names = namesIn(printed);
  return sentences([
    ended(text),
    printing.done(done === null ? null : conditionSaid(said, done, names)),
    failed === null ? null : printing.failed(conditionSaid(said, failed, names)),
    kind === 'secret' || reveal !== null
      ? printing.revealed(reveal === null ? null : conditionSaid(said, reveal, names))
      : null,
    xp === null ? null : printing.xp(xp),
  ]);
}

/** What is to be done, and when it is; of a scenario without a script its aim. */
export function objectiveLines(telling: Telling): readonly Line[] {
  const { printed } = telling;
  const { mission, printing } = printed;
  const all = mission.script?.objectives ?? [];
  if (all.length === 0)
    return [{ id: 'primary', head: headed(printed, printing.kinds.primary), text: ended(mission.primary) }];
  return all.map((objective) => ({
    id: objective.id,
    head: headed(printed, printing.kinds[objective.kind]),
    text: objectiveSaid(telling, objective),
  }));
}

/** Counters and ticks, with what they mean and who sees them. */
export function counterLines({ printed }: Telling): readonly Line[] {
  const { mission, printing } = printed;
  const hidden = (id: string) => (mission.script?.hidden.includes(id) === true ? printing.hidden : null);
  return [
    ...mission.counters.map(({ id, name, max, perAcolyte }) => ({
      id,
      head: headed(printed, name),
      text: sentences([printing.counter(max, perAcolyte), hidden(id)]),
    })),
    ...mission.ticks.map(({ id, name, ends }) => ({
      id,
      head: ended(name),
      text: sentences([printing.tick[ends], hidden(id)]),
    })),
  ];
}

function actionSaid({ printed, said }: Telling, action: ScenarioAction): string {
  const { printing } = printed;
  const names = namesIn(printed);
  const { text, times, keyword, engaged, takes, if: condition, table, effects } = action;
  return sentences([
    ended(text),
    times === null ? null : printing.times(times),
    keyword === null ? null : printing.onlyWith(keyword),
    engaged ? printing.engaged : null,
    condition === null ? null : printing.possible(conditionSaid(said, condition, names)),
    effects.length === 0 ? null : printing.does(effectsSaid(said, effects, names)),
    table === null ? null : printing.rolls(namedSaid(said, names, 'table', table)),
    takes === true ? printing.takes : null,
  ]);
}

/** The actions of the scenario: what they cost, when they can be done, what they do. */
export const actionLines = (telling: Telling): readonly Line[] =>
  (telling.printed.mission.script?.actions ?? []).map((action) => ({
    id: action.id,
    head: telling.printed.words.common.named(
      action.name,
      `${telling.printed.words.common.ap(action.ap)}, ${telling.said.oncePer[action.once]}.`,
    ),
    text: actionSaid(telling, action),
  }));

export const hookLines = ({ printed, said }: Telling): readonly Line[] =>
  (printed.mission.script?.hooks ?? []).map((hook) => ({
    id: hook.id,
    head: headed(printed, hook.name),
    text: sentences([hookSaid(said, hook, namesIn(printed)), hook.once ? printed.printing.onceOnly : null]),
  }));

export const endingLines = ({ printed, said }: Telling): readonly Line[] =>
  (printed.mission.script?.endings ?? []).map(({ id, name, if: condition, flags }) => ({
    id,
    head: headed(printed, name),
    text: sentences([
      ended(
        condition === null
          ? printed.printing.otherwise
          : capital(printed.printing.ending(conditionSaid(said, condition, namesIn(printed)))),
      ),
      flags.length === 0
        ? null
        : printed.printing.remembers(
            printed.words.common.list(flags.map((flag) => namesIn(printed)('flag', flag) ?? flag)),
          ),
    ]),
  }));

/** The tables that are rolled on, by name. */
export const tableLines = ({ printed }: Telling): readonly Line[] =>
  tablesShown(printed).map(({ id, title }) => ({ id, head: '', text: contentName(printed.words, id, title) }));
