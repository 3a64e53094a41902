import type { PickOption } from '../../model/request.ts';
import type { ShootSequence } from '../../model/task.ts';
import type { ShotInHand, ShootStep } from '../../rules/steps.ts';
import { saveAgainst } from '../../stats/saveAgainst.ts';
import { threatened } from './defenceDice.ts';
import { defenceDice } from './derive.ts';
import { attackNow } from './shotInHand.ts';
import { shotMoved, shotRequestId } from './step.ts';

type SaveBy = NonNullable<ShootSequence['saveBy']>;

interface Ways {
  readonly save: number;
  readonly dice: number;
  readonly invulnerable: number;
  readonly all: number;
}

/** Both ways to save where neither is at least as good as the other: a better Save with fewer dice. */
function ways(inHand: ShotInHand): Ways | null {
  const attack = attackNow(inHand);
  const { game, target, weapon, shot } = inHand;
  const { invulnerable } = target;
  if (attack === null || invulnerable === undefined || !threatened(inHand)) return null;
  const save = saveAgainst(game, target, weapon);
  const ignoresPiercing = target.abilities.includes('saveIgnoresPiercing');
  const { collected, removed } = defenceDice({ ...shot, save, ignoresPiercing }, attack.pool, 'none');
  return save < invulnerable && removed > 0 ? { save, dice: collected, invulnerable, all: collected + removed } : null;
}

const option = (id: SaveBy, { save, dice, invulnerable, all }: Ways): PickOption =>
  id === 'save'
    ? { id, code: 'saveByArmour', params: { save, dice }, value: null }
    : { id, code: 'saveByInvulnerable', params: { invulnerable, dice: all }, value: null };

/** An invulnerable save in place of Save, by the target's choice for each attack (L-45). */
export const saveChoice: ShootStep = {
  request: (inHand) => {
    const { saveBy, defence } = inHand.task.sequence;
    const open = saveBy !== undefined || defence !== null ? null : ways(inHand);
    if (open === null) return null;
    return {
      kind: 'pick',
      id: shotRequestId(inHand, 'saveBy'),
      question: 'saveBy',
      side: inHand.target.side,
      operative: inHand.target.id,
      options: [option('save', open), option('invulnerable', open)],
      usual: open.dice === 0 ? 'invulnerable' : 'save',
      random: false,
    };
  },
  resolve: (_, answer) =>
    answer.kind === 'pick' ? [shotMoved({ saveBy: answer.option === 'invulnerable' ? 'invulnerable' : 'save' })] : [],
};
