import type { WeaponItem, WeaponProfile } from '../schema/weapon.ts';
import { hitColumnOf, type Hits } from './hits.ts';
import { rowIdOf, Uniques } from './ids.ts';
import { plainText } from './plain.ts';
import type { ImportedWeapon } from './roster.ts';

/** The ways to use each weapon, without repetitions: who carries two of a pistol has one pistol. */
function grouped(weapons: readonly ImportedWeapon[]): readonly (readonly ImportedWeapon[])[] {
  const groups = new Map<string, Map<string, ImportedWeapon>>();
  for (const weapon of weapons) {
    const key = `${weapon.kind} ${weapon.item}`;
    const profiles = groups.get(key) ?? new Map<string, ImportedWeapon>();
    groups.set(key, profiles.set(JSON.stringify(weapon), weapon));
  }
  return [...groups.values()].map((profiles) => [...profiles.values()]);
}

/** The weapons of a pack while it is made: equal ones are one item, others of the same name get a number. */
export class Armoury {
  readonly items: WeaponItem[] = [];
  private readonly known = new Map<string, string>();
  private readonly ids = new Uniques();
  private readonly profileIds = new Uniques();

  /** The ids of the items that these profiles make up, each once; new items are added. */
  take(weapons: readonly ImportedWeapon[], hits: Hits): string[] {
    return grouped(weapons).map((profiles) => this.itemOf(profiles, hits));
  }

  private itemOf(profiles: readonly ImportedWeapon[], hits: Hits): string {
    const columns = profiles.map((profile) => hitColumnOf(profile, hits));
    const content = JSON.stringify([profiles.map((profile) => ({ ...profile, hit: 0 })), columns]);
    const id = this.known.get(content) ?? this.add(profiles, columns);
    this.known.set(content, id);
    return id;
  }

  private add(profiles: readonly ImportedWeapon[], columns: readonly WeaponProfile['hit'][]): string {
    const [first] = profiles;
    const name = first?.item ?? '';
    const id = this.ids.take(rowIdOf(name, 'weapon'));
    this.items.push({
      id,
      name,
      kind: first?.kind ?? 'melee',
      wp: 0,
      ep: 0,
      gate: 'card',
      ammo: null,
      profiles: profiles.map((profile, index) => this.profileOf(profile, columns[index] ?? { kind: 'own' })),
      byHand: byHandOf(profiles),
      provenance: 'user',
    });
    return id;
  }

  private profileOf(
    { name, attacks, damage, rules, critical = [] }: ImportedWeapon,
    hit: WeaponProfile['hit'],
  ): WeaponProfile {
    const id = this.profileIds.take(rowIdOf(name, 'profile'));
    return {
      id,
      name,
      attacks,
      hit,
      damage: { ...damage },
      rules: [...rules],
      ...(critical.length > 0 && { critical: [...critical] }),
      shots: 1,
    };
  }
}

/** What the ruleset does not know is written down for the players; with its profile when there are several. */
function byHandOf(profiles: readonly ImportedWeapon[]): string | null {
  const lines = profiles
    .filter(({ unknownRules }) => unknownRules.length > 0)
    .map(({ name, unknownRules }) => `${profiles.length > 1 ? `${name}: ` : ''}${unknownRules.join(', ')}`);
  return plainText(lines.join('\n')) || null;
}
