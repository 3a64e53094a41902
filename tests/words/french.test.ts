import { smallSetup } from '../support/smallBattle.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { de } from '../../src/words/fr/de.ts';
import { en, fr } from '../support/words.ts';

const SOURCES = ['src/features', 'src/app', 'src/ui', 'src/words'];
const read = (folder: string): readonly (readonly [string, string])[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/u.test(name) && !name.startsWith('en'))
    .map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')]);

describe('de', () => {
  it.each([
    ['Vex', 'de Vex'],
    ['Isaura Vex', 'd’Isaura Vex'],
    ['Éloi', 'd’Éloi'],
    ['Hale', 'de Hale'],
    ['\uE000Ignace\uE001', 'd’\uE000Ignace\uE001'],
    ['', 'de '],
  ])('should stand before %j as %j', (name, said) => {
    expect(de(name)).toBe(said);
  });
});

describe('a colon between words', () => {
  it('should come from the catalogue, because French puts a space before it', () => {
    const glued = SOURCES.flatMap(read).filter(([, text]) => /\$\{[^`{}]*\}: [^`]*`/u.test(text));
    expect(glued.map(([path]) => path)).toEqual([]);
  });
});

describe('a sign that would mislead', () => {
  it('should be a word for Hit and Save, where a lower figure is better', () => {
    expect([en.effects.label('hit', -1), en.effects.label('save', 1)]).toEqual(['Hit 1 worse', 'Save 1 better']);
    expect([fr.effects.label('hit', -1), fr.effects.label('save', 1)]).toEqual(['Touche pire', 'Sauv. meilleure']);
    expect([en.effects.label('apl', -1), en.effects.label('move', 2)]).toEqual(['APL −1', 'Move +2″']);
  });
});

describe('the advice of a fight', () => {
  it('should say that its numbers are wounds left', () => {
    const params = { me: 'vex', mine: 4, them: 'voice', theirs: 0 };
    const names = { name: (id: string) => id, side: (id: string) => id } as const;
    const look = { ...names, weaponName: names.name, trackName: names.name, playerName: names.name };
    const whole = {
      ...look,
      packName: names.name,
      contentName: (_: string, name: string) => name,
      contentText: (_key: string, text: string) => text,
      battle: smallSetup(),
    };
    expect(en.notes.fightOutcome(params, whole)).toBe('Played well from here: vex at 4 wounds, voice down.');
    expect(en.notes.fightOutcome({ ...params, mine: 1 }, whole)).toContain('vex at 1 wound,');
  });
});
