import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullSettings } from '../../src/engine/family/killteam/model/settings.ts';
import { battleSummary, ledger } from '../../src/persistence/battleIndex.ts';
import { campaignSummary } from '../../src/persistence/campaignIndex.ts';
import {
  type Field,
  fieldsOf,
  flag,
  listOf,
  nullable,
  oneOf,
  onlyFieldsOf,
  optional,
  text,
  whole,
} from '../../src/persistence/fields.ts';
import { schemaOf } from '../../src/persistence/fieldSchema.ts';
import { keptText } from '../../src/persistence/asideNow.ts';
import { appSettings, DEFAULT_SETTINGS } from '../../src/persistence/settingsSlot.ts';
import { schemaShape } from '../support/schemaShape.ts';

const values = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(undefined, Number.NaN, 1.5, 100, 2 ** 60, 'auto', 'table', [], {}, null),
);

const SUMMARY = { title: '', mission: '', turningPoint: 1, savedAt: '', ended: false, archived: false };
const LEDGER = { phase: 'setUp', turn: '', turningPoints: 4, acting: { name: '', ap: 2 }, operatives: [] };
const CAMPAIGN = { name: '', scenarios: 0, operatives: 0, scars: 0, players: ['a'], inBattle: null, savedAt: '' };
const parts = { list: ['a', 'b'], of: 'a', some: null, inner: { at: 1 } };
const part = fieldsOf({
  list: listOf(text, { least: 1, most: 2 }),
  of: oneOf('a', 1),
  some: nullable(flag),
  inner: onlyFieldsOf({ at: whole, more: optional(text) }),
});

/** The same with something else at one place, or one key more or less. */
const changed = (good: object) =>
  fc.tuple(fc.constantFrom(...Object.keys(good), 'other'), values, fc.boolean()).map(([key, value, without]) => {
    const { [key]: _, ...rest } = { ...good } as Record<string, unknown>;
    return without ? rest : { ...rest, [key]: value };
  });

describe('a field', () => {
  it.each<[string, Field<unknown>, object]>([
    ['settings', appSettings, DEFAULT_SETTINGS],
    ['a battle summed up', battleSummary, SUMMARY],
    ['how a battle stands', ledger, LEDGER],
    ['how a battle in rounds stands', ledger, { ...LEDGER, counts: 'rounds' }],
    ['a campaign summed up', campaignSummary, CAMPAIGN],
    ['a text put aside', keptText, { at: '', why: 'migrated', text: '' }],
    ['one of each', part, parts],
  ])('should take what its schema takes: %s', (_name, field, good) => {
    const schema = schemaOf(field);
    expect(field.is(good)).toBe(true);
    fc.assert(
      fc.property(fc.oneof(changed(good), values), (value) => {
        expect(field.is(value)).toBe(schema.safeParse(value).success);
      }),
    );
  });

  it('should write what settings have for new battles as the engine does', () => {
    const { difficulty, automation, readings } = fullSettings.shape;
    const written = schemaShape(schemaOf(appSettings));
    for (const schema of [difficulty, automation, readings]) expect(written).toContain(schemaShape(schema));
  });
});
