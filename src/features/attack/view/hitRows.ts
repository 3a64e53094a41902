import type { Operative, Weapon } from '../../../engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../engine/family/killteam/model/state.ts';
import type { WeaponHit } from '../../../engine/family/killteam/stats/stats.ts';
import { signed, target } from '../../../words/format.ts';
import { sourceName } from '../../../words/ruleName.ts';
import type { Words } from '../../../words/words.ts';
import { figure, type ReasonRow } from './whyRule.ts';

/** One use of a weapon, with its Hit. */
interface Use {
  readonly operative: Operative;
  readonly weapon: Weapon;
  readonly assists: number;
  readonly hitFrom: WeaponHit;
}

const effectRows = (
  words: Words<'battle'>,
  { effects }: Operative,
  tables: BattleState['tables'],
): readonly ReasonRow[] =>
  effects
    .filter(({ stat }) => stat === 'hit')
    .map((effect) => {
      const what = words.effects.label(effect.stat, effect.by);
      return figure(effect.id, signed(effect.by), words.whyRows.effect(what, sourceName(words, tables, effect.source)));
    });

/** Where the Hit of this use comes from, and what changed it. */
export function hitRows(words: Words<'battle'>, use: Use, tables: BattleState['tables']): readonly ReasonRow[] {
  const { whyRows } = words;
  const { base, changes } = use.hitFrom;
  const from = use.weapon.hit.kind === 'set' ? whyRows.weaponHit(base) : whyRows.ownHit(base);
  const changed = changes.flatMap(({ why, by }): readonly ReasonRow[] => {
    const pips = signed(-by);
    switch (why) {
      case 'weapon':
        return [figure(why, pips, whyRows.shiftHit(-by))];
      case 'injured':
        return [figure(why, pips, whyRows.injured(by))];
      case 'pointBlank':
        return [figure(why, pips, whyRows.pointBlank)];
      case 'assists':
        return [figure(why, pips, whyRows.assists(use.assists))];
      case 'aura':
        return [figure(why, pips, whyRows.aura(-by))];
      case 'foe':
        return [figure(why, pips, whyRows.foe)];
      case 'effects':
        return effectRows(words, use.operative, tables);
    }
  });
  return [figure('base', target(base), from), ...changed];
}
