import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCampaignPack } from '../../../src/content/campaign/loadCampaignPack.ts';
import { loadPack } from '../../../src/content/loadPack.ts';
import { acolyteCampaignFiles } from '../../../src/content/packs/acolyte-campaign/files.ts';
import { acolyteCoreFiles } from '../../../src/content/packs/acolyte-core/files.ts';
import { systemById } from '../../../src/engine/systems/killTeams.ts';
import { brief } from '../../support/packProblems.ts';

const loadedCore = loadPack(acolyteCoreFiles, systemById);
if (!loadedCore.ok) throw new Error('the bundled pack has problems');
const { pack: core } = loadedCore;

const problemsOf = (files: unknown) => {
  const result = loadCampaignPack(files, core, systemById);
  return result.ok ? [] : brief(result.problems);
};

type Path = readonly (string | number)[];

function put(inner: unknown, path: Path, value: unknown): void {
  const [key, ...rest] = path;
  if (typeof inner !== 'object' || inner === null || key === undefined) throw new Error('no such place in the pack');
  if (rest.length > 0) put(Reflect.get(inner, key), rest, value);
  else if (value === undefined) Reflect.deleteProperty(inner, key);
  else Reflect.set(inner, key, value);
}

const changed = (...path: readonly (string | number)[]) => {
  const files = structuredClone({ ...acolyteCampaignFiles });
  return {
    to: (value: unknown) => {
      put(files, path, value);
      return files;
    },
  };
};

const without = (file: string, index: number) => {
  const files = structuredClone({ ...acolyteCampaignFiles });
  const rows = files[file];
  if (!Array.isArray(rows)) throw new Error('no rows');
  rows.splice(index, 1);
  return files;
};

describe('loadCampaignPack: shape', () => {
  it('should find nothing wrong with the pack that the cases below change', () => {
    expect(problemsOf(acolyteCampaignFiles)).toEqual([]);
  });

  it.each([
    ['null', null],
    ['a text', 'pack'],
    ['an array', []],
  ])('should refuse %s for a set of files', (_, files) => {
    expect(problemsOf(files)).toEqual(['  notAPack']);
  });

  it('should miss each file that is not there', () => {
    const found = problemsOf({});
    expect(found).toContain('pack.json  missingFile');
    expect(found).toContain('honours.json  missingFile');
    expect(found).toContain('tables/perils.json  missingFile');
  });

  it('should name a file it does not know', () => {
    expect(problemsOf({ ...acolyteCampaignFiles, 'operatives.json': [] })).toEqual(['operatives.json  unknownFile']);
  });

  it.each([
    [changed('honours.json', 3, 'face').to(0), 'honours.json [3].face outOfRange'],
    [changed('honours.json', 3, 'nmae').to('Vicious'), 'honours.json [3].nmae unknownKey'],
    [changed('honours.json', 3, 'power').to(undefined), 'honours.json [3].power missing'],
    [
      changed('scars.json', 2, 'trait', 'modifiers', 0, 'op').to('explode'),
      'scars.json [2].trait.modifiers[0].op notAllowed',
    ],
    [changed('scars.json', 2, 'id').to('Ruined Eye'), 'scars.json [2].id badId'],
    [changed('difficulty.json', 0, 'xpPercent').to(1e9), 'difficulty.json [0].xpPercent outOfRange'],
    [changed('powers.json').to(null), 'powers.json  wrongType'],
  ])('should say where %#: a shape is wrong', (files, problem) => {
    expect(problemsOf(files)).toContain(problem);
  });
});

describe('loadCampaignPack: references', () => {
  it.each([
    [changed('powers.json', 1, 'weapon').to('no-bolt'), 'powers.json [1].weapon unknownReference'],
    [changed('equipment.json', 1, 'weapon').to('no-grenade'), 'equipment.json [1].weapon unknownReference'],
    [changed('wargear.json', 0, 'item').to('no-gun'), 'wargear.json [0].item unknownReference'],
    [changed('loot.json', 2, 'find', 'items', 1).to('no-find'), 'loot.json [2].find.items[1] unknownReference'],
    [changed('loot.json', 14, 'find', 'item').to('no-find'), 'loot.json [14].find.item unknownReference'],
    [
      changed('weapons.json', 0, 'profiles', 0, 'rules', 0, 'id').to('bouncy'),
      'weapons.json [0].profiles[0].rules[0].id unknownRule',
    ],
    [
      changed('honours.json', 1, 'trait', 'modifiers', 0, 'rule', 'id').to('bouncy'),
      'honours.json [1].trait.modifiers[0].rule.id unknownRule',
    ],
    [
      changed('honours.json', 9, 'trait', 'modifiers', 0, 'rule', 'params').to({}),
      'honours.json [9].trait.modifiers[0].rule.params badParams',
    ],
    [
      changed('backgrounds.json', 17, 'trait', 'modifiers', 0, 'rules', 1).to('bouncy'),
      'backgrounds.json [17].trait.modifiers[0].rules[1] unknownRule',
    ],
    [changed('scars.json', 0, 'trait', 'id').to('other-leg'), 'scars.json [0].trait.id idDiffers'],
    [changed('scars.json', 0, 'trait', 'source').to('honour'), 'scars.json [0].trait.source wrongKind'],
    [changed('tables/perils.json', 'id').to('dangers'), 'tables/perils.json id idDiffers'],
    [changed('recruits.json', 0, 'member').to('nobody'), 'recruits.json [0].member unknownReference'],
    [changed('recruits.json', 1, 'background').to('baker'), 'recruits.json [1].background unknownReference'],
    [changed('recruits.json', 1, 'member').to('isaura-vex'), 'recruits.json [1].member duplicateId'],
    [changed('pack.json', 'dependencies', 0, 'version').to('1.0.1'), 'pack.json dependencies[0] dependencyNotLoaded'],
    [changed('pack.json', 'dependencies', 0, 'id').to('other-core'), 'pack.json dependencies[0] dependencyNotLoaded'],
  ])('should say where %#: an id leads nowhere', (files, problem) => {
    expect(problemsOf(files)).toEqual([problem]);
  });

  it('should not allow two traits of one id, whatever their rows are', () => {
    const files = changed('ploys.json', 0, 'trait', 'id').to('vicious');
    put(files, ['ploys.json', 0, 'id'], 'vicious');
    expect(problemsOf(files)).toEqual(['ploys.json [0].trait.id duplicateId']);
  });

  it('should find no weapon missing in a file that is broken itself', () => {
    expect(problemsOf(changed('equipment.json', 0, 'ep').to('one'))).toEqual(['equipment.json [0].ep wrongType']);
  });

  it('should take a newer version of what it stands on', () => {
    expect(problemsOf(changed('pack.json', 'dependencies', 0, 'version').to('0.9.9'))).toEqual([]);
  });
});

describe('loadCampaignPack: whole lists', () => {
  it.each([
    [without('backgrounds.json', 3), 'backgrounds.json  facesNotCoveredOnce'],
    [changed('honours.json', 0, 'face').to(2), 'honours.json  facesNotCoveredOnce'],
    [without('scars.json', 9), 'scars.json  facesNotCoveredOnce'],
    [without('objectives.json', 0), 'objectives.json  facesNotCoveredOnce'],
    [changed('loot.json', 9, 'from').to(11), 'loot.json  facesNotCoveredOnce'],
    [without('casualties.json', 4), 'casualties.json  totalsNotCoveredOnce'],
    [changed('casualties.json', 6, 'to').to(9), 'casualties.json  totalsNotCoveredOnce'],
    [changed('casualties.json', 1, 'from').to(0), 'casualties.json  totalsNotCoveredOnce'],
    [without('levels.json', 5), 'levels.json  levelsNotContiguous'],
    [changed('levels.json', 3, 'xp').to(40), 'levels.json  levelsNotContiguous'],
    [without('awards.json', 0), 'awards.json  missingRow'],
    [changed('difficulty.json', 2, 'id').to('easy'), 'difficulty.json  missingRow'],
  ])('should say of which file %#: a list is not whole', (files, problem) => {
    expect(problemsOf(files)).toContain(problem);
  });
});

describe('loadCampaignPack: hostile input', () => {
  const places: Path[] = [];
  const walk = (value: unknown, path: Path): void => {
    if (path.length > 0) places.push(path);
    if (typeof value === 'object' && value !== null)
      for (const key of Object.keys(value)) walk(Reflect.get(value, key), [...path, key]);
  };
  walk(acolyteCampaignFiles, []);

  it('should never throw on any value in any place of a sound pack', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.anything(), (path, value) => {
        const files = structuredClone({ ...acolyteCampaignFiles });
        put(files, path, value);
        expect(() => loadCampaignPack(files, core, systemById)).not.toThrow();
      }),
      { numRuns: 150 },
    );
  });
});
