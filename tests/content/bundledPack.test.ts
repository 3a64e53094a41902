import { beforeAll, describe, expect, it } from 'vitest';
import { present } from '../../src/engine/core/invariant.ts';
import { systemById } from '../../src/engine/systems/killTeams.ts';
import { loadBundledPack } from '../../src/content/bundledPack.ts';
import { loadPack } from '../../src/content/loadPack.ts';
import { type Pack, ROW_KINDS } from '../../src/content/pack.ts';
import { acolyteCoreFiles } from '../../src/content/packs/acolyte-core/files.ts';

let pack: Pack;
beforeAll(async () => {
  pack = await loadBundledPack();
});

const weapon = (id: string) => present(pack.weapons.get(id), id);
const card = (id: string) => present(pack.operatives.get(id), id);
const difficulty = (id: string) => present(pack.difficulties.get(id), id);

/** `attacks / normal/critical / rules` of an item's first profile. */
const line = (id: string) => {
  const [profile] = weapon(id).profiles;
  const rules = profile?.rules.map((rule) => [rule.id, ...Object.values(rule.params)].join(' ').trim()) ?? [];
  return `${profile?.attacks} ${profile?.damage.normal}/${profile?.damage.critical} ${rules.join(', ')}`.trim();
};

const stats = (id: string) => {
  const { apl, move, hit, save, wounds, dv } = card(id);
  return { apl, move, hit, save, wounds, dv };
};

describe('bundled pack', () => {
  it('should load like any other pack, without a problem', () => {
    const result = loadPack(acolyteCoreFiles, systemById);
    expect(result).toMatchObject({
      ok: true,
      summary: {
        id: 'acolyte-core',
        version: '1.0.0',
        counts: { armour: 4, operatives: 47, factions: 5, missions: 8, tables: 12, difficulties: 3, scenarios: 1 },
      },
    });
  });

  it('should have each kind of row among those that are checked and compared', () => {
    const { manifest: _, ...rows } = pack;
    expect([...ROW_KINDS].toSorted()).toEqual(Object.keys(rows).toSorted());
  });

  it('should be read once', () => {
    expect(loadBundledPack()).toBe(loadBundledPack());
  });

  it.each([
    ['hot-shot-laspistol', '4 3/4 range 8, piercingCrits 1', 2, 5, 'basic'],
    ['laspistol', '4 2/3 range 8', 0, 8, 'basic'],
    ['lasgun', '4 2/3', 1, 8, 'basic'],
    ['shotgun', '4 3/3 range 6', 1, 5, 'basic'],
    ['long-las', '4 3/3 devastating 3, heavy dash, silent', 3, 4, 'basic'],
    ['heavy-stubber', '5 3/4 heavy dash, ceaseless', 4, 4, 'restricted'],
    ['meltagun', '4 6/3 range 6, devastating 4, piercing 2', 4, 3, 'restricted'],
    ['flamer', '4 3/3 range 8, saturate, torrent 2', 3, 3, 'basic'],
    ['blast-pistol', '4 3/4 range 8, blast 1, severe', 0, null, 'card'],
    ['dual-blast-pistols', '4 3/4 range 8, blast 1, ceaseless, severe', 0, null, 'card'],
    ['las-musket', '4 2/3 ceaseless, heavy, piercing 1', 0, null, 'card'],
    ['galvanic-sword', '4 3/4 brutal, rending, stun', 0, null, 'card'],
    ['rad-revolver', '4 2/4 range 8, rending, severe', 0, null, 'card'],
    ['shock-sigil', '4 3/2 devastating 1, stun', 0, null, 'card'],
    ['marine-fists', '4 3/4', 0, null, 'card'],
    ['sword', '4 3/4', 1, null, 'basic'],
    ['power-weapon', '4 4/6 lethal 5', 3, null, 'restricted'],
    ['eviscerator', '4 5/6 brutal, ceaseless', 3, null, 'restricted'],
    ['frag-grenade', '4 2/4 range 6, blast 2, saturate, limited 1', 0, null, 'basic'],
  ])('should carry the numbers of the sheet for %s', (id, numbers, wp, ammo, gate) => {
    expect(line(id)).toBe(numbers);
    expect(weapon(id)).toMatchObject({ wp, ammo, gate });
  });

  it('should read the Hit column of the sheet', () => {
    const hits = ['flamer', 'power-fist', 'lasgun', 'gun-butt'].map((id) => weapon(id).profiles[0]?.hit);
    expect(hits).toEqual([
      { kind: 'set', value: 2 },
      { kind: 'shift', by: -1 },
      { kind: 'own' },
      { kind: 'set', value: 5 },
    ]);
  });

  it('should let the profiles of a gun share its magazine, a supercharge using two shots', () => {
    expect(weapon('plasma-gun').profiles.map(({ id, shots }) => [id, shots])).toEqual([
      ['plasma-gun', 1],
      ['plasma-gun-supercharge', 2],
    ]);
  });

  it.each([
    ['acolyte', { apl: 3, move: 6, hit: 4, save: 6, wounds: 8, dv: 2 }],
    ['hiver', { apl: 2, move: 6, hit: 5, save: 6, wounds: 7, dv: 1 }],
    ['off-worlder-brute', { apl: 2, move: 5, hit: 4, save: 5, wounds: 12, dv: 2 }],
    ['gun-servitor', { apl: 2, move: 5, hit: 5, save: 4, wounds: 10, dv: 2 }],
    ['servo-skull', { apl: 2, move: 7, hit: 5, save: 6, wounds: 4, dv: 1 }],
    ['cult-leader', { apl: 3, move: 6, hit: 4, save: 5, wounds: 9, dv: 2 }],
    ['heretic-astartes', { apl: 3, move: 6, hit: 3, save: 3, wounds: 14, dv: 3 }],
    ['gang-boss', { apl: 3, move: 6, hit: 4, save: 5, wounds: 9, dv: 2 }],
    ['gang-juve', { apl: 2, move: 7, hit: 5, save: 6, wounds: 7, dv: 1 }],
    ['gang-bruiser', { apl: 2, move: 6, hit: 4, save: 6, wounds: 12, dv: 2 }],
    ['gang-sniper', { apl: 2, move: 6, hit: 3, save: 6, wounds: 7, dv: 2 }],
    ['hired-gun', { apl: 3, move: 6, hit: 3, save: 4, wounds: 11, dv: 3 }],
    ['brood-prophet', { apl: 2, move: 6, hit: 4, save: 6, wounds: 7, dv: 2 }],
    ['brood-aberrant', { apl: 2, move: 6, hit: 4, save: 6, wounds: 14, dv: 2 }],
    ['pure-strain', { apl: 2, move: 8, hit: 4, save: 5, wounds: 11, dv: 3 }],
    ['zombie', { apl: 1, move: 4, hit: 4, save: 6, wounds: 8, dv: 1 }],
    ['plague-carrier', { apl: 2, move: 6, hit: 4, save: 6, wounds: 14, dv: 2 }],
    ['dead-crawler', { apl: 2, move: 3, hit: 4, save: 6, wounds: 7, dv: 1 }],
    ['dead-bloat', { apl: 2, move: 6, hit: 4, save: 6, wounds: 10, dv: 2 }],
    ['plague-champion', { apl: 3, move: 5, hit: 3, save: 3, wounds: 15, dv: 3 }],
    ['npo-brawler-tough', { apl: 2, move: 6, hit: 4, save: 4, wounds: 10, dv: 2 }],
    ['conscript', { apl: 3, move: 6, hit: 5, save: 5, wounds: 7, dv: 1 }],
    ['secutarii-thrall', { apl: 2, move: 6, hit: 4, save: 4, wounds: 7, dv: 1 }],
    ['thrall-alpha', { apl: 2, move: 6, hit: 4, save: 4, wounds: 8, dv: 2 }],
    ['space-marine', { apl: 3, move: 6, hit: 3, save: 3, wounds: 12, dv: 3 }],
    ['space-marine-tacticus', { apl: 3, move: 6, hit: 3, save: 3, wounds: 14, dv: 3 }],
    ['space-marine-phobos', { apl: 3, move: 7, hit: 3, save: 3, wounds: 12, dv: 3 }],
    ['space-marine-gravis', { apl: 3, move: 5, hit: 3, save: 3, wounds: 18, dv: 3 }],
    ['chaos-space-marine', { apl: 3, move: 6, hit: 3, save: 3, wounds: 14, dv: 3 }],
    ['npo-marksman-heavy', { apl: 3, move: 6, hit: 3, save: 3, wounds: 14, dv: 3 }],
  ])('should carry the numbers of the sheet for the card %s', (id, numbers) => {
    expect(stats(id)).toEqual(numbers);
  });

  it('should give cards the abilities that the engine knows', () => {
    const abilities = [...pack.operatives.values()].flatMap((c) => c.abilities.map((ability) => `${c.id} ${ability}`));
    expect(abilities).toEqual([
      'gun-servitor ignoresApl',
      'medicae-servitor ignoresApl',
      'medicae-servitor medic',
      'cyber-hound cannotInteract',
      'cyber-hound cannotPickUp',
      'servo-skull fly',
      'servo-skull holdsNothing',
      'penal-trooper groupActivation',
      'lesser-daemon saveIgnoresPiercing',
      'heretic-astartes twoAttacks',
      'zombie-pair groupActivation',
      'plague-champion twoAttacks',
      'npo-brawler-heavy twoAttacks',
      'npo-marksman-heavy twoAttacks',
      'conscript groupActivation',
      'sword-servitor neverActs',
      'shield-servitor neverActs',
      'space-marine twoAttacks',
      'space-marine-tacticus twoAttacks',
      'space-marine-phobos twoAttacks',
      'space-marine-gravis twoAttacks',
      'grey-knight twoAttacks',
      'chaos-space-marine twoAttacks',
      'chaos-henchman twoAttacks',
    ]);
  });

  it('should call official only what the sheets mark as found', () => {
    const official = [...pack.weapons.values(), ...pack.operatives.values(), ...pack.armour.values()]
      .filter(({ provenance }) => provenance === 'official-number')
      .map(({ id }) => id);
    expect(official.filter((id) => !id.startsWith('npo-'))).toEqual([
      'hot-shot-laspistol',
      'blast-pistol',
      'dual-blast-pistols',
      'las-musket',
      'galvanic-sword',
      'secutarii-butt',
      'rad-revolver',
      'shock-sigil',
      'marine-fists',
      'traitor-fists',
      'conscript',
      'secutarii-thrall',
      'secutarii-tracker',
      'thrall-alpha',
      'sword-servitor',
      'shield-servitor',
      'space-marine',
      'space-marine-tacticus',
      'space-marine-phobos',
      'space-marine-gravis',
      'grey-knight',
      'chaos-space-marine',
      'chaos-henchman',
    ]);
    expect(official.filter((id) => id.startsWith('npo-'))).toHaveLength(14);
    const tables = [...pack.factions.values()].map(({ id, rows }) => [id, new Set(rows.map((row) => row.provenance))]);
    expect(tables).toEqual([
      ['chaos-cult', new Set(['official-number'])],
      ['underhive-gang', new Set(['ours'])],
      ['brood', new Set(['ours'])],
      ['walking-dead', new Set(['ours'])],
      ['hired-band', new Set(['ours'])],
      ['imperial-garrison', new Set(['ours'])],
      ['secutarii', new Set(['ours'])],
    ]);
  });

  const table = (id: string) =>
    present(pack.factions.get(id), id).rows.map(
      ({ from, to, dv, max, card: of }) => `${from}-${to} ${dv} ${max ?? ''} ${of}`,
    );

  it('should generate a Brood and the Walking dead as their tables say', () => {
    expect(table('brood')).toEqual([
      '1-2 2 1 brood-prophet',
      '3-8 1  brood-hybrid',
      '9-12 1  brood-hybrid',
      '13-15 2  brood-gunner',
      '16-18 2  brood-aberrant',
      '19-20 3  pure-strain',
    ]);
    expect(table('walking-dead')).toEqual([
      '1-2 2 1 plague-carrier',
      '3-8 1  zombie',
      '9-12 1  zombie-pair',
      '13-15 2  dead-hulk',
      '16-18 1  dead-crawler',
      '19-19 2  dead-bloat',
      '20-20 3  plague-champion',
    ]);
  });

  it('should generate a Chaos Cult as its table says', () => {
    expect(table('chaos-cult')).toEqual([
      '1-2 2 1 cult-leader',
      '3-4 2 1 cult-icon-bearer',
      '5-12 1  cult-fighter',
      '13-14 2  cult-gunner',
      '15-18 2  cult-abomination',
      '19-19 2  lesser-daemon',
      '20-20 3  heretic-astartes',
    ]);
  });

  it('should carry the standard events in the effect language', () => {
    const rows = present(pack.tables.get('standard-events'), 'events').rows;
    expect(rows.map(({ from, id, effects }) => `${from} ${id}: ${effects.map(({ op }) => op).join(' ')}`)).toEqual([
      '1 held-breath: ',
      '2 clear-head: cp',
      '3 weapon-jam: jam',
      '4 enemy-reinforcements: spawn',
      '5 lights-fail: sight',
      '6 dropped-satchel: ammo',
      '7 something-gives-way: mark test',
      '8 vox-burst: stat',
      '9 shaken: stat',
      '10 they-stir: alert free',
    ]);
    expect(rows[5]?.otherwise).toEqual([{ op: 'cp', by: 1 }]);
  });

  it('should carry the difficulties that act in a battle', () => {
    expect(difficulty('easy')).toMatchObject({ ammo: false, startingCp: 2, eventFrom: 3, enemyDvTimes: 1 });
    expect(difficulty('medium')).toMatchObject({ ammo: true, startingCp: 1, eventFrom: 2, enemyInitiativeUpTo: 1 });
    expect(difficulty('hard')).toMatchObject({ enemyInitiativeUpTo: 2, startingAlert: 1, enemyDvTimes: 2 });
  });

  it('should carry the eight missions with role, limit, a tick that completes each, and what enemies look at', () => {
    const own = new Set((acolyteCoreFiles['missions.json'] as readonly { id: string }[]).map(({ id }) => id));
    const shipped = [...pack.missions.values()].filter(({ id }) => own.has(id));
    const missions = shipped.map(({ id, role, turningPoints, ticks, script, plan }) => [
      id,
      role,
      turningPoints,
      ticks.filter(({ ends }) => ends === 'complete').length,
      script === undefined ? null : [script.priorityTarget !== null, script.targetLocation !== null],
      plan?.dvTimes ?? 100,
    ]);
    expect(missions).toEqual([
      ['retrieve', 'attacker', null, 1, [true, false], 100],
      ['silence-the-voice', 'attacker', 6, 1, null, 100],
      ['hold-the-line', 'defender', 4, 1, [true, true], 100],
      ['break-the-engine', 'attacker', 6, 1, [false, true], 100],
      ['bring-them-home', 'either', null, 1, [true, false], 100],
      ['break-out', 'defender', null, 1, [true, true], 100],
      ['follow-the-thread', 'attacker', 7, 1, [true, true], 100],
      ['cleanse', 'attacker', 6, 1, [false, true], 125],
    ]);
  });

  const ops = (id: string) =>
    present(pack.tables.get(id), id).rows.map(
      ({ from, to, id: row, effects }) => `${from}-${to} ${row}: ${effects.map(({ op }) => op).join(' ')}`,
    );

  it('should carry the Investigation table', () => {
    expect(ops('investigation')).toEqual([
      '1-1 bait: spawn alert',
      '2-2 clue-trap: damage test',
      '3-3 false-trail: mark',
      '4-4 dust-and-a-case: ammo',
      '5-5 a-name: counter',
      '6-6 a-name-overheard: counter alert',
      '7-7 a-plan: counter free doors',
      '8-8 codes: counter cp',
      '9-9 hidden-cache: counter loot',
      '10-10 the-thread-itself: counter xp change',
    ]);
  });

  it('should call official the events of the Frontline that were found', () => {
    const rows = present(pack.tables.get('frontline-events'), 'frontline').rows;
    expect(rows.filter(({ provenance }) => provenance === 'official-number').map(({ from }) => from)).toEqual([
      1, 2, 3, 4, 5,
    ]);
  });
});
