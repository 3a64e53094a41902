import { withCp } from '../sides.ts';
import type { Lasting } from '../../../src/engine/family/killteam/model/lasting.ts';
import type { Operative, Weapon } from '../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { weaponWith } from '../attackContext.ts';
import { lastingStat } from '../lasting.ts';
import { ally, battleWith, settingsWith } from '../battleState.ts';
import type { Arm, Figure, Rule, Setup } from './setup.ts';

/** A full magazine. */
const FULL = 6;

const paramsOf = ({ x, inches, only }: Rule): Record<string, unknown> => ({
  ...(x !== undefined && { x }),
  ...(inches !== undefined && { inches }),
  ...(only !== undefined && { only }),
});

const hitColumn = (hit: Arm['hit']): Weapon['hit'] => {
  if ('set' in hit) return { kind: 'set', value: hit.set };
  return 'shift' in hit ? { kind: 'shift', by: hit.shift } : { kind: 'own' };
};

const weaponOf = (arm: Arm): Weapon => ({
  ...weaponWith(...arm.rules.map((rule) => ({ id: rule.name, params: paramsOf(rule) }))),
  id: arm.id,
  name: arm.id,
  kind: arm.ranged ? 'ranged' : 'melee',
  attacks: arm.attacks,
  hit: hitColumn(arm.hit),
  damage: { normal: arm.normal, critical: arm.critical },
  ammo: arm.shots === null ? null : { counter: arm.id, start: FULL, perShot: 1 },
});

const lastingOf = ({ id, better }: Figure): readonly Lasting[] =>
  (['hit', 'save'] as const).filter((stat) => better[stat] !== 0).map((stat) => lastingStat(id, stat, better[stat]));

const operativeOf = (figure: Figure): Operative =>
  ally(figure.id, {
    side: figure.side,
    apl: 3,
    hit: figure.hit,
    save: figure.save,
    wounds: figure.wounds,
    maxWounds: figure.most,
    order: figure.concealed ? 'conceal' : 'engage',
    height: figure.height,
    onVantage: figure.onVantage,
    inStronghold: figure.inStronghold,
    cannotRetaliate: figure.cannotRetaliate,
    abilities: figure.unpierced ? ['saveIgnoresPiercing'] : [],
    weapons: figure.arms.map(weaponOf),
    limitedUsed: { ...figure.used },
    ammo: Object.fromEntries(
      figure.arms.flatMap(({ id, shots }) => (shots === null ? [] : [[id, { left: shots, max: FULL, jammed: false }]])),
    ),
  });

/** The battle in which the attack is about to be made; its attacker is not yet active. */
export function battleFor({ edition, figures, attacker, engaged, cp }: Setup): BattleState {
  const turn = figures.find(({ id }) => id === attacker)?.side ?? 'retinue';
  return battleWith({
    ruleset: edition,
    turn,
    ...withCp(cp),
    settings: settingsWith({ readings: { retinueAlwaysFirst: false, guardLiteral: false, enemyAmmo: true } }),
    operatives: figures.map(operativeOf),
    lasting: figures.flatMap(lastingOf),
    engagement: engaged.map(([retinue, enemy]) => [retinue, enemy]),
  });
}
