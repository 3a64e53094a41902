import { isDeepStrictEqual } from 'node:util';
import './systems.ts';
import { evolve } from './fold.ts';
import { evolveCampaign } from '../../src/engine/campaign/evolve/evolve.ts';
import type { CampaignState } from '../../src/engine/campaign/model/state.ts';
import { battleLog } from '../../src/persistence/battleFile.ts';
import { listAllBattles } from '../../src/persistence/battleIndex.ts';
import { campaignLog } from '../../src/persistence/campaignFile.ts';
import type { LogKind, LogTypes } from '../../src/persistence/logKind.ts';
import type { Pair } from '../../src/persistence/durableStore.ts';
import type { LoadedLog } from '../../src/persistence/loadSlot.ts';
import { readStored } from '../../src/state/log/openStored.ts';
import type { PlayPorts } from '../../src/state/log/playPorts.ts';
import { MemoryDurable, MemoryStorage } from './savePorts.ts';
import type { KillTeamLog } from '../../src/state/battle/killTeam.ts';

/** All texts of a browser's two stores. */
export interface Dump {
  readonly local: readonly Pair[];
  readonly durable: readonly Pair[];
}

/** The logs of one campaign and its battles: every entry as a text. */
export interface StoredLogs {
  readonly campaign: readonly string[];
  readonly battles: Readonly<Record<string, readonly string[]>>;
  /** The battle of the scenario in hand, and whether it is nowhere; null: no scenario is in hand. */
  readonly inHand: { readonly battle: string; readonly missing: boolean } | null;
  /** What is not as it should be, however the browser was left. */
  readonly problems: readonly string[];
}

type Loaded<T extends LogTypes> = { readonly log: LoadedLog<T> | null; readonly problems: readonly string[] };

/** A log by what the app itself would open, which folds it. A copy that lags behind is caught up when it is opened. */
async function loaded<T extends LogTypes>(ports: PlayPorts<T>, id: string): Promise<Loaded<T>> {
  const { best, aside } = await readStored(ports, id);
  const name = `${ports.kind.format} ${id}`;
  if (best.kind === 'absent') return { log: null, problems: [] };
  if (best.kind !== 'loaded') return { log: null, problems: [`${name} is ${best.kind}`] };
  return { log: best.value, problems: aside.map(({ why }) => `a copy of ${name} is ${why}`) };
}

const textsOf = <T extends LogTypes>(log: LoadedLog<T> | null): readonly string[] =>
  log === null ? [] : log.file.entries.map((entry) => JSON.stringify(entry));

/** What reading needs of a play's ports. */
function portsOf<T extends LogTypes>(kind: LogKind<T>, { local, durable }: Dump): PlayPorts<T> {
  const second = new MemoryDurable();
  for (const [key, text] of durable) second.texts.set(key, text);
  const ports: Pick<PlayPorts<T>, 'kind' | 'storage' | 'durable'> = {
    kind,
    storage: new MemoryStorage(new Map(local)),
    durable: second,
  };
  return ports as PlayPorts<T>;
}

interface Battle {
  readonly id: string;
  readonly log: LoadedLog<KillTeamLog>;
}

/** What of a battle does not agree with its campaign. */
function quarrels(campaign: string, { scenario, chronicle }: CampaignState, { id, log }: Battle): readonly string[] {
  const told = chronicle.some((entry) => entry.kind === 'battle' && entry.battle === id);
  const mine = scenario?.battle === id ? scenario : null;
  const link = log.file.campaign;
  const reported = told || (mine !== null && mine.report !== null);
  return [
    ...(link?.id === campaign ? [] : [`battle ${id} belongs to nobody`]),
    ...(told || mine !== null ? [] : [`battle ${id} is of no scenario`]),
    ...(mine === null || link?.scenario === mine.number ? [] : [`battle ${id} is of another scenario`]),
    ...(reported && log.state.result === null ? [`battle ${id} is reported and not over`] : []),
  ];
}

/** The battles that a browser has, and what cannot be read of them. */
async function battlesIn(ports: PlayPorts<KillTeamLog>) {
  const listed = await listAllBattles(ports.storage, ports.durable);
  const found = await Promise.all(listed.map(async ({ id }) => ({ id, ...(await loaded(ports, id)) })));
  return {
    battles: found.flatMap(({ id, log }): Battle[] => (log === null ? [] : [{ id, log }])),
    problems: found.flatMap(({ problems }) => problems),
  };
}

/** Reads a campaign and all battles of a browser as the app would open them, and compares them with each other. */
export async function readLogs(dump: Dump, id: string): Promise<StoredLogs> {
  const { log, problems } = await loaded(portsOf(campaignLog(evolveCampaign), dump), id);
  if (log === null) return { campaign: [], battles: {}, inHand: null, problems: [...problems, 'no campaign'] };
  const { state } = log;
  const found = await battlesIn(portsOf(battleLog(evolve), dump));
  const there = new Set(found.battles.map((battle) => battle.id));
  const gone = state.chronicle.flatMap((entry) =>
    entry.kind === 'battle' && !there.has(entry.battle) ? [`battle ${entry.battle} is told and gone`] : [],
  );
  const battle = state.scenario?.battle;
  return {
    campaign: textsOf(log),
    battles: Object.fromEntries(found.battles.map((each) => [each.id, textsOf(each.log)])),
    inHand: battle === undefined ? null : { battle, missing: !there.has(battle) },
    problems: [...problems, ...found.problems, ...found.battles.flatMap((each) => quarrels(id, state, each)), ...gone],
  };
}

/** Whether the second store alone holds all that both do: nothing is on its way into it. The first may lag after a kill. */
export async function isInSecond(dump: Dump, id: string): Promise<boolean> {
  const [all, second] = await Promise.all([readLogs(dump, id), readLogs({ ...dump, local: [] }, id)]);
  return isDeepStrictEqual(all, second);
}

/** By how many entries a log has grown; null: not all of what was there is there still. */
function growth(before: readonly string[], after: readonly string[]): number | null {
  return before.every((entry, index) => after[index] === entry) ? after.length - before.length : null;
}

/** What of a log is not there any more, as a person would look for it. */
function lostEntries(name: string, before: readonly string[], after: readonly string[]): readonly string[] {
  const at = before.findIndex((entry, index) => after[index] !== entry);
  return at === -1
    ? []
    : [`${name} from ${at + 1} of ${before.length}, now ${after.length}: ${before[at]?.slice(0, 160)}`];
}

/** What of all logs is not there any more. */
const lostOf = (before: StoredLogs, after: StoredLogs): readonly string[] => [
  ...lostEntries('campaign', before.campaign, after.campaign),
  ...Object.entries(before.battles).flatMap(([id, log]) => lostEntries(`battle ${id}`, log, after.battles[id] ?? [])),
];

const isDeployment = (entry: string | undefined): boolean => entry?.includes('"command":{"type":"deploy"') ?? false;

/** What a tap that was cut off did: 'before': nothing, 'after': one command, else what is wrong. */
export function outcomeOf(before: StoredLogs, after: StoredLogs): string {
  if (after.problems.length > 0) return `TROUBLE ${after.problems.join(', ')}`;
  const grown = growth(before.campaign, after.campaign);
  const born = Object.entries(after.battles).filter(([id]) => before.battles[id] === undefined);
  const sums = Object.entries(before.battles).map(([id, log]) => growth(log, after.battles[id] ?? []));
  const lost = lostOf(before, after);
  if (grown === null || sums.includes(null)) return `LOST ${lost.join(', ')}`;
  const deployed = grown === 1 && isDeployment(after.campaign.at(-1));
  if (born.length > (deployed ? 1 : 0) || born.some(([, log]) => log.length > 1)) return 'a battle out of nowhere';
  if (after.inHand?.missing === true && !deployed) return 'LOST the battle in hand';
  const all = sums.reduce<number>((sum, by) => sum + (by ?? 0), grown);
  if (all === 0) return 'before';
  return all === 1 ? 'after' : `${all} commands of one tap`;
}
