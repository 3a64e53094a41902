import { describe, expect, it } from 'vitest';
import { acolyteCoreFiles } from '../../src/content/packs/acolyte-core/files.ts';
import { answered, refusedWith } from '../support/headlessCase.ts';
import { scenarioFiles } from '../support/scenarioPack.ts';
import { testPackFiles } from '../support/testPack.ts';

const packCase = (files: unknown) => ({ id: 'p', kind: 'pack', files });

describe('pack cases', () => {
  it('should count what is in a good pack', () => {
    const reply = answered(packCase(acolyteCoreFiles));
    expect(reply).toMatchObject({ ok: true, result: { problems: [], summary: { id: 'acolyte-core' } } });
    expect(answered(packCase(testPackFiles))).toMatchObject({
      result: { summary: { id: 'test-pack', version: '1.0.0', counts: { missions: 1, tables: 2, difficulties: 3 } } },
    });
  });

  it('should list every problem with its file and path', () => {
    const weapons = structuredClone(testPackFiles['weapons.json']) as { profiles: { rules: unknown[] }[] }[];
    weapons[0]?.profiles[0]?.rules.push({ id: 'punching', params: {} });
    const reply = answered(packCase({ ...testPackFiles, 'weapons.json': weapons, 'wepons.json': [] }));
    expect(reply).toMatchObject({
      ok: false,
      error: {
        code: 'invalidPack',
        message: '2 problems',
        problems: [
          { file: 'wepons.json', path: '', code: 'unknownFile' },
          { file: 'weapons.json', path: '[0].profiles[0].rules[1].id', code: 'unknownRule' },
        ],
      },
    });
  });

  it('should know the rules of the ruleset that the pack names', () => {
    const manifest = testPackFiles['pack.json'] as Record<string, unknown>;
    const reply = answered(packCase({ ...testPackFiles, 'pack.json': { ...manifest, ruleset: 'kt3' } }));
    expect(JSON.stringify(reply.error)).toContain('markerArea');
  });

  it('should look for rows in the pack below, when there is one', () => {
    expect(refusedWith(packCase(scenarioFiles))).toBe('invalidPack files');
    expect(answered({ ...packCase(scenarioFiles), base: acolyteCoreFiles })).toMatchObject({
      ok: true,
      result: { summary: { id: 'mine', counts: { missions: 1, tables: 1 } } },
    });
    expect(refusedWith({ ...packCase(scenarioFiles), base: {} })).toBe('invalidPack base');
  });

  it('should want files', () => {
    expect(refusedWith({ id: 'p', kind: 'pack' })).toBe('missingField files');
    expect(refusedWith(packCase([]))).toBe('wrongType files');
    expect(refusedWith(packCase({}))).toBe('invalidPack files');
  });
});
