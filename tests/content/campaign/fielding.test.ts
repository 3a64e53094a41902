import { beforeAll, describe, expect, it } from 'vitest';
import { type BundledCampaign, loadBundledCampaign } from '../../../src/content/campaign/bundledCampaign.ts';
import { buildRetinue } from '../../../src/content/buildForces.ts';
import { fieldMember } from '../../../src/content/fielding.ts';
import { operative, type Operative } from '../../../src/engine/family/killteam/model/operative.ts';
import type { Member } from '../../../src/engine/campaign/model/member.ts';
import { present } from '../../../src/engine/core/invariant.ts';
import type { Trait } from '../../../src/engine/family/killteam/traits/trait.ts';
import { carried, memberWith, since } from '../../support/fieldedMember.ts';

let bundled: BundledCampaign;
beforeAll(async () => {
  bundled = await loadBundledCampaign();
});

const field = (set: Partial<Member> = {}) => {
  const { pack, campaignPack, content } = bundled;
  return fieldMember(pack, campaignPack, content, memberWith(set));
};
const weapon = ({ weapons }: Operative, id: string) =>
  present(
    weapons.find((each) => each.id === id),
    id,
  );
const traitOf = ({ traits = [] }: Operative, id: string): Trait | undefined => traits.find((each) => each.id === id);

/** Its two weapons in one line each: `4 own 2/3`, with rules. */
const lines = (of: Operative) =>
  of.weapons.map(({ id, attacks, hit, damage, rules }) => {
    const column = hit.kind === 'own' ? 'own' : hit.kind === 'set' ? `${hit.value}+` : `${hit.by}`;
    return [id, attacks, column, `${damage.normal}/${damage.critical}`, ...rules.map((rule) => rule.id)].join(' ');
  });

const PLAIN = ['lasgun 4 own 2/3', 'bayonet 3 own 2/3'];

/** The kind of row a member has under its id. */
const having = (kind: string, id: string): Partial<Member> => {
  switch (kind) {
    case 'scar':
      return { scars: since(id) };
    case 'honour':
      return { honours: since(id) };
    case 'background':
      return { background: id };
    case 'ploy':
      return { ploys: [id] };
    case 'power':
      return { powers: [id], psyker: true };
    default:
      return { equipment: [carried(id)] };
  }
};

describe('a member as its card', () => {
  it('should be an operative by the schema of the engine', () => {
    const fielded = field({ honours: since('gun-ace', 'iron-will'), equipment: [carried('medkit')] });
    expect(operative.parse(JSON.parse(JSON.stringify(fielded)))).toEqual(fielded);
  });

  it('should bring its player, its numbers, its weapons and full magazines', () => {
    expect(field()).toMatchObject({
      id: 'm1',
      side: 'retinue',
      owner: 'p1',
      name: 'Sabine Hale',
      role: 'Serviceman',
      apl: 2,
      move: 6,
      hit: 4,
      save: 6,
      wounds: 7,
      maxWounds: 7,
      dv: 1,
      ammo: { lasgun: { left: 8, max: 8, jammed: false } },
      traits: [],
    });
    expect(lines(field())).toEqual(PLAIN);
  });

  it('should work in what it gained, and its armour', () => {
    const source = { kind: 'recruitment' } as const;
    const gains = (['apl', 'move', 'hit', 'wounds'] as const).map((stat) => ({ stat, by: 1, source }));
    expect(field({ gains, armour: carried('carapace') })).toMatchObject({
      apl: 3,
      move: 7,
      hit: 3,
      save: 4,
      maxWounds: 8,
      wounds: 8,
      dv: 2,
    });
  });

  it('should take fists when it has nothing for melee, and nothing of it twice', () => {
    expect(lines(field({ weapons: [carried('lasgun'), carried('lasgun')] }))).toEqual([
      'lasgun 4 own 2/3',
      'fists 3 own 1/2',
    ]);
  });

  it('should improve the ranged Hit of a card with its own', () => {
    const set = { card: 'off-worlder-marksman', weapons: [carried('autogun'), carried('knife')] };
    const better = [{ stat: 'hit' as const, by: 1, source: { kind: 'recruitment' as const } }];
    expect(lines(field(set))[0]).toBe('autogun 4 3+ 2/3');
    expect(lines(field({ ...set, gains: better }))[0]).toBe('autogun 4 2+ 2/3');
    expect(lines(field({ ...set, scars: since('ruined-eye') }))[0]).toBe('autogun 4 4+ 2/3');
  });

  it('should have Group Activation from its level, and the keyword of psykers', () => {
    const fielded = field({ groupActivation: true, psyker: true });
    expect(fielded.abilities).toEqual(['groupActivation']);
    expect(fielded.keywords).toContain('PSYKER');
  });
});

describe('the ready-made retinue', () => {
  it('should fight as a campaign exactly as in the first battle', () => {
    const { members } = present(bundled.pack.retinues.get('first-retinue'), 'retinue');
    for (const member of members.slice(0, 4)) {
      const kind = member.card === 'acolyte' ? 'acolyte' : 'follower';
      const { id, name, card, weapons, armour, portrait } = member;
      const own = { weapons: weapons.map(carried), armour: armour === null ? null : carried(armour) };
      const fielded = field({ id, name, card, kind, portrait: portrait ?? '', ...own });
      const [expected] = buildRetinue(bundled.pack, [member], [{ id: 'p1', name: 'Anna', mark: 'circle' }]);
      expect(fielded).toEqual({ ...expected, traits: [] });
    }
  });
});

describe('what is worked into the card', () => {
  it.each([
    ['scar', 'shattered-leg', { move: 5 }],
    ['scar', 'slow-bleed', { maxWounds: 5, wounds: 5 }],
    ['honour', 'hard-to-kill', { maxWounds: 8, wounds: 8 }],
    ['background', 'field-chirurgeon', { abilities: ['medic'] }],
    ['background', 'medic-orderly', { abilities: ['medic'] }],
  ])('should change its numbers: %s %s', (kind, id, change) => {
    expect(field(having(kind, id))).toMatchObject(change);
  });

  it('should never bleed below five wounds', () => {
    expect(field({ card: 'servo-skull', scars: since('slow-bleed') }).maxWounds).toBe(4);
    expect(field({ card: 'local-guide', scars: since('slow-bleed') }).maxWounds).toBe(5);
  });

  it.each([
    ['scar', 'ruined-eye', ['lasgun 4 -1 2/3', 'bayonet 3 own 2/3']],
    ['scar', 'crushed-hand', ['lasgun 4 own 2/3', 'bayonet 3 -1 2/3']],
    ['honour', 'vicious', ['lasgun 4 own 2/3', 'bayonet 3 own 2/4']],
    ['honour', 'bladework', ['lasgun 4 own 2/3', 'bayonet 3 own 2/3 balanced']],
    ['honour', 'gun-ace', ['lasgun 4 own 2/3 balanced', 'bayonet 3 own 2/3']],
    ['power', 'witch-bolt', [...PLAIN, 'witch-bolt 5 own 3/4 range psychic piercingCrits']],
    ['equipment', 'frag-grenade', [...PLAIN, 'frag-grenade 4 own 2/4 range blast saturate limited']],
    ['equipment', 'krak-grenade', [...PLAIN, 'krak-grenade 4 own 4/5 range piercing saturate limited']],
  ])('should change its weapons: %s %s', (kind, id, changed) => {
    expect(lines(field(having(kind, id)))).toEqual(changed);
  });

  it('should shift the Hit of weapons that have a number or a shift of their own', () => {
    const weapons = [carried('flamer'), carried('power-fist')];
    expect(lines(field({ weapons, scars: since('ruined-eye', 'crushed-hand') }))).toEqual([
      'flamer 4 3+ 3/3 range saturate torrent',
      'power-fist 4 -2 5/7 brutal',
    ]);
  });

  it('should not tell the battle once more what stands on the card', () => {
    const fielded = field({
      honours: since('bladework', 'vicious', 'hard-to-kill'),
      scars: since('slow-bleed', 'ruined-eye'),
    });
    expect(fielded.traits?.flatMap(({ modifiers }) => modifiers)).toEqual([]);
  });

  it('should go on naming scars that stand on the card, and nothing else', () => {
    const fielded = field({ honours: since('bladework', 'hard-to-kill'), scars: since('slow-bleed', 'ruined-eye') });
    expect(fielded.traits?.map(({ id, source }) => [id, source])).toEqual([
      ['slow-bleed', 'scar'],
      ['ruined-eye', 'scar'],
    ]);
  });

  it('should count two grenades as one weapon with two throws', () => {
    const two = field({ equipment: [carried('krak-grenade'), carried('krak-grenade')] });
    expect(weapon(two, 'krak-grenade').rules).toContainEqual({ id: 'limited', params: { x: 2 } });
    expect(two.weapons).toHaveLength(3);
  });

  it('should count two of a thing as one with two uses', () => {
    const { traits = [] } = field({ equipment: [carried('spare-magazines'), carried('spare-magazines')] });
    expect(traits).toHaveLength(1);
    expect(traits[0]?.use).toMatchObject({ times: 2, per: 'battle' });
  });

  it('should bring found things: a pistol of a master, a relic blade', () => {
    const weapons = ['master-made-pistol', 'relic-blade'].map((id, index) => ({ item: id, stash: `s${index}` }));
    expect(lines(field({ weapons }))).toEqual([
      'master-made-pistol 4 own 3/5 range',
      'relic-blade 4 own 4/6 lethal severe',
    ]);
  });
});

/** What the battle reads of each row that is not all on the card: its operations, or `use`. */
const CARRIED: Readonly<Record<string, readonly [kind: string, ...ops: string[]]>> = {
  arbitrator: ['background', 'guardPointBlank'],
  scavenger: ['background', 'loot'],
  'gang-enforcer': ['background', 'chargeStrike', 'use'],
  'veteran-of-the-line': ['background', 'cost'],
  archivist: ['background', 'tableTwice'],
  'mission-preacher': ['background', 'use'],
  'lay-technician': ['background', 'cost', 'use'],
  'void-born-runner': ['background', 'distance', 'fallSafe'],
  'field-chirurgeon': ['background', 'reanimate'],
  'hive-ganger': ['background', 'attackDice'],
  'tunnel-rat': ['background', 'climbLess'],
  scrapper: ['background', 'shrug'],
  'sump-hunter': ['background', 'weaponRule'],
  zealot: ['background', 'aplNeverLowered'],
  'line-trooper': ['background', 'weaponRule', 'use'],
  breacher: ['background', 'saveAgainst', 'cost'],
  sharpshooter: ['background', 'coverSave'],
  'vox-bearer': ['background', 'use'],
  sapper: ['background', 'use'],
  inexorable: ['honour', 'unassistedFoe'],
  'dirty-fighter': ['honour', 'attackDice'],
  duellist: ['honour', 'foeHit'],
  savage: ['honour', 'criticalBonus'],
  'crack-shot': ['honour', 'criticalBonus'],
  'quick-reload': ['honour', 'cost'],
  'steady-aim': ['honour', 'weaponRule'],
  'long-eye': ['honour', 'use'],
  'death-from-above': ['honour', 'use'],
  'light-foot': ['honour', 'moveOnOrder'],
  ghost: ['honour', 'notice'],
  climber: ['honour', 'climbLess'],
  pathfinder: ['honour', 'use'],
  ambusher: ['honour', 'weaponRule', 'use'],
  'sixth-sense': ['honour', 'defenceReroll'],
  'iron-will': ['honour', 'aplNeverLowered'],
  'thick-skin': ['honour', 'toughness'],
  bodyguard: ['honour', 'use'],
  'stand-fast': ['honour', 'ignoreInjured'],
  'last-breath': ['honour', 'lastBreath'],
  unbroken: ['honour', 'reanimate'],
  'born-leader': ['honour', 'use'],
  'cold-reader': ['honour', 'investigation'],
  inspiring: ['honour'],
  learned: ['honour', 'use'],
  'strange-senses': ['honour', 'use'],
  'feral-charge': ['honour', 'distance'],
  'beast-of-burden': ['honour', 'burden'],
  'alien-calm': ['honour', 'use'],
  'warded-mind': ['honour', 'psychicReroll'],
  reach: ['honour', 'psychicReach'],
  channel: ['honour', 'psychicTwice'],
  'soul-bound': ['honour', 'perilsHalved'],
  assassin: ['honour', 'chargeConcealed'],
  swift: ['honour', 'distance'],
  'the-long-vigil': ['honour', 'vigil'],
  'adaptive-swordsmanship': ['honour', 'steadyHit'],
  'tactic-stealthy': ['honour', 'coverSave', 'coverSave'],
  'shattered-leg': ['scar', 'forbid'],
  'nerve-damage': ['scar', 'aplNeverRaised'],
  haunted: ['scar', 'firstOrder'],
  'punctured-lung': ['scar', 'forbid', 'forbid', 'distance'],
  'shaken-faith': ['scar', 'ployPrice'],
  'marked-by-the-enemy': ['scar', 'marked'],
  'grim-resolve': ['scar', 'ignoreInjured', 'use'],
  'swift-hands': ['ploy', 'use'],
  'fire-at-will': ['ploy', 'use'],
  'witch-bolt': ['power', 'use'],
  'spare-magazines': ['equipment', 'use'],
  smoke: ['equipment', 'use'],
  medkit: ['equipment', 'reanimate', 'use'],
  auspex: ['equipment', 'use'],
  'data-slate': ['equipment', 'investigation'],
  grapnel: ['equipment', 'verticalHalf'],
  'camo-cloak': ['equipment', 'coverSave'],
  'breaching-charge': ['equipment', 'use'],
  'trip-alarm': ['equipment', 'use'],
  'combat-stimm': ['equipment', 'use'],
  'purity-token': ['equipment', 'use'],
  restraints: ['equipment', 'use'],
  'seal-of-passage': ['equipment'],
  'forbidden-tome': ['equipment', 'investigation'],
};

/** Rows that a battle does not know of: between battles, or all on the card (above). */
const ON_CARD = [
  'medic-orderly',
  'bladework',
  'vicious',
  'gun-ace',
  'hard-to-kill',
  'tactic-aggressive',
  'tactic-resolute',
  'tactic-siege-specialist',
  'slow-bleed',
  'ruined-eye',
  'crushed-hand',
  'frag-grenade',
  'krak-grenade',
];
const BETWEEN = [
  'noble-scion',
  'unsanctioned-mind',
  'well-supplied',
  'marked-for-greatness',
  'trophy-taker',
  'opened-mind',
  'widened-mind',
  'chapter-exemplar',
  'honoured-by-the-armoury',
  'specialized',
  'spiritual-resolve',
];
const BETWEEN_KINDS: Readonly<Record<string, string>> = {
  'noble-scion': 'background',
  'unsanctioned-mind': 'background',
};

describe('what a battle reads of its traits', () => {
  it.each(Object.entries(CARRIED))('should carry over %s', (id, [kind, ...ops]) => {
    const trait = traitOf(field(having(kind, id)), id);
    const said = [...(trait?.modifiers.map(({ op }) => op) ?? ['not there']), ...(trait?.use == null ? [] : ['use'])];
    expect(said).toEqual(ops);
  });

  it.each(BETWEEN)('should not change the operative of the battle by %s', (id) => {
    expect(field(having(BETWEEN_KINDS[id] ?? 'honour', id))).toEqual(field());
  });

  it('should know every background, honour, scar and piece of equipment', () => {
    const { backgrounds, honours, scars, equipment } = bundled.campaignPack;
    const known = new Set([...Object.keys(CARRIED), ...ON_CARD, ...BETWEEN]);
    const unknown = [...backgrounds, ...honours, ...scars, ...equipment].filter(({ id }) => !known.has(id));
    expect(unknown.map(({ id }) => id)).toEqual([]);
  });

  it('should carry over every ploy and power, to be used', () => {
    const { ploys, powers } = bundled.campaignPack;
    const fielded = field({ ploys: ploys.map(({ id }) => id), powers: powers.map(({ id }) => id), psyker: true });
    expect(fielded.traits?.map(({ id }) => id)).toEqual([...ploys, ...powers].map(({ id }) => id));
    expect(fielded.traits?.filter(({ use }) => use === null)).toEqual([]);
  });

  it('should carry over the trait of worn armour', () => {
    expect(traitOf(field({ armour: carried('refractor-amulet') }), 'refractor-amulet')).toBeDefined();
  });

  it.each([
    ['acolyte', 8, true, true],
    ['acolyte', 7, true, false],
    ['acolyte', 8, false, false],
    ['follower', 8, true, false],
  ] as const)('should test better for its power: %s of level %i, psyker %s', (kind, level, psyker, better) => {
    expect(traitOf(field({ kind, level, psyker }), 'practised-mind') !== undefined).toBe(better);
  });
});

describe('what no pack has any more', () => {
  it('should be left out, with the rest of the operative as it is', () => {
    const fielded = field({
      weapons: [carried('lost-gun'), carried('lasgun'), carried('bayonet')],
      armour: carried('lost-armour'),
      equipment: [carried('lost-kit')],
      honours: since('lost-honour'),
      scars: since('lost-scar'),
      ploys: ['lost-ploy'],
      powers: ['lost-power'],
      background: 'lost-background',
    });
    expect(fielded).toEqual(field());
  });

  it('should field a member whose card is gone as an operative that the engine can hold', () => {
    const fielded = field({ card: 'lost-card' });
    expect(operative.parse(fielded)).toMatchObject({ name: 'Sabine Hale', card: 'lost-card', hit: 4, maxWounds: 7 });
  });
});
