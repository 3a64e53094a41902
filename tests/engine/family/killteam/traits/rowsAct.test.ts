import { describe, expect, it } from 'vitest';
import type { Member } from '../../../../../src/engine/campaign/model/member.ts';
import type { LastingChange } from '../../../../../src/engine/family/killteam/card/lastingChange.ts';
import { sightOf } from '../../../../../src/engine/family/killteam/attack/targeting.ts';
import type { Lasting } from '../../../../../src/engine/family/killteam/model/lasting.ts';
import { operativeById } from '../../../../../src/engine/family/killteam/model/lookup.ts';
import type { Operative } from '../../../../../src/engine/family/killteam/model/operative.ts';
import { act, activate, again, END, OVERRIDE, type Play, shoot } from '../../../../support/decide.ts';
import { cultist, pim, rifle, rule, shots } from '../../../../support/duel.ts';
import { carried, memberWith, since } from '../../../../support/fieldedMember.ts';
import { acts, battle, close, fieldedFrom, foeActs, foughtBy, shotBy } from '../../../../support/rowPlay.ts';
import { cpOf, withCp } from '../../../../support/sides.ts';

const ID = 'm1';
const having = (set: Partial<Member>): Operative => fieldedFrom(memberWith(set));
const honoured = (id: string): Operative => having({ honours: since(id) });
const equipped = (id: string): Operative => having({ equipment: [carried(id)] });
const raised = (background: string, set: Partial<Member> = {}): Operative => having({ background, ...set });
const use = (trait: string) => ({ type: 'useTrait', operative: ID, trait }) as const;
const CONCEAL: Partial<Operative> = { order: 'conceal' };
const IN_COVER = { type: 'setFacts', facts: { cover: true } } as const;
const OBSCURED = { type: 'setFacts', facts: { obscured: true } } as const;

const shotAt = (me: Operative): Play => foeActs(me, withCp(0)).does({ type: 'shoot', weapon: 'rifle', target: ID });
const hidden = (me: Operative): Play =>
  foeActs({ ...me, ...CONCEAL }, withCp(0))
    .does({ type: 'shoot', weapon: 'rifle', target: ID })
    .does(IN_COVER)
    .answers('shootAnyway');
const inSight = (me: Operative): Operative => ({ ...me, order: 'engage' });
const kept = (at: Play): number => (at.question.kind === 'roll' ? 3 - at.question.count : -1);

describe('Long Eye', () => {
  it('should see the target of one Shoot plainly, and be over after it', () => {
    const aimed = acts(honoured('long-eye'), withCp(0)).does(use('long-eye'));
    expect(aimed.lastsOn(ID)).toMatchObject([{ change: { op: 'ignoreObscured' }, uses: 1, until: 'activation' }]);
    const shot = shotBy(aimed.operative(ID), aimed).does(OBSCURED).answers([6, 1, 1, 1]);
    expect(shot.question).toMatchObject({ kind: 'roll', purpose: 'defence' });
    expect(shot.answers([1, 1, 1], 'c0n0').lastsOn(ID)).toEqual([]);
  });

  it('should be over with the activation without a Shoot', () => {
    expect(acts(honoured('long-eye')).does(use('long-eye')).does(END).lastsOn(ID)).toEqual([]);
  });
});

describe.each([
  ['Auspex', 'auspex', equipped('auspex')],
  ['Strange Senses', 'strange-senses', honoured('strange-senses')],
])('%s', (_, id, me) => {
  it('should take obscured and the cover save from an enemy, for everybody, until the turning point is over', () => {
    const found = acts(me, withCp(0)).does(use(id));
    expect(found.state.activation?.spent).toBe(1);
    expect(found.lastsOn('cultist').map(({ change, until }) => [change.op, until])).toEqual([
      ['obscured', 'turningPoint'],
      ['noCoverSave', 'turningPoint'],
    ]);
    const shot = found
      .does(END)
      .does(activate('cultist'))
      .does(END)
      .does(activate('pim'))
      .does(shoot())
      .does(OBSCURED)
      .does(IN_COVER)
      .answers([6, 1, 1, 1]);
    expect(shot.question).toMatchObject({ purpose: 'defence', count: 3 });
  });
});

describe('Camo cloak', () => {
  it('should keep two cover saves with Conceal, and one with Engage', () => {
    expect(kept(hidden(equipped('camo-cloak')).answers([4, 4, 1, 1]))).toBe(2);
    expect(kept(hidden(having({})).answers([4, 4, 1, 1]))).toBe(1);
    expect(
      kept(
        shotAt(inSight(equipped('camo-cloak')))
          .does(IN_COVER)
          .answers([4, 4, 1, 1]),
      ),
    ).toBe(1);
  });

  it('should ask where rolling them may spare something', () => {
    const brutal = cultist({ weapons: [rifle({}, rule('brutal'))] });
    const me = { ...equipped('camo-cloak'), ...CONCEAL };
    const shot = battle(me, { operatives: [me, brutal], turn: 'enemy', ...withCp(0) })
      .does(activate('cultist'))
      .does({ type: 'shoot', weapon: 'rifle', target: ID })
      .does(IN_COVER)
      .answers('shootAnyway', [4, 4, 1, 1]);
    expect(shot.options).toEqual(['two', 'normal', 'none']);
    expect(kept(shot.answers('none'))).toBe(0);
  });
});

describe('Sniper', () => {
  it('should keep a critical cover save with Conceal, and a normal one with Engage', () => {
    const saved = hidden(raised('sharpshooter')).answers([6, 1, 1, 1], [1, 1]);
    expect(saved.options[0]).toBe('c1n0');
    const seen = shotAt(inSight(raised('sharpshooter')))
      .does(IN_COVER)
      .answers([6, 1, 1, 1]);
    expect(seen.answers('normal', [1, 1]).options).toEqual(['c0n0']);
  });
});

describe('Sixth Sense', () => {
  const fromVantage = (on: boolean) =>
    shotAt(honoured('sixth-sense'))
      .does({ type: 'setFacts', facts: { fromVantage: on } })
      .answers([4, 4, 1, 1], [1, 2, 5]);

  it('should roll one defence die again when shot at from Vantage, or none, and not twice', () => {
    const asked = fromVantage(true);
    expect(asked.question).toMatchObject({ kind: 'reroll', rule: 'sixth-sense', role: 'defender', mode: 'one' });
    expect(asked.advice).toMatchObject({ kind: 'reroll', dice: [0] });
    expect(asked.answers(again(0), [6]).question).toMatchObject({ question: 'saves' });
    expect(asked.answers(again()).question).toMatchObject({ question: 'saves' });
  });

  it('should not be asked on level ground', () => {
    expect(fromVantage(false).question).toMatchObject({ question: 'saves' });
  });
});

describe('Lay-Technician', () => {
  const jammed = pim({ weapons: [rifle({ ammo: { counter: 'rifle', start: 6, perShot: 1 } })], ammo: shots(4, true) });

  it('should clear the jam of a friend for nothing, in its activation or that of the friend, and leave the shots', () => {
    const me = raised('lay-technician');
    const at = battle(me, { operatives: [me, jammed, cultist()] }).does(activate('pim'));
    const cleared = at.does(use('lay-technician'));
    expect(cleared.operative('pim').ammo['rifle']).toMatchObject({ left: 4, jammed: false });
    expect(cleared.state.activation?.spent).toBe(0);
  });
});

describe('Refractor amulet', () => {
  const worn = () => having({ armour: carried('refractor-amulet') });

  it('should offer to ignore one attack die, the worst first, once in a turning point', () => {
    const hit = shotAt(worn()).answers([6, 4, 1, 1], [1, 1, 1], 'c0n0');
    expect(hit.question).toMatchObject({ question: 'shrug', operative: ID, usual: 'critical' });
    expect(hit.options).toEqual(['critical', 'normal', 'none']);
    const { wounds } = worn();
    const spared = hit.answers('critical');
    expect(spared.operative(ID).wounds).toBe(wounds - 3);
    expect(spared.told('shotResolved')).toMatchObject([{ damage: 3 }]);
    expect(spared.operative(ID).used?.['refractor-amulet']).toMatchObject({ turningPoint: 1 });
  });

  it('should be kept for later when declined, and not be asked where nothing gets through', () => {
    const hit = shotAt(worn()).answers([4, 1, 1, 1], [1, 1, 1], 'c0n0');
    const taken = hit.answers('none');
    expect(taken.operative(ID).wounds).toBe(worn().wounds - 3);
    expect(taken.operative(ID).used?.['refractor-amulet']).toBeUndefined();
    expect(shotAt(worn()).answers([4, 1, 1, 1], [6, 1, 1], 'c0n1').pending).toBeNull();
  });

  it('should ignore a strike in a fight', () => {
    const struck = foeActs(worn(), close(worn()))
      .does({ type: 'fight', weapon: 'knife', target: ID })
      .answers([4, 4, 1], [1, 1, 1], 'strikeNormal');
    expect(struck.question).toMatchObject({ question: 'shrug' });
    const after = struck.answers('normal');
    expect(after.operative(ID).wounds).toBe(worn().wounds);
    expect(after.answers('strikeNormal').operative(ID).wounds).toBe(worn().wounds - 3);
  });
});

describe('Scrapper', () => {
  it('should take 2 off one strike of the battle, and nothing off a shot', () => {
    const me = raised('scrapper');
    const struck = foeActs(me, close(me))
      .does({ type: 'fight', weapon: 'knife', target: ID })
      .answers([4, 1, 1], [1, 1, 1], 'strikeNormal', 'normal');
    expect(struck.operative(ID)).toMatchObject({ wounds: me.wounds - 1, used: { scrapper: { battle: 1 } } });
    expect(shotAt(me).answers([4, 1, 1, 1], [1, 1, 1], 'c0n0').pending).toBeNull();
  });
});

describe('Web pistol', () => {
  it('should slow whom it hits, whatever is saved, until the end of its next activation', () => {
    const me = having({ weapons: [carried('web-pistol'), carried('bayonet')] });
    const aimed = acts(me, withCp(0)).does({ type: 'shoot', weapon: 'web-pistol', target: 'cultist' });
    const hit = aimed.answers([4, 1, 1, 1], [5, 5, 5], 'c0n1');
    expect(hit.lastsOn('cultist')).toMatchObject([{ change: { stat: 'apl', by: -1 }, until: 'nextActivation' }]);
    expect(hit.does(END).does(activate('cultist')).does(END).lastsOn('cultist')).toEqual([]);
    expect(aimed.answers([1, 1, 1, 1], 'c0n0').lastsOn('cultist')).toEqual([]);
  });
});

describe('Veil', () => {
  it('should obscure a friend until it activates', () => {
    const me = having({ psyker: true, powers: ['psychic-veil'] });
    const veiled = acts(me, withCp(0)).does(use('psychic-veil')).answers([5], 'pim');
    expect(veiled.lastsOn('pim')).toMatchObject([{ change: { op: 'obscured', is: true }, until: 'activates' }]);
    const shot = veiled.does(END).does(activate('cultist')).does(shoot('pim')).answers([6, 4, 1, 1]);
    expect(shot.told('hitsRetained')).toEqual([]);
    const after = shot.answers([1, 1, 1], 'c0n0');
    expect(after.told('shotResolved')).toMatchObject([{ criticals: 0, normals: 1 }]);
    expect(after.does(END).does(activate('pim')).lastsOn('pim')).toEqual([]);
  });
});

describe('Smoke', () => {
  it('should lie on the table until the end of the next turning point', () => {
    const at = acts(equipped('smoke')).does(use('smoke'));
    expect(at.state.lasting).toMatchObject([
      { change: { op: 'smoke', inches: 1 }, until: 'nextTurningPoint', source: { id: 'smoke' } },
    ]);
  });
});

describe('Combat stimm', () => {
  it('should give 1 APL in this activation and cost a wound at the end of the turning point', () => {
    const me = equipped('combat-stimm');
    const at = battle(me, {
      operatives: [me, cultist({ readiness: 'expended' })],
    })
      .does(activate(ID))
      .does(use('combat-stimm'));
    expect(at.lastsOn(ID)).toMatchObject([{ change: { stat: 'apl', by: 1 }, until: 'activation' }]);
    const over = at.does(END);
    expect(over.operative(ID).wounds).toBe(me.wounds - 1);
    expect(over.state.lasting).toEqual([]);
  });
});

describe('Void-born Runner', () => {
  it('should not be hurt by falls of up to 4 inches', () => {
    const me = raised('void-born-runner', { card: 'acolyte', kind: 'acolyte' });
    const lost = (inches: number, who: Operative) =>
      who.wounds - battle(who).does({ type: 'fall', operative: ID, inches }).operative(ID).wounds;
    const other = having({ card: 'acolyte', kind: 'acolyte' });
    expect([lost(4, me), lost(5, me), lost(4, other)]).toEqual([0, 2, 1]);
  });
});

describe('Gang Enforcer', () => {
  it('should strike first for 2 more after a Charge, once per battle', () => {
    const me = raised('gang-enforcer', { card: 'acolyte', kind: 'acolyte' });
    const fought = (at: Play) =>
      foughtBy(me, at.does(act('charge', { targets: ['cultist'] })))
        .answers([4, 1, 1], [1, 1, 1], 'strikeNormal')
        .operative('cultist').wounds;
    const ready = acts(me, withCp(0));
    expect(fought(ready) - fought(ready.does(use('gang-enforcer')))).toBe(2);
    expect(ready.does(use('gang-enforcer')).refuses(use('gang-enforcer')).code).toBe('traitUsedUp');
  });
});

describe('Line Trooper', () => {
  it('should be Balanced once in a turning point while it has not moved', () => {
    const me = raised('line-trooper');
    const aimed = acts(me, withCp(0)).does(use('line-trooper'));
    expect(shotBy(me, aimed).answers([4, 1, 1, 1]).question.kind).toBe('reroll');
    expect(shotBy(me).answers([4, 1, 1, 1]).question.kind).toBe('roll');
  });
});

describe('Web', () => {
  it('should speak beside Stun without a second loss', () => {
    const me = { ...having({}), weapons: [rifle({ id: 'lasgun' }, rule('web'), rule('stun'))] };
    const hit = shotBy(me, acts(me, withCp(0))).answers([6, 4, 1, 1], [1, 1, 1], 'c0n0');
    expect(hit.lastsOn('cultist')).toHaveLength(1);
  });
});

describe('Last Breath', () => {
  const dying = (set: Partial<Operative> = {}): Play =>
    shotAt({ ...honoured('last-breath'), wounds: 3, ...set }).answers([4, 1, 1, 1], [1, 1, 1], 'c0n0');

  it('should be rolled for before it goes down, which it does on a 3', () => {
    const at = dying();
    expect(at.question).toMatchObject({ purpose: 'lastBreath', operative: ID, success: { hit: 4 } });
    const fallen = at.answers([3]);
    expect(fallen.operative(ID)).toMatchObject({ down: true, wounds: 0, downedBy: 'cultist' });
    expect(fallen.state.interrupt).toBeNull();
  });

  it('should shoot once for nothing on a 4 and go down then, to the credit of the enemy', () => {
    const holds = dying().answers([4]);
    expect(holds.state).toMatchObject({
      interrupt: { operative: ID, enemy: 'cultist' },
      activation: { interrupted: false },
    });
    expect(holds.operative(ID).down).toBe(false);
    const shot = shotBy(holds.operative(ID), holds).answers([6, 1, 1, 1], [1, 1, 1], 'c0n0');
    expect(shot.operative('cultist').wounds).toBeLessThan(8);
    expect(shot.operative(ID)).toMatchObject({ down: true, wounds: 0, downedBy: 'cultist' });
    expect(shot.state).toMatchObject({ interrupt: null, lasting: [] });
    expect(shot.operative('cultist').kills).toBe(1);
  });

  it('should be let be, and go down without it', () => {
    const passed = dying().answers([6]).does({ type: 'passInterrupt' });
    expect(passed.operative(ID)).toMatchObject({ down: true, wounds: 0, downedBy: 'cultist' });
    expect(passed.state).toMatchObject({ interrupt: null, lasting: [] });
  });

  it('should end its own activation when it falls in it', () => {
    const me = { ...honoured('last-breath'), wounds: 3 };
    const fought = acts(me, close(me))
      .does({ type: 'fight', weapon: 'bayonet', target: 'cultist' })
      .answers([1, 1, 1], [4, 4, 4], 'strikeNormal', [5]);
    expect(fought.state.activation?.operative).toBe(ID);
    const over = fought.does({ type: 'passInterrupt' });
    expect(over.state.activation).toBeNull();
    expect(over.operative(ID).down).toBe(true);
  });
});

describe('Pathfinder', () => {
  it('should move once before the firefight, so that nothing said of its place holds any more', () => {
    const me = { ...honoured('pathfinder'), onVantage: true };
    const moved = battle(me, { phase: 'strategy' }).does(use('pathfinder'));
    expect(moved.operative(ID).onVantage).toBe(false);
    expect(moved.told('effectNoted')).toMatchObject([{ op: 'free', params: { action: 'dash', operative: ID } }]);
    expect(moved.refuses(use('pathfinder')).code).toBe('traitUsedUp');
  });
});

describe('Restraints', () => {
  it('should count a captive of the battle', () => {
    const me = equipped('restraints');
    const { mission, counters } = battle(me).midway;
    const followed = {
      mission: { ...mission, counters: [...mission.counters, { id: 'captives', name: 'Captives', max: 20 }] },
      counters: { ...counters, captives: 0 },
    };
    expect(acts(me, followed).does(use('restraints')).state.counters['captives']).toBe(1);
  });
});

describe('Foresight', () => {
  const seen = acts(having({ psyker: true, powers: ['foresight'] }), withCp(0))
    .does(use('foresight'))
    .answers([5]);

  it('should let the next event be chosen of two, once', () => {
    expect(seen.question).toMatchObject({ question: 'foresee', usual: 'event' });
    expect(seen.options).toEqual(['event', 'cp']);
    const twice = seen.answers('event').state;
    expect(twice.lasting).toMatchObject([{ change: { op: 'tableTwice', table: 'event' }, uses: 1, by: ID }]);
    expect(cpOf(twice)).toBe(0);
  });

  it('should be 1 CP instead', () => {
    const { state } = seen.answers('cp');
    expect([state.lasting, cpOf(state)]).toEqual([[], 1]);
  });
});

describe('Alien Calm', () => {
  const source = (id: string) => ({ kind: 'environment' as const, id, name: id });
  const inForce = (id: string, change: LastingChange = { op: 'told' }): Lasting => ({
    id: `${id}.${change.op}`,
    source: source(id),
    on: { kind: 'battle' },
    change,
    until: 'battle',
  });
  const gloom = [inForce('gloom'), inForce('gloom', { op: 'sight', inches: 12 })];
  const seep = inForce('toxic-seep');
  const CALM = use('alien-calm');
  const calm = (...lasting: Lasting[]) => acts(honoured('alien-calm'), { lasting }).does(CALM);
  const sight = ({ midway }: Play, id: string) => sightOf(midway, operativeById(midway, id));

  it('should keep the only environment away from it, for this battle, and from nobody else', () => {
    const at = calm(...gloom);
    expect(at.lastsOn(ID)).toMatchObject([{ change: { op: 'untouched', by: 'gloom' }, until: 'battle' }]);
    expect([sight(at, ID), sight(at, 'pim')]).toEqual([null, 12]);
    expect(at.refuses(CALM).code).toBe('traitUsedUp');
  });

  it('should ask which of several, and keep that away', () => {
    const asked = calm(...gloom, seep);
    expect(asked.question).toMatchObject({ question: 'chooseEnvironment' });
    expect(asked.options).toEqual(['gloom', 'toxic-seep']);
    const other = asked.answers('toxic-seep');
    expect(other.lastsOn(ID)).toMatchObject([{ change: { op: 'untouched', by: 'toxic-seep' } }]);
    expect(sight(other, ID)).toBe(12);
  });

  it('should do nothing, and say so, where none is in force', () => {
    expect(calm().told('effectHadNoTarget')).toMatchObject([{ op: 'calm' }]);
  });
});

describe('Beast of Burden', () => {
  const bearer = { ...honoured('beast-of-burden'), nearMarker: true };
  const pick = (note: string) => act('pickUpMarker', { note });
  const two = (me: Operative) => acts({ ...me, carriesMarker: 'relic' }).does({ ...pick('case'), ...OVERRIDE });

  it('should carry two markers, no third, and put down the last first', () => {
    const at = acts({ ...bearer, carriesMarker: 'relic' }).does(pick('case'));
    expect(at.operative(ID)).toMatchObject({ carriesMarker: 'case', alsoCarries: 'relic' });
    expect(at.does({ ...act('placeMarker'), ...OVERRIDE }).operative(ID)).toMatchObject({
      carriesMarker: 'relic',
      alsoCarries: null,
    });
  });

  it('should be refused a third marker, and a second without the honour', () => {
    const full = { ...bearer, carriesMarker: 'relic', alsoCarries: 'case' };
    expect(acts(full).refuses(pick('book')).code).toBe('alreadyCarrying');
    const plain = { ...having({}), nearMarker: true, carriesMarker: 'relic' };
    expect(acts(plain).refuses(pick('case')).code).toBe('alreadyCarrying');
    expect(two({ ...having({}), nearMarker: true }).operative(ID)).toMatchObject({ carriesMarker: 'case' });
    expect(two({ ...having({}), nearMarker: true }).operative(ID).alsoCarries).toBeUndefined();
  });

  it('should drop both when it goes down', () => {
    const at = acts({ ...bearer, carriesMarker: 'relic' }).does(pick('case'));
    const down = at.does({ type: 'correct', correction: { what: 'wounds', operative: ID, to: 0, credit: null } });
    expect(down.operative(ID)).toMatchObject({ down: true, carriesMarker: null, alsoCarries: null });
  });

  it('should carry an operative of more Wounds', () => {
    const friend = pim({ down: true, maxWounds: 20 });
    const help = act('pickUpOperative', { targets: ['pim'] });
    const lies = (me: Operative) => acts(me, { operatives: [me, friend, cultist()] });
    expect(lies(having({})).refuses(help).code).toBe('tooHeavy');
    expect(lies(bearer).does(help).operative(ID).carries).toBe('pim');
  });
});
