import type { BoardMap } from '../../../src/engine/board/boardMap.ts';
import { finder } from '../../../src/engine/board/finding.ts';
import { engagedEnemies, isEngaged } from '../../../src/engine/family/vanguard/attack/engaged.ts';
import { chargeInches, runInches } from '../../../src/engine/core/roundsBook.ts';
import type { BattleModel } from '../../../src/engine/family/vanguard/model/battleModel.ts';
import type { ActCommand } from '../../../src/engine/family/vanguard/model/command.ts';
import type { Moved } from '../../../src/engine/family/vanguard/model/facts.ts';
import { inPlayOf, modelById, otherSide } from '../../../src/engine/family/vanguard/model/lookup.ts';
import type { FoeCommand } from '../../../src/engine/plugins/foes/command.ts';
import type { FoeBattle } from '../../../src/engine/plugins/foes/state.ts';
import { chargeWay, moveOf } from '../../../src/engine/plugins/roundsBoard/going.ts';
import { touchingOn } from '../../../src/engine/plugins/roundsBoard/marks.ts';
import { sightedOn } from '../../../src/engine/plugins/roundsBoard/sighted.ts';
import { foeByItself } from '../../../src/engine/plugins/foes/byItself.ts';
import { pendingOf } from '../../../src/engine/plugins/foes/pending.ts';
import { answerBy, type Lots, nextCommand } from '../vanguardPlayer.ts';
import { nextInFoes } from '../foePlayer.ts';

type Path = NonNullable<Moved['way']>['path'];

const along = (path: Path) => ({ engages: [], left: [], fall: 0, way: { path, stops: {} } });

/** The way of a move to a place by chance. */
function wayBy(lots: Lots, state: FoeBattle, model: BattleModel, inches: number): Path | null {
  const { board } = state;
  if (board === undefined) return null;
  const move = moveOf(state, model.id, inches);
  const ends = finder().reachOn(board, move);
  const way = ends.length === 0 ? null : finder().pathOn(board, move, lots.one(ends).at);
  return way === null ? null : way.points.map(({ x, y, z }) => ({ x, y, z }));
}

function attackBy(lots: Lots, state: FoeBattle, model: BattleModel): ActCommand | null {
  const free = state.activation?.freeAttack ?? null;
  const near = engagedEnemies(state, model.id);
  const melee = free !== null || near.length > 0;
  const enemies = melee
    ? near.filter(({ id }) => free === null || id === free)
    : inPlayOf(state, otherSide(state, model.side).id).filter(({ id }) => !isEngaged(state, id));
  const all = model.attacks
    .filter(({ kind }) => (kind === 'melee') === melee)
    .flatMap((attack) =>
      enemies.flatMap(({ id }) => {
        const seen = sightedOn(state, model.id, id, attack);
        return seen !== null && seen.facts.sight && seen.facts.inRange ? [{ attack, id, facts: seen.facts }] : [];
      }),
    );
  if (all.length === 0) return null;
  const { attack, id, facts } = lots.one(all);
  const targets = [{ model: id, dice: attack.dice, facts }];
  return { type: 'act', action: 'attack', push: false, attack: attack.id, free: free !== null, targets };
}

/** What people's model does on a board: it charges, shoots, strikes or goes somewhere by its way. */
function actBy(lots: Lots, state: FoeBattle, model: BattleModel): FoeCommand | null {
  if (model.down) return { type: 'act', action: 'standUp', push: false };
  if (lots.die(5) > 2 || state.activation?.freeAttack !== null) {
    const attack = attackBy(lots, state, model);
    if (attack !== null) return attack;
  }
  if (lots.die(3) === 1 && !isEngaged(state, model.id)) {
    const target = inPlayOf(state, otherSide(state, model.side).id).find(
      ({ id }) =>
        sightedOn(state, model.id, id, null)?.facts.sight === true &&
        chargeWay(state, model.id, id, chargeInches(model.sp)) !== null,
    );
    const way = target === undefined ? null : chargeWay(state, model.id, target.id, chargeInches(model.sp));
    if (target !== undefined && way !== null)
      return {
        type: 'act',
        action: 'charge',
        push: false,
        target: target.id,
        sight: true,
        moved: along(way.points.map(({ x, y, z }) => ({ x, y, z }))),
      };
  }
  const action = lots.die(3) === 1 ? 'run' : 'walk';
  const path = wayBy(lots, state, model, action === 'run' ? runInches(model.sp) : model.sp);
  return path === null ? null : { type: 'act', action, push: false, moved: along(path) };
}

function flees(lots: Lots, state: FoeBattle, model: BattleModel): FoeCommand {
  const plain = { type: 'fallBack' as const, edge: 20, left: [], fall: 0 };
  const path = wayBy(lots, state, model, model.down ? model.sp : runInches(model.sp));
  return path === null ? plain : { ...plain, path };
}

/** The next command of a battle on a board: people go by lot, tables carry out all that they plan; null: it is over. */
export function nextOfBands(lots: Lots, state: FoeBattle): FoeCommand | null {
  if (state.result !== null) return null;
  const request = pendingOf(state);
  const itself = foeByItself(state, request);
  if (itself?.kind === 'command') return itself.command;
  if (request !== null) {
    const answer =
      request.kind === 'tick'
        ? { kind: 'tick' as const, operatives: request.preset }
        : request.kind === 'look'
          ? { kind: 'look' as const, look: { kind: 'dontKnow' as const } }
          : answerBy(lots, state, request);
    return { type: 'answer', requestId: request.id, answer };
  }
  const { activation, foes } = state;
  if (activation?.kind === 'fallback') return flees(lots, state, modelById(state, activation.model));
  if (foes?.turn?.plan != null && activation !== null)
    return { type: 'carryOut', count: foes.turn.plan.steps.length, moved: null };
  if (activation !== null) return actBy(lots, state, modelById(state, activation.model)) ?? { type: 'endActivation' };
  const next = nextInFoes(lots, state)?.command ?? nextCommand(lots, state);
  return next?.type === 'score' ? { type: 'score', contact: touchingOn(state) } : next;
}

export const takeUp = (map: BoardMap): FoeCommand => ({ type: 'takeUpBoard', map, places: {} });
