import { beforeAll, describe, expect, it } from 'vitest';
import { present } from '../../src/engine/core/invariant.ts';
import { buildBattle } from '../../src/content/buildBattle.ts';
import { loadBundledPack } from '../../src/content/bundledPack.ts';
import { mergePacks } from '../../src/content/mergePacks.ts';
import type { Pack } from '../../src/content/pack.ts';
import type { EnemyPick } from '../../src/content/pickEnemies.ts';
import { variantByLot } from '../../src/content/variants.ts';
import { savedBattle } from '../../src/engine/systems/saved.ts';

let pack: Pack;
beforeAll(async () => {
  pack = await loadBundledPack();
});

const cards = (...ids: readonly string[]): EnemyPick[] => ids.map((card) => ({ card, weapons: [] }));

const battleOf = (faction: string, variant: string | null, enemies: readonly EnemyPick[]) =>
  buildBattle({
    pack,
    mission: 'retrieve',
    faction,
    variant,
    enemies,
    players: [{ id: 'p1', name: 'Ana', mark: 'I' }],
    difficulty: 'medium',
    eventTable: 'standard-events',
    dice: { retinue: 'screen', enemy: 'screen' },
    seed: 'seed',
    retinue: [],
  });

const traitsOf = (battle: ReturnType<typeof battleOf>) =>
  battle.operatives.map(({ card, traits = [] }) => [card, traits.map(({ id }) => id)]);

describe('variants of a faction', () => {
  const cult = cards('cult-leader', 'cult-fighter', 'lesser-daemon', 'cult-abomination');

  it.each([
    ['khorne', 'khorne-blood'],
    ['nurgle', 'nurgle-gift'],
    ['slaanesh', 'slaanesh-grace'],
    ['tzeentch', 'tzeentch-fate'],
  ])('should give the rule of the god to cultists and its daemon: %s', (variant, trait) => {
    expect(traitsOf(battleOf('chaos-cult', variant, cult))).toEqual([
      ['cult-leader', ['fervour', trait]],
      ['cult-fighter', [trait]],
      ['lesser-daemon', [trait]],
      ['cult-abomination', []],
    ]);
  });

  it('should give it to those who arrive later, and know who takes a place', () => {
    const battle = battleOf('chaos-cult', 'nurgle', cult);
    const [leader] = present(battle.spawnRows, 'rows').flatMap(({ options }) => options);
    expect(leader?.traits?.map(({ id }) => id)).toEqual(['fervour', 'nurgle-gift']);
    expect(battle.reserves?.map(({ card, traits }) => [card, traits?.[0]?.id])).toEqual([['zombie', 'rises']]);
    expect(savedBattle().safeParse(battle).error?.issues ?? []).toEqual([]);
  });

  it('should change nothing without one, or with one that the faction has not', () => {
    for (const variant of [null, 'of-nobody']) {
      const battle = battleOf('chaos-cult', variant, cult);
      expect(traitsOf(battle)[1]).toEqual(['cult-fighter', []]);
      expect(battle.reserves).toBeUndefined();
    }
  });

  it('should be chosen by lot, each by one face', () => {
    const cultOf = present(pack.factions.get('chaos-cult'), 'cult');
    const chosen = [1, 2, 3, 4].map((face) => variantByLot(cultOf, (sides) => (sides === 4 ? face : 0)));
    expect(chosen).toEqual(['khorne', 'nurgle', 'slaanesh', 'tzeentch']);
    expect(variantByLot(present(pack.factions.get('brood'), 'brood'), () => 1)).toBeNull();
  });
});

describe('variants of own packs', () => {
  it('should be renamed with what they name where packs are played together', () => {
    const both = mergePacks(pack, [{ ...pack, manifest: { ...pack.manifest, id: 'mine' } }]);
    const own = present(both.factions.get('mine--chaos-cult'), 'own').variants?.find(({ id }) => id === 'mine--nurgle');
    const [trait] = own?.grants[0]?.traits ?? [];
    expect([own?.reserves, trait?.id]).toEqual([['mine--zombie'], 'mine--nurgle-gift']);
    expect(trait?.triggers?.[0]?.effects[0]).toMatchObject({ op: 'rise', as: 'mine--zombie' });
    expect(both.operatives.get('mine--zombie')?.traits?.map(({ id }) => id)).toEqual(['mine--rises']);
    expect(both.operatives.get('zombie')?.traits?.map(({ id }) => id)).toEqual(['rises']);
    expect(both.operatives.get('mine--thrall-alpha')?.brings).toEqual([
      'mine--sword-servitor',
      'mine--shield-servitor',
    ]);
    expect(both.factions.get('mine--secutarii')?.insteadOfReinforcements?.id).toBe('mine--secutarii-repairs');
  });
});

describe('cards of the bestiary on the field', () => {
  it('should field both Zombies of a pair for the one DV, and both when they arrive later', () => {
    const battle = battleOf('walking-dead', null, cards('zombie-pair', 'zombie'));
    expect(battle.operatives.map(({ id, name, dv, abilities }) => [id, name, dv, abilities])).toEqual([
      ['zombie-pair-1', 'Zombie 1', 1, ['groupActivation']],
      ['zombie-pair-2', 'Zombie 2', 0, ['groupActivation']],
      ['zombie-1', 'Zombie 3', 1, []],
    ]);
    expect(battle.spawnRows?.map(({ models = 1 }) => models)).toEqual([1, 1, 2, 1, 1, 1, 1]);
  });

  it('should tell how an enemy behaves where the sheet does', () => {
    const told = battleOf('brood', null, cards('brood-prophet', 'brood-hybrid', 'pure-strain')).operatives;
    expect(told.map(({ behaviour }) => behaviour)).toEqual(['caster', undefined, 'beast']);
  });
});
