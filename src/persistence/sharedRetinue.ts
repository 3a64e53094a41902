import * as z from 'zod/mini';
import { type CampaignState, campaignState } from '../engine/campaign/model/state.ts';
import { newCampaign } from '../engine/campaign/newCampaign.ts';
import { compact, expand } from './compactRetinue.ts';
import { type LoadResult, type SaveProblem, type SavedShape, load, openEnvelope } from './envelope.ts';
import { type Migration, versionOf, wrap } from './heading.ts';

/** Names the file of a shared retinue. */
export const SHARED_RETINUE = 'sharedRetinue';

const { ruleset, name, difficulty, players, members, stash, owed, bases, dataslate, scenarios, made } =
  campaignState.shape;

const MEMBERS_MOST = 60;
const PLAYERS_MOST = 8;

/** Who serves, with all they have, and the stash: a campaign without its log, its battles and its pictures. */
const sharedData = z.strictObject({
  name: name.check(z.maxLength(200)),
  difficulty,
  players: players.check(z.minLength(1), z.maxLength(PLAYERS_MOST)),
  members: members.check(z.maxLength(MEMBERS_MOST)),
  stash,
  owed,
  /** Counters of the campaign it comes from: what an operative has counts scenarios, and new ids go on from `made`. */
  scenarios,
  made,
  /** Of a roster that is a dataslate: its system, its strategic assets, and what it has beside its operatives; left out by others. */
  ruleset: z.optional(ruleset),
  bases: z.optional(bases),
  dataslate,
});
export type SharedRetinue = z.infer<typeof sharedData>;

const neverWritten: Migration = () => {
  throw new Error('no version 0 was ever written');
};

/** Since version 2 a dataslate of Kill Team 2021 may be shared. What version 1 says is said alike in it. */
const knowDataslates: Migration = (shared) => shared;

/** How a shared retinue is written. */
export const retinueShape: SavedShape<SharedRetinue> = {
  format: SHARED_RETINUE,
  schema: sharedData,
  migrations: [neverWritten, knowDataslates],
};

/** What of a campaign is shared. Whoever left is not; pictures stay on their device. */
export function retinueOf(state: CampaignState): SharedRetinue {
  const serving = state.members.filter(({ fate }) => fate === 'serving');
  const known = new Set(serving.map(({ id }) => id));
  return {
    name: state.name,
    difficulty: state.difficulty,
    players: state.players,
    members: serving.map((member) => ({ ...member, picture: null })),
    stash: state.stash
      .filter(({ lost }) => !lost)
      .map((thing) => ({ ...thing, foundBy: known.has(thing.foundBy ?? '') ? thing.foundBy : null })),
    owed: state.owed.filter(({ member }) => known.has(member)),
    scenarios: state.scenarios,
    made: state.made,
    ...(state.dataslate !== undefined && {
      ruleset: state.ruleset,
      bases: state.bases,
      dataslate: state.dataslate,
    }),
  };
}

/** A campaign of this system that begins with a shared retinue; what is in it keeps its ids. */
export function campaignOf(shared: SharedRetinue, seed: string, system: string): CampaignState {
  const { ruleset: own = system, bases: assets = [], ...rest } = shared;
  return { ...newCampaign({ ...shared, seed }, own), ...rest, ruleset: own, bases: assets };
}

/** The text of the file. */
export const retinueText = (shared: SharedRetinue, savedAt: string): string =>
  wrap(retinueShape, { savedAt, revision: 0 }, shared);

const insist = (holds: boolean, message: string): readonly SaveProblem[] => (holds ? [] : [{ path: 'data', message }]);

const allOther = (list: readonly string[]): boolean => new Set(list).size === list.length;

/** What the schema cannot see: ids are there once, and whoever is named is there. */
function linksOf({ players: who, members: all, stash: things, owed: due }: SharedRetinue) {
  const known = new Set(all.map(({ id }) => id));
  const played = new Set(who.map(({ id }) => id));
  return [
    ...insist(allOther(all.map(({ id }) => id)), 'two operatives have one id'),
    ...insist(allOther(who.map(({ id }) => id)), 'two players have one id'),
    ...insist(allOther(things.map(({ key }) => key)), 'two found things have one key'),
    ...insist(
      all.every(({ player }) => played.has(player)),
      'an operative belongs to nobody',
    ),
    ...insist(
      due.every(({ member }) => known.has(member)),
      'something is owed to nobody',
    ),
    ...insist(
      all.every(({ fate, picture }) => fate === 'serving' && picture === null),
      'somebody does not serve',
    ),
  ];
}

function linked(found: LoadResult<SharedRetinue>): LoadResult<SharedRetinue> {
  if (found.kind !== 'loaded') return found;
  const problems = linksOf(found.value);
  return problems.length === 0 ? found : { kind: 'unreadable', raw: found.raw, problems };
}

/** Reads the file of a shared retinue. Never throws. */
export const readRetinue = (text: string): LoadResult<SharedRetinue> => linked(load(text, retinueShape));

// In a code every character counts: version and contents, without the envelope.
const coded = z.tuple([z.int()], z.unknown());

/** What a code says, to be encoded. */
export const retinueCode = (shared: SharedRetinue): unknown => [versionOf(retinueShape), compact(shared)];

/** Reads what a code said. Never throws. */
export function openRetinueCode(value: unknown): LoadResult<SharedRetinue> {
  const found = coded.safeParse(value);
  if (!found.success) return { kind: 'unreadable', raw: '', problems: [{ path: '', message: 'not a retinue' }] };
  const [version, data] = found.data;
  if (version > versionOf(retinueShape)) return { kind: 'newer', raw: '', version };
  return linked(
    openEnvelope({ format: SHARED_RETINUE, version, savedAt: '', revision: 0, data: expand(data) }, '', retinueShape),
  );
}
