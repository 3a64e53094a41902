import { describe, expect, it } from 'vitest';
import { attackContext } from '../../../../../src/engine/family/killteam/attack/attackContext.ts';
import { costNow } from '../../../../../src/engine/family/killteam/flow/actions/actions.ts';
import { weaponById } from '../../../../../src/engine/family/killteam/model/lookup.ts';
import { weaponHit } from '../../../../../src/engine/family/killteam/stats/stats.ts';
import { gameOf } from '../../../../../src/engine/systems/killTeams.ts';
import { act, activate, END, type Play, ticked } from '../../../../support/decide.ts';
import { countedRifle, shots } from '../../../../support/duel.ts';
import { battleKnowing, firefight, foeActs, plannedWith, ployOf, usesPloy } from '../../../../support/ploys.ts';
import { campaignPack } from '../../../../support/rowPlay.ts';
import { cpOf } from '../../../../support/sides.ts';

/** Everybody has acted; nobody counteracts. */
function turningPointOver(at: Play): Play {
  let now = at;
  while (now.midway.phase === 'firefight') {
    const ready = now.midway.operatives.find(
      ({ readiness, side }) => readiness === 'ready' && side === now.midway.turn,
    );
    if (ready === undefined) now = now.does({ type: 'passCounteract' });
    else {
      const begun = now.does(activate(ready.id, 'conceal'));
      now = begun.pending === null ? begun.does(END) : begun.answers(ticked()).does(END);
    }
  }
  return now;
}

const ops = ({ midway }: Play) => midway.lasting.map(({ change }) => change.op);
const price = (at: Play, who: string, action: 'dash' | 'reload') =>
  costNow(gameOf(at.midway), at.operative(who), action).ap;

describe('Word of the Master', () => {
  const planned = firefight(plannedWith('word-of-the-master'));

  it('should ask of a friend whether it begins within 6 inches of the Acolyte, and let its first Dash cost nothing', () => {
    const asked = planned.does(activate('pim'));
    expect(asked.question).toMatchObject({
      kind: 'tick',
      question: 'inside',
      inches: 6,
      around: 'vex',
      candidates: ['pim'],
    });
    const near = asked.answers(ticked('pim'));
    expect(price(near, 'pim', 'dash')).toBe(0);
    const dashed = near.does(act('dash'));
    expect(dashed.state.activation?.spent).toBe(0);
    expect(ops(dashed)).toEqual(['moment']);
    expect(price(asked.answers(ticked()), 'pim', 'dash')).toBe(1);
  });

  it('should not ask of the Acolyte itself, nor of enemies', () => {
    const own = planned.does(activate('vex'));
    expect(own.pending).toBeNull();
    expect(price(own, 'vex', 'dash')).toBe(0);
    const enemy = own.does(END).does(activate('cultist'));
    expect(enemy.pending).toBeNull();
    expect(price(enemy, 'cultist', 'dash')).toBe(1);
  });

  it('should end with the activation where it was not used, and with the turning point', () => {
    expect(ops(planned.does(activate('vex')).does(END))).toEqual(['moment']);
    expect(ops(turningPointOver(planned))).toEqual([]);
  });

  it('should ask nobody any more when the Acolyte is down', () => {
    const down = planned.does({
      type: 'correct',
      correction: { what: 'wounds', operative: 'vex', to: 0, credit: null },
    });
    expect(down.operative('vex').down).toBe(true);
    const begun = down.does(activate('pim'));
    expect(begun.pending).toBeNull();
    expect(price(begun, 'pim', 'dash')).toBe(1);
  });
});

describe('Covering Plan', () => {
  it('should make point-blank shots of the retinue no harder, until the turning point is over', () => {
    const hit = (at: Play, who: string) => {
      const operative = at.operative(who);
      const weapon = weaponById(operative, 'rifle');
      return weaponHit(gameOf(at.midway), { operative, weapon }, { pointBlank: true, assists: 0 }).hit;
    };
    const planned = plannedWith('covering-plan');
    expect([hit(planned, 'vex'), hit(planned, 'pim'), hit(planned, 'cultist')]).toEqual([4, 4, 5]);
    expect(hit(turningPointOver(firefight(planned)), 'pim')).toBe(5);
  });
});

describe('Quiet Advance', () => {
  it('should last for the retinue on Conceal until the turning point is over', () => {
    const planned = plannedWith('quiet-advance');
    expect(planned.state.lasting).toMatchObject([
      {
        on: { kind: 'side', side: 'retinue' },
        change: { op: 'unnoticed', order: 'conceal' },
        source: { kind: 'ploy' },
      },
    ]);
    expect(ops(turningPointOver(firefight(planned)))).toEqual([]);
  });
});

describe('Steady Hands', () => {
  const empty = { weapons: [countedRifle()], ammo: shots(0) };
  const reload = act('reload', { weapon: 'rifle' });
  const planned = firefight(plannedWith('steady-hands', { me: empty, friend: { ...empty, ammo: shots(0) } }));

  it('should let the first Reload of each cost nothing, and no second one', () => {
    const first = planned.does(activate('vex')).does(reload);
    expect(first.state.activation?.spent).toBe(0);
    expect(price(first, 'vex', 'reload')).toBe(1);
    expect(price(first, 'pim', 'reload')).toBe(0);
  });

  it('should be over with the turning point', () => {
    expect(price(turningPointOver(planned), 'pim', 'reload')).toBe(1);
  });

  it('should leave nothing behind where it is lifted after it was used', () => {
    const used = planned.does(activate('vex')).does(reload);
    const [lasting] = used.state.lasting;
    const lift = { type: 'correct', correction: { what: 'lift', lasting: lasting?.id ?? '' } } as const;
    const lifted = used.does(lift);
    expect(price(lifted, 'pim', 'reload')).toBe(1);
    expect(lifted.refuses(lift).code).toBe('unknownLasting');
  });
});

describe('Purge Order', () => {
  it('should make weapons of the retinue Balanced against the enemy that is chosen, until the turning point is over', () => {
    const rules = (at: Play, attacker: string, target: string) => {
      const by = at.operative(attacker);
      const context = attackContext(at.midway, {
        attacker: by,
        weapon: weaponById(by, 'rifle'),
        target: at.operative(target),
        via: 'action',
      });
      return context.weapon.rules.map(({ id }) => id);
    };
    const asked = plannedWith('purge-order');
    expect(asked.options).toEqual(['cultist', 'thug']);
    const chosen = asked.answers('thug');
    expect([rules(chosen, 'vex', 'thug'), rules(chosen, 'pim', 'thug')]).toEqual([['balanced'], ['balanced']]);
    expect([rules(chosen, 'vex', 'cultist'), rules(chosen, 'thug', 'vex')]).toEqual([[], []]);
    expect(rules(turningPointOver(firefight(chosen)), 'vex', 'thug')).toEqual([]);
  });
});

describe('a strategic ploy', () => {
  it('should last for the enemy activations too and be told with its source', () => {
    const planned = firefight(plannedWith('covering-plan', { turn: 'enemy' }));
    expect(foeActs(planned).told('lastingBegan')).toMatchObject([
      { lasting: { source: { kind: 'ploy', id: 'covering-plan' }, by: 'vex', until: 'turningPoint' } },
    ]);
  });
});

describe('Learned', () => {
  it('should give back the CP of one ploy in a battle', () => {
    const learned = campaignPack.honours.find(({ id }) => id === 'learned')?.trait;
    if (learned === undefined) throw new Error('no such honour');
    const at = battleKnowing([], { phase: 'strategy', me: { traits: [ployOf('covering-plan'), learned] } });
    const paid = at.does(usesPloy('covering-plan'));
    expect(cpOf(paid.state)).toBe(2);
    const back = firefight(paid).does(activate('vex')).does(usesPloy('learned'));
    expect(cpOf(back.state)).toBe(3);
    expect(back.refuses(usesPloy('learned')).code).toBe('traitUsedUp');
  });
});

describe('a strategic ploy in dead vox', () => {
  it('should cost one more for whoever uses it', () => {
    const vox = {
      id: 'vox',
      source: { kind: 'environment', id: 'vox-dead', name: 'Vox-dead' },
      on: { kind: 'side', side: 'retinue' },
      change: { op: 'ployPrice', by: 1, kind: 'strategic' },
      until: 'battle',
    } as const;
    expect(cpOf(plannedWith('covering-plan', { lasting: [vox] }).state)).toBe(1);
  });
});
