import type { PickOption, PickRequest } from '../../model/request.ts';
import { askedSide, findOperative, requestId } from '../../model/lookup.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { Weapon } from '../../model/operative.ts';
import type { ReactionTask } from '../../model/task.ts';
import type { Game, TaskModule } from '../../rules/game.ts';
import { following, type TraitInUse, usedEvent } from './following.ts';
import { freeFight, isFight, weaponsAgainst } from './freeFight.ts';
import { inTheWay, shotAgain } from './shots.ts';
import { othersAsked } from './near.ts';
import { isForSeveral, momentOf, offersAt, wayId } from './offers.ts';
import { lyingRow, rolledAgain } from './rolledDie.ts';
import { priceOf } from './traitUse.ts';

const PASS: PickOption = { id: 'pass', code: 'letItPass', params: {}, value: null };

/** What stands if nobody steps in: nothing happens, or the row of the die that lies there. */
function passOf(game: Game, task: ReactionTask): PickOption {
  const row = task.moment === 'onRolled' ? lyingRow(game) : null;
  return row === null
    ? PASS
    : { ...PASS, code: 'row', params: { face: row.face, name: row.name, row: row.id }, value: row.face };
}

/** One way to step in: a trait by whoever uses it; in a fight, with one of its weapons. */
interface Way {
  readonly option: PickOption;
  readonly offer: TraitInUse;
  readonly weapon: Weapon | null;
}

function wayWith(game: Game, task: ReactionTask, offer: TraitInUse, weapon: Weapon | null): Way {
  const { operative, trait, use } = offer;
  const named = weapon !== null && weaponsAgainst(game, momentOf(task, operative)).length > 1;
  const { cp } = priceOf(game.state, operative, trait, use);
  const params = { operative: operative.id, trait: trait.id, name: trait.name, cp };
  const option: PickOption = named
    ? {
        id: `${wayId(task, offer)} ${weapon.id}`,
        code: 'useTraitWith',
        params: { ...params, weapon: weapon.id },
        value: null,
      }
    : { id: wayId(task, offer), code: 'useTrait', params, value: null };
  return { option, offer, weapon };
}

function waysOf(game: Game, task: ReactionTask): readonly Way[] {
  const weapons = ({ operative }: TraitInUse) =>
    isFight(task) ? weaponsAgainst(game, momentOf(task, operative)) : [null];
  return offersAt(game, task).flatMap((offer) => weapons(offer).map((weapon) => wayWith(game, task, offer, weapon)));
}

function ask(game: Game, task: ReactionTask): PickRequest | null {
  const ways = waysOf(game, task);
  const about = findOperative(game.state, task.operative ?? '');
  return ways.length === 0
    ? null
    : {
        kind: 'pick',
        id: requestId(game.state, task.id),
        question: isForSeveral(task) ? 'nearOfThese' : task.moment,
        side: task.moment === 'onNear' ? askedSide(game.state) : (about?.side ?? askedSide(game.state)),
        operative: task.operative,
        options: [...ways.map(({ option }) => option), passOf(game, task)],
        usual: PASS.id,
        random: false,
      };
}

function uses(game: Game, task: ReactionTask, { offer, weapon }: Way): readonly BattleEvent[] {
  const about = task.moment === 'onTarget' ? task.operative : (task.other ?? task.operative);
  return [
    { type: 'taskClosed' },
    usedEvent(game.state, offer, about === null ? [] : [about]),
    ...othersAsked(game, task, offer.operative.id),
    ...(weapon === null ? [] : freeFight(game, momentOf(task, offer.operative), weapon)),
    ...(task.moment === 'onRolled' ? rolledAgain(game) : []),
    ...(task.moment === 'onTarget' ? inTheWay(game, offer.operative) : []),
    ...(task.moment === 'onMiss' ? (shotAgain(game, task) ?? []) : []),
    ...following(game.state, offer, task.operative),
  ];
}

/** Whether somebody uses a trait at a moment; nothing is asked when nobody can, or nothing would come of it. */
export const reactionModule: TaskModule<ReactionTask> = {
  request: ask,
  resolve: (game, task, answer) => {
    const picked = answer?.kind === 'pick' ? answer.option : PASS.id;
    const way = waysOf(game, task).find(({ option }) => option.id === picked);
    return way === undefined ? [{ type: 'taskClosed' }] : uses(game, task, way);
  },
};
