import { smallSetup } from '../support/smallBattle.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { de, que } from '../../src/words/fr/de.ts';
import { behaviour } from '../../src/words/fr/behaviour/behaviour.ts';
import { campaign } from '../../src/words/fr/campaign/campaign.ts';
import { twoSides } from '../../src/words/fr/twoSides.ts';
import { en, fr } from '../support/words.ts';
import { leaves } from './support/spoken.ts';

const SOURCES = ['src/features', 'src/app', 'src/ui', 'src/words'];
const read = (folder: string): readonly (readonly [string, string])[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/u.test(name) && !name.startsWith('en'))
    .map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')]);

/** All that French says by itself, without what is put into it. */
const FRENCH = [...leaves(fr), ...leaves(campaign), ...leaves(behaviour), ...leaves(twoSides)].filter(
  (each): each is readonly [string, string] => typeof each[1] === 'string' && !each[0].startsWith('common.languages'),
);

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

describe('que', () => {
  it('should lose its e before a vowel, and nowhere else', () => {
    expect([que('Isaura'), que('Éloi'), que('Vex'), que('Hale')]).toEqual([
      'qu’Isaura',
      'qu’Éloi',
      'que Vex',
      'que Hale',
    ]);
  });
});

describe('elision', () => {
  it('should be left to `de` and `que` before every name that is put in', () => {
    const inserted =
      /\b(?:de|que) \$\{(?:(?:who|whom|name|named|instead|player|parent)\b|look\.(?:name|side|playerName|trackName|contentName)\()/u;
    const loose = read('src/words/fr').flatMap(([path, text]) =>
      path.endsWith('de.ts') ? [] : text.split('\n').filter((line) => inserted.test(line)),
    );
    expect(loose).toEqual([]);
  });

  it('should be made before every word that stands there already', () => {
    const loose =
      /(?:^|[^\p{L}’-])(?:de|que|je|le|la|ne|se|jusque|lorsque) (?=[aeiouyàâéèêîôû])(?!oui\b|onz|y\u2019|ou\b|un\s?:)/iu;
    const said = FRENCH.filter(([, text]) => loose.test(text));
    expect(said).toEqual([]);
  });
});

describe('French', () => {
  it('should have no English left over', () => {
    const english = /\b(?:the|and|with|your|player|retrieve|enemy|enemies|tap|roll|wounds|turning point)\b/iu;
    expect(FRENCH.filter(([, text]) => english.test(text))).toEqual([]);
  });

  it('should call one thing by one name: a Sprint, what is rolled, who is brought down', () => {
    const other = /\b(?:ruée|jetez|jeter|victoires?(?! \d)|les tombés)\b/iu;
    const said = FRENCH.filter(([, text]) => other.test(text) && !/points? de victoire/iu.test(text));
    expect(said).toEqual([]);
  });

  it('should never call the retinue “Suite” alone, which reads as what follows', () => {
    expect(FRENCH.filter(([, text]) => /^(?:la )?suite$/iu.test(text))).toEqual([]);
  });
});

describe('a colon between words', () => {
  it('should come from the catalogue, because French puts a space before it', () => {
    const glued = SOURCES.flatMap(read).filter(([, text]) => /\$\{[^`{}]*\}: [^`]*`/u.test(text));
    expect(glued.map(([path]) => path)).toEqual([]);
  });

  it('should begin no line, nor any other sign that French sets off', () => {
    const literals = (text: string): readonly string[] => {
      let bare = text.replaceAll(/\/\*[\s\S]*?\*\//gu, '');
      // What is put into a sentence may have literals of its own.
      while (/\$\{[^{}]*\}/u.test(bare)) bare = bare.replaceAll(/\$\{[^{}]*\}/gu, '…');
      return bare.match(/`[^`]*`|'(?:[^'\\\n]|\\.)*'/gu) ?? [];
    };
    const loose = read('src/words')
      .filter(([path]) => path.startsWith(join('src', 'words', 'fr')))
      .flatMap(([path, text]) => literals(text).map((each) => `${path} ${each}`))
      // Those with a choice by a table of its own inside are not looked into.
      .filter((each) => !each.includes('${') && / [:;!?»]|« /u.test(each));
    expect(loose).toEqual([]);
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
