import type { BattleBoard } from '../board/battleBoard.ts';
import type { BoardMove } from '../board/move/boardMove.ts';
import type { Place } from '../board/move/place.ts';
import { hatchesOnWay } from '../family/killteam/flow/decide/midMove.ts';
import type { Order, Side } from '../core/ids.ts';
import type { Request } from '../family/killteam/model/request.ts';
import { reloadable } from '../family/killteam/attack/ammunition.ts';
import { actionOffers } from '../family/killteam/flow/actions/actions.ts';
import { boardMove } from '../family/killteam/flow/boardMove.ts';
import { givesOrders, keepsOrder, orderTaken } from '../family/killteam/flow/turns.ts';
import { pendingIn } from '../family/killteam/flow/decideIn.ts';
import type { ShotFacts } from '../family/killteam/model/facts.ts';
import type { Operative, Weapon } from '../family/killteam/model/operative.ts';
import { type ActionOffer, isPrecondition, type Rejection } from '../family/killteam/model/rejection.ts';
import type { BattleState } from '../family/killteam/model/state.ts';
import { moveReach } from '../family/killteam/stats/moveReach.ts';
import { reanimateNeeds } from '../family/killteam/plugins/reanimate/reanimate.ts';
import { downedFriends, helped } from '../family/killteam/plugins/reanimate/rescue.ts';
import type { Game } from '../family/killteam/rules/game.ts';
import type { MoveId } from '../family/killteam/rules/killTeamRules.ts';
import type { PluginViews } from '../family/killteam/rules/plugin.ts';
import { type ScenarioOffer, scenarioOffers } from '../plugins/scenario/scenarioOffers.ts';
import { type AskedView, askedView } from './asked.ts';
import { type AttackView, attackView } from './attack.ts';
import { type AimView, aimView } from './aim.ts';
import { isEnemysAttack, isFirstDue } from './byItself.ts';
import { dueTick, type Tick } from './dueTick.ts';
import { endsBattle } from './endsBattle.ts';
import type { EnemiesView } from './enemies.ts';
import { type GroupView, groupView } from './group.ts';
import type { MapZone } from '../board/boardMap.ts';
import { boardSeen } from './boardSeen.ts';
import { doorsNear } from '../plugins/board/doors.ts';
import { markerAt } from '../family/killteam/model/boardMarkers.ts';
import { type Figures, figuresOf, type WeaponFigures, weaponFigures } from './figures.ts';
import { type LastingView, lastingView } from './lasting.ts';
import { once, onceFor } from '../core/once.ts';
import { type ScenarioView, scenarioView } from './scenario.ts';
import {
  counteractedBefore,
  isEnemyDue,
  mayActivate,
  mayCounteract,
  type Situation,
  situationOf,
} from './situation.ts';
import { type TableView, tableView } from './table.ts';
import { type TraitsView, traitsView } from './traits.ts';

/** What an operative can do, and with what. */
export interface ActionsView {
  /** Every action with what it costs and, when it cannot be done now, the reason. */
  readonly offers: (operative: Operative) => readonly ActionOffer[];
  /** The actions of the scenario, likewise. */
  readonly scenario: (operative: Operative) => readonly ScenarioOffer[];
  /** True when this action of the scenario, done now, ends the battle at once. */
  readonly endsBattle: (action: string) => boolean;
  /** An action that this stops can be done all the same; else it is no action at all. */
  readonly mayOverride: (rejection: Rejection) => boolean;
  /** True when one tap on this operative activates it. */
  readonly mayActivate: (operative: Operative) => boolean;
  /** The order that one tap on this operative gives. */
  readonly orderOf: (operative: Operative) => Order;
  /** Each keeps the order that it was set up with; `given`: orders are given now. */
  readonly orders: 'chosen' | 'kept' | 'given';
  /** True when one tap on this operative lets it counteract. */
  readonly mayCounteract: (operative: Operative) => boolean;
  /** Done, and yet without a counteraction, for it has had one. */
  readonly counteracted: (operative: Operative) => boolean;
  /** Those who act one after another now; null: nobody acts in a group. */
  readonly group: GroupView | null;
  /** How far this move goes at most, in inches. */
  readonly reach: (operative: Operative, move: MoveId) => number;
  /** The same for the board to measure; `falls`: it falls by choice wherever a way down would cost. */
  readonly onBoard: (operative: Operative, move: MoveId, falls: boolean) => BoardMove;
  /** The hatches that it may operate at the end of this way, in the middle of its move, by the ids of their pieces. */
  readonly hatchesOnWay: (operative: Operative, move: MoveId, path: readonly Place[]) => readonly string[];
  /** Counters of guns that a Reload can do something for. */
  readonly reloadable: (operative: Operative) => readonly string[];
  /** Friends that lie on the board and can still be helped by somebody. */
  readonly downedFriends: (operative: Operative) => readonly Operative[];
  /** Those among them that it can help by this action. */
  readonly helped: (operative: Operative, action: 'reanimate' | 'pickUpOperative') => readonly Operative[];
  /** The lowest face that raises this one. */
  readonly raisedOn: (friend: Operative, helper: Operative) => number;
}

/** Rules and rulings to say now, by their ids. */
export interface GuidesView {
  readonly move: (operative: Operative, move: MoveId) => readonly string[];
  readonly shot: (shot: {
    readonly facts: ShotFacts;
    readonly shooter: Operative;
    readonly target: Operative;
  }) => readonly string[];
  readonly marker: readonly string[];
  /** Rulings by which the open question is asked. */
  readonly asked: readonly string[];
  /** The game has a commentary that can be looked up. */
  readonly commentary: boolean;
}

/** A marker that lies on the board. */
export type MarkerSeen = Pick<MapZone, 'id' | 'name'>;

/** A door on the board: the piece that has it, and whether it stands open. */
export interface DoorSeen {
  readonly id: string;
  readonly name: string;
  readonly open: boolean;
}

/** What screens read of a battle in one state. Each part is worked out when it is first read, once. */
export interface BattleView {
  /** Of which family it is. */
  readonly kind: 'killTeam';
  readonly state: BattleState;
  /** The open question; null: nothing is asked. */
  readonly request: Request | null;
  readonly situation: Situation;
  /** The tables play an enemy next. */
  readonly enemyDue: boolean;
  /** An enemy is due without a tap, and how they play is still to be chosen with it. */
  readonly firstEnemyDue: boolean;
  /** The attack in hand is that of an enemy that plays itself without a stop. */
  readonly enemysAttack: boolean;
  readonly table: TableView;
  /** The figures of an operative as they are now. */
  readonly figures: (operative: Operative) => Figures;
  /** The board, as the book looks at it, with the markers that lie on it; null: there is none. */
  readonly board: BattleBoard | null;
  /** The marker that lies on the board in somebody’s control range; null: none does, or nobody knows. */
  readonly markerAt: (operative: Operative) => MarkerSeen | null;
  /** The doors on the board in somebody’s control range. */
  readonly doorsNear: (operative: Operative) => readonly DoorSeen[];
  readonly weapon: (operative: Operative, weapon: Weapon) => WeaponFigures;
  readonly actions: ActionsView;
  readonly aim: AimView;
  /** The attack in hand, already derived; null: there is none. */
  readonly attack: AttackView | null;
  /** What the open question is; null: nothing is asked. */
  readonly asked: AskedView | null;
  /** The side whose story is told: what becomes of its fallen is rolled for after the battle; null: none. */
  readonly protagonists: Side | null;
  /** What the mission counts as done by now; null: nothing that is not ticked. */
  readonly due: Tick | null;
  /** The side that tables play; null: they play none. */
  readonly enemies: EnemiesView | null;
  readonly traits: TraitsView;
  readonly scenario: ScenarioView;
  readonly lasting: LastingView;
  /** What the app says and does not work out, by the ids of its rules. */
  readonly guides: GuidesView;
  /** What plugins of this system have to show. */
  readonly parts: Partial<PluginViews>;
}

function actionsView(game: Game, situation: () => Situation): ActionsView {
  const { state } = game;
  const group = once(() => groupView(game));
  return {
    get group() {
      return group();
    },
    offers: onceFor((operative) => actionOffers(game, operative)),
    scenario: onceFor((operative) => scenarioOffers(game, operative)),
    endsBattle: (action) => endsBattle(game, action),
    mayOverride: isPrecondition,
    mayActivate: (operative) => mayActivate(game, situation(), operative),
    orderOf: (operative) => orderTaken(game, operative, operative.usualOrder),
    orders: givesOrders(game) ? 'given' : keepsOrder(game) ? 'kept' : 'chosen',
    mayCounteract: (operative) => mayCounteract(situation(), operative),
    counteracted: (operative) => counteractedBefore(game, operative),
    reach: (operative, move) => moveReach(game, operative, move),
    onBoard: (operative, move, falls) => boardMove(game, operative, move, falls),
    hatchesOnWay: (operative, move, path) => hatchesOnWay(game, operative, move, path),
    reloadable: (operative) => reloadable(state, operative),
    downedFriends: (operative) => downedFriends({ game, operative }),
    helped: (operative, action) => helped(game, operative, action),
    raisedOn: (friend, helper) => reanimateNeeds(state, friend, helper),
  };
}

const guidesView = ({ rules: { guides }, state }: Game, request: () => Request | null): GuidesView => ({
  move: (operative, move) => guides.move(state, operative, move),
  shot: (shot) => guides.shot(state, shot),
  marker: guides.marker,
  commentary: guides.commentary,
  get asked() {
    const now = request();
    return now === null ? [] : guides.asked(state, now);
  },
});

/** All that plugins have to show. */
const partsOf = (game: Game): Partial<PluginViews> =>
  Object.fromEntries(Object.entries(game.rules.views).map(([id, view]) => [id, view(game)]));

class KillTeamView implements BattleView {
  readonly kind = 'killTeam';
  readonly state: BattleState;
  readonly table: TableView;
  readonly actions: ActionsView;
  readonly aim: AimView;
  readonly traits: TraitsView;
  readonly scenario: ScenarioView;
  readonly lasting: LastingView;
  readonly guides: GuidesView;
  readonly protagonists: Side | null;
  readonly figures: BattleView['figures'];
  readonly board: BattleBoard | null;
  readonly markerAt: BattleView['markerAt'];
  readonly doorsNear: BattleView['doorsNear'];
  readonly weapon: BattleView['weapon'];
  readonly #request: () => Request | null;
  readonly #situation: () => Situation;
  readonly #attack: () => AttackView | null;
  readonly #asked: () => AskedView | null;
  readonly #due: () => Tick | null;
  readonly #parts: () => Partial<PluginViews>;

  constructor(game: Game) {
    const { state } = game;
    this.state = state;
    this.#request = once(() => pendingIn(game));
    this.#situation = once(() => situationOf(game, this.request));
    this.#attack = once(() => attackView(game, this.request));
    this.#asked = once(() => askedView(game, this.request));
    this.#due = once(() => dueTick(state));
    this.#parts = once(() => partsOf(game));
    this.table = tableView(state);
    this.actions = actionsView(game, this.#situation);
    this.aim = aimView(game, this.table);
    this.traits = traitsView(game);
    this.scenario = scenarioView(state);
    this.lasting = lastingView(state);
    this.guides = guidesView(game, this.#request);
    this.protagonists = game.rules.protagonists;
    this.board = boardSeen(state);
    this.markerAt = ({ id }) => markerAt(game.state, id);
    this.doorsNear = ({ id: operative }) =>
      doorsNear(game.state, operative).map(({ id, name, open = false }) => ({ id, name, open }));
    this.figures = onceFor((operative) => figuresOf(game, operative));
    this.weapon = (operative, weapon) => weaponFigures(game, operative, weapon);
  }

  get request() {
    return this.#request();
  }

  get situation() {
    return this.#situation();
  }

  get enemyDue() {
    return isEnemyDue(this.state, this.situation);
  }

  get firstEnemyDue() {
    return isFirstDue(this.state);
  }

  get enemysAttack() {
    return isEnemysAttack(this.state);
  }

  get attack() {
    return this.#attack();
  }

  get asked() {
    return this.#asked();
  }

  get due() {
    return this.#due();
  }

  get enemies() {
    return this.parts.enemies ?? null;
  }

  get parts() {
    return this.#parts();
  }
}

/** The view of a battle of the family. */
export const battleView = (game: Game): BattleView => new KillTeamView(game);
