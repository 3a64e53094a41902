import type { Operative, Weapon } from '../../../engine/family/killteam/model/operative.ts';
import type { WeaponHit } from '../../../engine/family/killteam/stats/stats.ts';
import { signed, target } from '../../../words/format.ts';
import { changeSaid, sourceSaid } from '../../../words/lastingSaid.ts';
import type { Look } from '../../../words/look.ts';
import type { Words } from '../../../words/words.ts';
import { figure, type ReasonRow } from './whyRule.ts';

/** One use of a weapon, with its Hit. */
interface Use {
  readonly operative: Operative;
  readonly weapon: Weapon;
  readonly assists: number;
  readonly hitFrom: WeaponHit;
}

/** Where the Hit of this use comes from, and what changed it. */
export function hitRows(words: Words<'play'>, use: Use, look: Look): readonly ReasonRow[] {
  const { whyRows } = words;
  const { base, changes } = use.hitFrom;
  const from = use.weapon.hit.kind === 'set' ? whyRows.weaponHit(base) : whyRows.ownHit(base);
  const changed = changes.flatMap((each): readonly ReasonRow[] => {
    const { why, by } = each;
    const pips = signed(-by);
    switch (why) {
      case 'weapon':
        return [figure(why, pips, whyRows.shiftHit(-by))];
      case 'injured':
        return [figure(why, pips, whyRows.injured(by))];
      case 'pointBlank':
        return [figure(why, pips, whyRows.pointBlank)];
      case 'outOfTurn':
        return [figure(why, pips, whyRows.outOfTurn)];
      case 'assists':
        return [figure(why, pips, whyRows.assists(use.assists))];
      case 'aura':
        return [figure(why, pips, whyRows.aura(-by))];
      case 'foe':
        return [figure(why, pips, whyRows.foe)];
      case 'lasting':
        return [
          figure(
            each.lasting.id,
            pips,
            whyRows.effect(changeSaid(words, each.lasting, look), sourceSaid(words, each.lasting.source, look)),
          ),
        ];
    }
  });
  return [figure('base', target(base), from), ...changed];
}
