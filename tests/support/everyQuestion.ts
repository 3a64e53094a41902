import { loadBundledPack } from '../../src/content/bundledPack.ts';
import { loadBundledCampaign } from '../../src/content/campaign/bundledCampaign.ts';
import { loadBundledKillzones } from '../../src/content/killzones/bundledKillzones.ts';
import { loadKillTeamSides } from '../../src/content/killTeamSides.ts';
import { quickStart } from '../../src/content/quickStart.ts';
import { shippedBehaviours } from '../../src/content/shippedBehaviours.ts';
import { shippedRoundTables } from '../../src/content/shippedRoundTables.ts';
import { evolveCampaign } from '../../src/engine/campaign/evolve/evolve.ts';
import type { CampaignState } from '../../src/engine/campaign/model/state.ts';
import { pendingCampaignRequest } from '../../src/engine/campaign/pending.ts';
import type { Request } from '../../src/engine/family/killteam/model/request.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import type { BattleBase } from '../../src/engine/log/battleBase.ts';
import { foeDecider } from '../../src/engine/plugins/foes/decider.ts';
import { foesFor } from '../../src/engine/plugins/foes/firstChoice.ts';
import { pendingOf } from '../../src/engine/plugins/foes/pending.ts';
import type { FoeBattle } from '../../src/engine/plugins/foes/state.ts';
import { firstChoice } from '../../src/engine/plugins/npo/firstChoice.ts';
import { noNpo } from '../../src/engine/plugins/npo/state.ts';
import { gameOf } from '../../src/engine/systems/killTeams.ts';
import { battleDecider, pendingRequest } from '../../src/engine/systems/battle.ts';
import { byItself } from '../../src/engine/view/byItself.ts';
import { fetchBoards } from '../../src/engine/systems/boards.ts';
import { battleLog } from '../../src/persistence/battleFile.ts';
import { campaignLog } from '../../src/persistence/campaignFile.ts';
import { wrap } from '../../src/persistence/heading.ts';
import { libraryText } from '../../src/persistence/libraryFile.ts';
import { setUpOn } from './board/boardPlayer.ts';
import { nextInFoes } from './foePlayer.ts';
import { evolve } from './fold.ts';
import { againstTables, randomBattle } from './killTeamBattles.ts';
import { nextCommand2021 } from './player2021.ts';
import { playCampaign } from './randomCampaign.ts';
import { nextCommand, playRandomly } from './randomPlayer.ts';
import './systems.ts';
import { blade, bomb, curse, glaive, marksman, mend, model, rifle, setUpBattle } from './vanguardBattle.ts';
import { Lots } from './vanguardPlayer.ts';

const AT = '2026-11-20T10:00:00.000Z';
/** Who is asked, and what: the first state at each is taken. */
type Found<S> = Map<string, S>;

/** A request in one word. */
function wordOf(request: object | null): string | null {
  if (request === null) return null;
  const { kind, question = '', purpose = '', mode = '' } = request as Readonly<Record<string, string>>;
  return [kind, question, purpose, mode].filter((word) => word !== '').join(' ');
}

const momentOf = ({ phase, activation, npo, tasks, result }: BattleState): string =>
  [
    phase,
    ...(activation === null ? [] : ['acting']),
    ...(npo?.turn?.plan ? ['planned'] : []),
    ...(result === null ? [] : ['over']),
    ...(tasks.at(-1) === undefined ? [] : [`in ${tasks.at(-1)?.kind}`]),
  ].join(' ');

const TURNING_POINTS = 2;
const BATTLES = 3;

/** The same where its question awaits the player: what the app answers for an event is asked where people roll for them. */
function awaiting({ settings, ...state }: BattleState, request: Request | null): BattleState {
  const events = byItself({ settings, ...state }, request)?.kind === 'answer' ? 'hand' : settings.automation.events;
  return { ...state, settings: { ...settings, automation: { ...settings.automation, events } } };
}

/** Plays battles by chance and takes the first state at each question and moment. */
function collect(found: Found<BattleBase>, name: string, start: (number: number) => BattleState, next = nextCommand) {
  for (let number = 0; number < BATTLES; number += 1)
    playRandomly(start(number), `${name}-${number}`, {
      turningPoints: TURNING_POINTS,
      next: (state, choose, turningPoints) => {
        const request = pendingRequest(state);
        const key = `${name} ${wordOf(request) ?? momentOf(state)}`;
        if (!found.has(key)) found.set(key, awaiting(state, request));
        return next(state, choose, turningPoints);
      },
    });
}

const seating = (seed: string) => ({
  players: [{ id: 'p1', name: 'Ana', mark: 'A' }],
  dice: { retinue: 'table', enemy: 'table' } as const,
  seed,
});

async function acolyte(found: Found<BattleBase>): Promise<void> {
  const pack = await loadBundledPack();
  const first = quickStart(pack, seating('first'));
  const { tables, choice } = firstChoice(gameOf(first));
  const shown = Object.fromEntries(tables.map((id) => [id, shippedBehaviours().get(id)]));
  const dv = first.operatives.reduce((sum, each) => sum + (each.side === 'enemy' ? each.dv : 0), 0);
  collect(found, 'acolyte', (number) => ({
    ...quickStart(pack, seating(`acolyte-${number}`)),
    npo: { ...noNpo(dv), ...choice, tables: shown },
  }));
  found.set('acolyte by hand', byHand(found.get('acolyte firefight') as BattleState));
}

/** An enemy that people play by hand is to act. */
function byHand({ sides, settings, ...state }: BattleState): BattleState {
  const automation = { ...settings.automation, enemy: 'log' as const };
  return { ...state, sides, turn: sides[1].id, settings: { ...settings, automation } };
}

/** Everybody on a board but one who waits for a place. */
async function onBoard(state: BattleState): Promise<BattleState> {
  const [{ killzones }] = await Promise.all([loadBundledKillzones(), fetchBoards()]);
  const map = killzones.get('ash-yard')?.map;
  if (map === undefined) throw new Error('no such killzone');
  const last = state.operatives.findLast(({ side }) => side === state.sides[0].id)?.id ?? '';
  return [setUpOn(state, map, 'kills'), { type: 'placeOnBoard', operative: last, at: null } as const].reduce(
    (now, command) => {
      const decision = battleDecider.decide(now, command);
      if (!decision.ok) throw new Error(JSON.stringify(decision.rejection));
      return decision.state;
    },
    state,
  );
}

/** Each side has a marker to choose before the battle. */
function withMarkers({ mission, ...state }: BattleState): BattleState {
  if (mission.match === undefined) throw new Error('a mission without a match');
  const choices = [{ id: 'own-light', name: 'Own light', differ: true }];
  return { ...state, mission: { ...mission, match: { ...mission.match, choices } } };
}

async function killTeams(found: Found<BattleBase>): Promise<void> {
  for (const game of ['kt3', 'kt2021', 'kt2021-lite'] as const) {
    const sides = await loadKillTeamSides(game);
    collect(found, `${game} people`, (number) => randomBattle(sides, number), nextCommand2021);
    collect(found, `${game} tables`, (number) => againstTables(sides, number), nextCommand2021);
  }
  found.set('kt2021 people markers', withMarkers(found.get('kt2021 people setUp') as BattleState));
}

const bands = [
  model('a1', { leader: true, cp: 1, wn: 3, invulnerable: [5], attacks: [glaive, rifle] }),
  model('a2', { actions: [mend, curse] }),
  model('a3', { abilities: [marksman], attacks: [bomb, blade] }),
  model('b1', { leader: true, cp: 1, wn: 3, attacks: [rifle, blade] }),
  model('b2', { ar: 3, sp: 6, attacks: [glaive] }),
  model('b3', { attacks: [bomb] }),
];

function againstFoes(seed: string): FoeBattle {
  const battle = setUpBattle(bands, { seed });
  const [people, tables] = battle.sides;
  const sides: FoeBattle['sides'] = [people, { ...tables, hand: 'tables' }];
  const automation = { attack: 'assisted', enemy: 'assisted' } as const;
  const settings = { ...battle.settings, dice: { A: 'table', B: 'table' } as const, automation };
  const state = { ...battle, sides, settings };
  return { ...state, foes: foesFor(state, [...shippedRoundTables().values()]) };
}

const MOST_COMMANDS = 2000;

function warBands(found: Found<BattleBase>, name: string, start: (seed: string) => FoeBattle): void {
  for (let number = 0; number < BATTLES; number += 1) {
    const lots = new Lots(`${name}-${number}`);
    let state = start(`${name}-${number}`);
    for (let said = 0; said < MOST_COMMANDS; said += 1) {
      const moment = `${state.step}${state.activation === null ? '' : ' acting'}`;
      const key = `${name} ${wordOf(pendingOf(state)) ?? moment}`;
      if (!found.has(key)) found.set(key, state);
      const next = nextInFoes(lots, state);
      if (next === null) break;
      const decision = foeDecider.decide(state, next.command);
      if (decision.ok) ({ state } = decision);
    }
  }
}

async function campaigns(): Promise<Found<CampaignState>> {
  const { content } = await loadBundledCampaign();
  const found: Found<CampaignState> = new Map();
  for (const seed of ['one', 'two'])
    playCampaign(seed, {
      content,
      scenarios: 4,
      lawless: false,
      watch: (_, state) => {
        const asked = wordOf(pendingCampaignRequest(content, state));
        const key = [state.scenario?.stage ?? 'home', asked ?? ''].join(' ').trim();
        // Home with a chapter told, and the walk; not the scenario whose battle nobody has.
        if (state.scenario?.stage === 'battle' || (state.scenario === null && state.scenarios < 1)) return;
        if (!found.has(key)) found.set(key, state);
      },
    });
  return found;
}

const plain = (name: string): string => name.replaceAll(/[^\w]+/gu, '-').slice(0, 60);

const metaOf = (name: string, ruleset: { id: string; version: string }) => ({
  id: plain(name),
  title: name,
  createdAt: AT,
  ruleset,
  packs: [],
});

/** What a browser may have open: the ids of its logs, and of some of them the file of a library. */
export interface EveryQuestion {
  readonly battles: readonly string[];
  readonly campaigns: readonly string[];
  readonly textOf: (ids: readonly string[]) => string;
}

const STAMP = { savedAt: AT, revision: 1 };
const NO_ENTRIES = { entries: [], redo: [] };

function battleText(name: string, setup: BattleBase): string {
  const kind = battleLog(evolve as never);
  const head = kind.head(metaOf(name, { id: setup.ruleset, version: '1.0.0' }), setup);
  return wrap(kind.shape, STAMP, { ...head, ...NO_ENTRIES, ...kind.foot(setup) });
}

function campaignText(name: string, setup: CampaignState): string {
  const kind = campaignLog(evolveCampaign);
  const head = kind.head(metaOf(name, { id: 'acolyte', version: '1.0.0' }), setup);
  return wrap(kind.shape, STAMP, { ...head, ...NO_ENTRIES });
}

/** A battle at each question and moment of each system, and a campaign at each of the walk. */
export async function everyQuestion(): Promise<EveryQuestion> {
  const battles = await ofTwoGames();
  await killTeams(battles);
  battles.set('acolyte on board', await onBoard(battles.get('acolyte firefight acting') as BattleState));
  return asLogs(battles, await campaigns());
}

/** A battle at each question and moment of ACOLYTE and Vanguard. */
export async function questionsOfTwoGames(): Promise<EveryQuestion> {
  return asLogs(await ofTwoGames(), new Map());
}

async function ofTwoGames(): Promise<Found<BattleBase>> {
  const battles: Found<BattleBase> = new Map();
  await acolyte(battles);
  warBands(battles, 'vanguard people', (seed) => setUpBattle(bands, { seed }));
  warBands(battles, 'vanguard tables', againstFoes);
  return battles;
}

function asLogs(battles: Found<BattleBase>, states: Found<CampaignState>): EveryQuestion {
  const walks = [...states].map(([name, state]) => [`campaign ${name}`, state] as const);
  return {
    battles: [...battles.keys()].map(plain),
    campaigns: walks.map(([name]) => plain(name)),
    textOf: (ids) => {
      const wanted = new Set(ids);
      const built = libraryText(
        {
          battles: [...battles].filter(([name]) => wanted.has(plain(name))).map((each) => battleText(...each)),
          campaigns: walks.filter(([name]) => wanted.has(plain(name))).map((each) => campaignText(...each)),
          packs: [],
          pictures: new Map(),
          settings: null,
        },
        AT,
      );
      if (built.kind !== 'built') throw new Error(built.kind);
      return built.text;
    },
  };
}
