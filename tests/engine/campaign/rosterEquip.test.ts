import { describe, expect, it } from 'vitest';
import { deploymentCap } from '../../../src/engine/campaign/model/allowances.ts';
import { decideCampaign } from '../../../src/engine/campaign/campaignDecider.ts';
import { retinueOf } from '../../../src/engine/campaign/model/sheetOf.ts';
import { campaignContent } from '../../support/campaignContent.ts';
import { campaign, CampaignPlay, carried, equip, recruit, xp } from '../../support/campaignPlay.ts';

const play = campaign().does(recruit('acolyte'), recruit('hiver'), recruit('serviceman'));
const override = { reason: 'house rule' };

/** The campaign with this in its stash, under the key `s4`. */
const finds = (item: string, wpLess = 0): CampaignPlay =>
  play.does({ type: 'correct', correction: { what: 'addItem', item, wpLess } });

const agent = play.does(xp('m1', 150)).answersAll();
const prime = agent.does(xp('m1', 425)).answersAll();

describe('equip', () => {
  it('should put all that an operative carries', () => {
    const after = play.does(equip('m1', { weapons: ['hot-shot-laspistol', 'sword'], equipment: ['medkit'] }));
    expect(after.member('m1')).toMatchObject({
      weapons: [carried('hot-shot-laspistol'), carried('sword')],
      armour: null,
      equipment: [carried('medkit')],
    });
    expect(after.sheet('m1').wargear).toEqual({ used: 3, of: 3 });
  });

  it('should refuse more wargear than the capacity, but for an override', () => {
    const command = equip('m2', { weapons: ['hot-shot-laspistol', 'sword'] });
    expect(play.refuses(command)).toEqual({ code: 'overWargear', params: { used: 3, of: 2 } });
    const forced = play.does({ ...command, override });
    expect(forced.told('overridden')).toEqual([{ type: 'overridden', code: 'overWargear', reason: 'house rule' }]);
    expect(forced.sheet('m2').wargear).toEqual({ used: 3, of: 2 });
    expect(forced.sheet('m2').equipment).toEqual({ used: 0, of: 2 });
  });

  it('should let wargear up to the capacity pass', () => {
    expect(play.does(equip('m2', { weapons: ['hot-shot-laspistol'] })).sheet('m2').wargear).toEqual({ used: 2, of: 2 });
  });

  it('should turn wargear points left over into equipment points, one for one', () => {
    const kit = ['medkit', 'frag-grenade', 'magazines'];
    const command = equip('m2', { weapons: ['autogun', 'sword'], equipment: kit });
    expect(play.refuses(command)).toEqual({ code: 'overEquipment', params: { used: 4, of: 2 } });
    expect(play.does({ ...command, override }).sheet('m2').equipment).toEqual({ used: 4, of: 2 });
    expect(play.does(equip('m2', { equipment: kit })).sheet('m2').equipment).toEqual({ used: 4, of: 4 });
  });

  it('should give an Acolyte three equipment points and a follower two', () => {
    const bare = play.does(
      equip('m1', { weapons: ['hot-shot-laspistol', 'sword'] }),
      equip('m2', { weapons: ['hot-shot-laspistol'] }),
    );
    expect([bare.sheet('m1').equipment.of, bare.sheet('m2').equipment.of]).toEqual([3, 2]);
  });

  it('should let armour of the own card cost nothing, and the same armour its price on others', () => {
    const dressed = play.does(
      equip('m3', { weapons: ['hot-shot-laspistol'], armour: 'flak-vest' }),
      equip('m2', { weapons: ['sword'], armour: 'flak-vest' }),
    );
    expect([dressed.sheet('m3').wargear.used, dressed.sheet('m2').wargear.used]).toEqual([2, 2]);
    expect(dressed.sheet('m2').stats.save).toEqual({
      value: 5,
      base: 6,
      changes: [{ source: { kind: 'trait', of: 'armour', id: 'flak-vest' }, by: 1 }],
    });
  });

  it('should count a deployment value more from 4 WP carried, and two more from 7', () => {
    const dvWith = (weapons: string[]) => play.does({ ...equip('m1', { weapons }), override }).sheet('m1').dv;
    expect([
      dvWith(['long-las']),
      dvWith(['long-las', 'sword']),
      dvWith(['long-las', 'plasma-pistol']),
      dvWith(['long-las', 'plasma-pistol', 'sword']),
    ]).toEqual([2, 3, 3, 4]);
  });

  it('should sum the deployment values of a retinue, and cap them by difficulty and Acolytes', () => {
    expect(retinueOf(campaignContent, play.state)).toEqual({ dv: 4, acolytes: 1, missing: [] });
    expect(retinueOf(campaignContent, play.state, ['m2', 'nobody'])).toEqual({ dv: 1, acolytes: 0, missing: [] });
    const caps = (['easy', 'medium', 'hard'] as const).map((difficulty) =>
      [0, 1, 3].map((acolytes) => deploymentCap(campaignContent, difficulty, acolytes)),
    );
    expect(caps).toEqual([
      [7, 7, 17],
      [6, 6, 14],
      [5, 5, 13],
    ]);
  });

  it.each([
    ['unknownItem', { weapons: ['no-such'] }],
    ['unknownItem', { weapons: ['s9/sword'] }],
    ['badValue', { weapons: ['flak-vest'] }],
    ['badValue', { weapons: ['medkit'] }],
    ['badValue', { armour: 'knife' }],
    ['badValue', { equipment: ['knife'] }],
    ['alreadyHas', { equipment: ['medkit', 'medkit'] }],
    ['tooManyWeapons', { weapons: ['laspistol', 'autopistol', 'knife', 'bayonet', 'sword'] }],
  ])('should refuse with %s: %j', (code, outfit) => {
    expect(play.refuses(equip('m1', outfit)).code).toBe(code);
  });

  it('should let things be put down, whatever stands against what is left', () => {
    const loaded = play.does({ ...equip('m2', { weapons: ['hand-flamer', 'plasma-pistol', 'sword'] }), override });
    const lighter = loaded.does(equip('m2', { weapons: ['hand-flamer', 'plasma-pistol'] }));
    expect(lighter.member('m2').weapons).toEqual([carried('hand-flamer'), carried('plasma-pistol')]);
    expect(lighter.refuses(equip('m2', { weapons: ['hand-flamer', 'sword'] })).code).toBe('gated');
    expect(lighter.refuses(equip('m2', { weapons: ['hand-flamer', 'hand-flamer'] })).code).toBe('gated');
  });

  it('should not let an override take what does not exist', () => {
    expect(play.refuses({ ...equip('m1', { weapons: ['no-such'] }), override }).code).toBe('unknownItem');
    expect(play.refuses({ ...equip('m1', { weapons: ['s9/sword'] }), override }).code).toBe('unknownItem');
  });
});

describe('gates', () => {
  it.each([
    ['laspistol', [true, true, true]],
    ['hand-flamer', [false, true, true]],
    ['web-pistol', [false, false, true]],
    ['relic-pistol', [false, false, false]],
  ])('should sell a %s at levels 0, 4 and 8: %j', (item, sold) => {
    const command = equip('m1', { weapons: [item] });
    const passes = (at: CampaignPlay) => decideCampaign(campaignContent, at.state, command).ok;
    expect([play, agent, prime].map(passes)).toEqual(sold);
  });

  it('should say the level that would open the gate, or that none would', () => {
    expect(play.refuses(equip('m1', { weapons: ['hand-flamer'] }))).toEqual({
      code: 'gated',
      params: { item: 'hand-flamer', level: 4 },
    });
    expect(prime.refuses(equip('m1', { weapons: ['gun-butt'] }))).toEqual({
      code: 'gated',
      params: { item: 'gun-butt' },
    });
  });

  it("should open for followers by the level of their player's Acolyte, not of another's", () => {
    expect(agent.does(equip('m2', { weapons: ['hand-flamer'] })).member('m2').weapons).toHaveLength(1);
    const two = campaign('p1', 'p2')
      .does(recruit('acolyte'), recruit('acolyte', { player: 'p2' }), recruit('hiver', { player: 'p2' }))
      .does(xp('m1', 150))
      .answersAll();
    expect(two.refuses(equip('m3', { weapons: ['hand-flamer'] })).code).toBe('gated');
  });

  it('should not hold back what was found, and let an override pass', () => {
    const found = finds('relic-pistol').does(equip('m2', { weapons: ['s4/relic-pistol'] }));
    expect(found.member('m2').weapons).toEqual([carried('relic-pistol', 's4')]);
    const forced = play.does({ ...equip('m1', { weapons: ['hand-flamer'] }), override });
    expect(forced.told('overridden')[0]?.code).toBe('gated');
  });

  it('should open for one item of who has it by birth, and for no second one', () => {
    const scion = campaign().does(recruit('acolyte', { background: 'noble-scion' }));
    const armed = scion.does(equip('m1', { weapons: ['hand-flamer'] }));
    expect(armed.sheet('m1').wargear).toEqual({ used: 2, of: 4 });
    const two = equip('m1', { weapons: ['hand-flamer', 'plasma-pistol'] });
    expect(scion.refuses(two).code).toBe('gated');
    expect(scion.refuses(equip('m1', { weapons: ['web-pistol'] })).code).toBe('gated');
  });
});

describe('found things', () => {
  it('should be carried by one only; an override takes them from who has them', () => {
    const held = finds('sword').does(equip('m2', { weapons: ['s4/sword'] }));
    const command = equip('m3', { weapons: ['lasgun', 's4/sword'], armour: 'flak-vest' });
    expect(held.refuses(command)).toEqual({ code: 'heldByAnother', params: { item: 'sword', name: 'hiver' } });
    const taken = held.does({ ...command, override });
    expect([taken.member('m2').weapons, taken.member('m3').weapons]).toEqual([
      [],
      [carried('lasgun'), carried('sword', 's4')],
    ]);
  });

  it('should not be carried twice by one, nor under the key of another thing', () => {
    const found = finds('sword');
    expect(found.refuses(equip('m2', { weapons: ['s4/sword', 's4/sword'] })).code).toBe('badValue');
    expect(found.refuses(equip('m2', { weapons: ['s4/knife'] })).code).toBe('unknownItem');
  });

  it('should not be carried once they are lost', () => {
    const found = finds('sword');
    const lost = new CampaignPlay({
      ...found.state,
      stash: found.state.stash.map((thing) => ({ ...thing, lost: true })),
    });
    expect(lost.refuses(equip('m2', { weapons: ['s4/sword'] })).code).toBe('unknownItem');
  });

  it('should cost less for good when they do, and never less than nothing', () => {
    const dear = finds('plasma-pistol', 1).does(equip('m2', { weapons: ['s4/plasma-pistol'] }));
    expect(dear.sheet('m2').wargear).toEqual({ used: 2, of: 2 });
    const cheap = finds('sword', 3).does(equip('m2', { weapons: ['s4/sword'] }));
    expect(cheap.sheet('m2').wargear.used).toBe(0);
  });

  it('should be free again when who has them dies, and stay with one when the dead comes back', () => {
    const fate = (to: 'slain' | 'serving') =>
      ({ type: 'correct', correction: { what: 'fate', member: 'm2', fate: to } }) as const;
    const held = finds('sword').does(equip('m2', { weapons: ['s4/sword'] }), fate('slain'));
    const other = held.does(equip('m3', { weapons: ['s4/sword'] }), fate('serving'));
    expect([other.member('m2').weapons, other.member('m3').weapons]).toEqual([[], [carried('sword', 's4')]]);
  });

  it('should be gone from who carries them when they are taken out of the stash', () => {
    const held = finds('sword').does(equip('m2', { weapons: ['autopistol', 's4/sword'] }));
    const after = held.does({ type: 'correct', correction: { what: 'removeItem', key: 's4' } });
    expect([after.state.stash, after.member('m2').weapons]).toEqual([[], [carried('autopistol')]]);
  });
});

describe('content that is gone', () => {
  const items = new Map([...campaignContent.items].filter(([id]) => id !== 'sword' && id !== 'medkit'));
  const bereft = play.does(equip('m1', { weapons: ['sword'], equipment: ['medkit'] })).with({ items });

  it('should be kept, shown as missing and count nothing', () => {
    const sheet = bereft.sheet('m1');
    expect([sheet.missing, sheet.wargear, sheet.equipment]).toEqual([
      ['sword', 'medkit'],
      { used: 0, of: 3 },
      { used: 0, of: 6 },
    ]);
    expect(retinueOf(bereft.content, bereft.state).missing).toEqual(['sword', 'medkit']);
  });

  it('should be listed once however often it is carried', () => {
    const twice = play.does({ ...equip('m1', { weapons: ['sword', 'sword'] }), override }).with({ items });
    expect(twice.told('overridden')[0]?.code).toBe('alreadyHas');
    expect(twice.sheet('m1').missing).toEqual(['sword']);
  });

  it('should stay with who carries it when other things change, and go to nobody else', () => {
    const changed = bereft.does(equip('m1', { weapons: ['laspistol', 'sword'], equipment: ['medkit'] }));
    expect(changed.member('m1').weapons).toEqual([carried('laspistol'), carried('sword')]);
    expect(bereft.refuses(equip('m2', { weapons: ['sword'] })).code).toBe('unknownItem');
  });

  it('should leave a datacard without card, rows and levels standing', () => {
    const scarred = agent.does({
      type: 'correct',
      correction: { what: 'addScar', member: 'm1', scar: 'slow-bleed' },
    });
    const none = new Map<string, never>();
    const gone = scarred.with({
      cards: none,
      items: none,
      backgrounds: none,
      honours: none,
      scars: none,
      ploys: none,
      levels: [],
    });
    const sheet = gone.sheet('m1');
    expect(sheet.missing).toEqual([
      'acolyte',
      'gang-enforcer',
      gone.member('m1').honours[0]?.id,
      'slow-bleed',
      ...gone.member('m1').ploys,
      'laspistol',
      'sword',
    ]);
    expect([sheet.card, sheet.dv, sheet.stats.wounds.value, sheet.traits, sheet.next]).toEqual([null, 0, 0, [], null]);
  });
});

describe('a datacard', () => {
  const scar = (id: string) => ({ type: 'correct', correction: { what: 'addScar', member: 'm1', scar: id } }) as const;

  it('should say of each number where it comes from, a bound shortening the change that meets it', () => {
    const frail = play.does({
      type: 'correct',
      correction: { what: 'stat', member: 'm1', stat: 'wounds', by: -2, reason: 'fever' },
    });
    expect(frail.does(scar('slow-bleed')).sheet('m1').stats.wounds).toEqual({
      value: 5,
      base: 8,
      changes: [
        { source: { kind: 'gain', source: { kind: 'hand', reason: 'fever' } }, by: -2 },
        { source: { kind: 'trait', of: 'scar', id: 'slow-bleed' }, by: -1 },
      ],
    });
    expect(play.does(scar('slow-bleed')).sheet('m1').stats.wounds.value).toBe(6);
  });

  it('should not heal by a bound who is worse than it', () => {
    const dying = play.does({
      type: 'correct',
      correction: { what: 'stat', member: 'm1', stat: 'wounds', by: -5, reason: 'fever' },
    });
    expect(dying.does(scar('slow-bleed')).sheet('m1').stats.wounds.value).toBe(3);
  });

  it('should keep Hit between 2+ and 6+, and Save too', () => {
    const change = (stat: 'hit' | 'save', by: number) =>
      play.does({ type: 'correct', correction: { what: 'stat', member: 'm1', stat, by, reason: 'test' } });
    expect([
      change('hit', 9).sheet('m1').stats.hit.value,
      change('hit', -9).sheet('m1').stats.hit.value,
      change('save', 9).sheet('m1').stats.save.value,
    ]).toEqual([2, 6, 2]);
  });

  it('should not let worse armour spoil a better Save', () => {
    const hiver = campaignContent.cards.get('hiver');
    if (hiver === undefined) throw new Error('no card');
    const tough = play.with({ cards: new Map([...campaignContent.cards, ['hiver', { ...hiver, save: 4 }]]) });
    const dressed = tough.does(equip('m2', { armour: 'flak-vest' }));
    expect(dressed.sheet('m2').stats.save).toEqual({ value: 4, base: 4, changes: [] });
  });

  it('should make two-handed weapons dearer for a crushed hand, and no others', () => {
    const crushed = play.does(scar('crushed-hand'));
    expect(crushed.refuses(equip('m1', { weapons: ['long-las'] }))).toEqual({
      code: 'overWargear',
      params: { used: 4, of: 3 },
    });
    expect(crushed.does(equip('m1', { weapons: ['hot-shot-laspistol', 'sword'] })).sheet('m1').wargear.used).toBe(3);
  });

  it('should tell traits of background, honours, scars and kit', () => {
    const kitted = play
      .does({ type: 'correct', correction: { what: 'addHonour', member: 'm1', honour: 'acolyte-3' } }, scar('haunted'))
      .does(equip('m1', { equipment: ['data-slate'] }));
    expect(kitted.sheet('m1').traits.map(({ id }) => id)).toEqual([
      'gang-enforcer',
      'acolyte-3',
      'haunted',
      'data-slate',
    ]);
    expect(kitted.sheet('m1').equipment).toEqual({ used: 1, of: 7 });
  });
});
