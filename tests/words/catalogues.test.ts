import { describe, expect, it } from 'vitest';
import { en, fr } from '../support/words.ts';
import { LANGUAGES, preferredLanguage } from '../../src/words/language.ts';
import { fetchWords, wordsHere } from '../../src/words/catalogues.ts';
import { leaves, texts } from './support/spoken.ts';

const catalogues = { en, fr };
const english = texts(en);
const french = texts(fr);

/** Texts that can be the same in both languages: names, figures, words that French and English share. */
const SAME: readonly string[] = [
  'deployment.systems.kt2021',
  'deployment.systems.kt2021-lite',
  'deployment.systems.vanguard',
  'common.appName',
  'common.stats.saveShort',
  'common.unit',
  'freeDice.farDie',
  'freeDice.kinds.2d6',
  'freeDice.kinds.d10',
  'freeDice.kinds.d12',
  'freeDice.kinds.d20',
  'freeDice.kinds.d3',
  'freeDice.kinds.d4',
  'freeDice.kinds.d6',
  'freeDice.kinds.d66',
  'freeDice.kinds.d8',
  'freeDice.forWhat',
  'home.games.acolyte',
  'home.games.kt2021',
  'home.games.kt2021-lite',
  'home.games.kt3',
  'home.games.vanguard',
  'home.title',
  'deployment.circumstances.byFace',
  'deployment.mission',
  'deployment.systems.acolyte',
  'turningPoint.cells.initiative',
  'battle.sentence',
  'battle.tokens.engaged',
  'battle.tokens.lasting',
  'battle.tokens.nearMarker',
  'battle.actions',
  'battle.card.heightValue',
  'battle.orderNext',
  'battle.table.tickEnds.no',
  'actions.charge.name',
  'actions.charge.key',
  'actions.guard.key',
  'actions.reanimate.key',
  'actions.interact.key',
  'withWhat.distance',
  'facts.chips.visible',
  'effects.token',
  'dice.dieCount',
  'dice.dieName',
  'dice.face',
  'dice.withDamage',
  'dice.label',
  'options.weapon',
  'options.operative',
  'options.side',
  'options.thing',
  'options.arms',
  'answerBar.value',
  'attack.line.crits',
  'attack.odds.falling',
  'attack.sentence',
  'weaponRules.brutal.name',
  'weaponRules.torrent.name',
  'scenarioPlay.briefing',
  'scenarioPlay.count',
  'scenarioPlay.counted',
  'scenarioPlay.master.kinds.secret',
  'scenarioPlay.master.notes',
  'scenarioPlay.master.passages',
  'settings.parameters.reinforcementValue',
  'common.languages.en',
  'common.languages.fr',
  'common.languageShort.en',
  'common.languageShort.fr',
  'settings.textSizeValue',
  'orders.engage.short',
  'keys.undoKey',
  'keys.redoKey',
  'keys.woundsKey',
  'keys.sheetKey',
];

const keys = (catalogue: unknown) =>
  leaves(catalogue)
    .map(([path]) => path)
    .filter((path) => !path.startsWith('content.'));

const silent = (catalogue: unknown, said: ReadonlyMap<string, string>) =>
  leaves(catalogue)
    .map(([path]) => path)
    .filter((path) => !/^(log|undoCommand|undoCorrection)\./u.test(path))
    .filter((path) => ![...said.keys()].some((key) => key === path || key.startsWith(`${path}(`)));

describe('catalogues', () => {
  it('should have the same keys in every language', () => {
    expect(keys(fr).toSorted()).toEqual(keys(en).toSorted());
  });

  it('should say something with every function', () => {
    expect(silent(en, english)).toEqual([]);
    expect(silent(fr, french)).toEqual([]);
  });

  it.each(LANGUAGES)('should have no empty text in %s', (language) => {
    const empty = [...texts(catalogues[language])].filter(([path, said]) => said.trim() === '' && !mayBeEmpty(path));
    expect(empty).toEqual([]);
  });

  it.each(LANGUAGES)('should never shout, beg or apologise in %s', (language) => {
    const loud = /!|\bplease\b|\boops\b|\bsorry\b|are you sure|s’il vous plaît|désolé/iu;
    expect([...texts(catalogues[language])].filter(([, said]) => loud.test(said))).toEqual([]);
  });

  it.each(LANGUAGES)('should write typographic quotes, minus signs and inches in %s', (language) => {
    const typed = /['"]|(?:^|\s)-\d|\d''/u;
    expect([...texts(catalogues[language])].filter(([, said]) => typed.test(said))).toEqual([]);
  });

  it('should bind French punctuation to its word', () => {
    const loose = /[^\u00A0\u202F][:;?](?:\s|$)/u;
    const written = [...french].filter(([path]) => path !== 'keys.sheetKey' && !path.startsWith('content.byName'));
    expect(written.filter(([, said]) => loose.test(said))).toEqual([]);
  });

  it('should translate every text but those that are the same by nature', () => {
    const same = [...english].filter(([path, said]) => french.get(path) === said).map(([path]) => path);
    const paths = new Set(same.map((path) => path.replace(/\(\d+\)$/u, '')));
    expect([...paths].toSorted()).toEqual(SAME.toSorted());
  });

  it('should give every action a key of its own', () => {
    for (const words of [en, fr]) {
      const taken = [...Object.values(words.actions).map(({ key }) => key), words.keys.undoKey, words.keys.redoKey];
      const all = [...taken, words.keys.woundsKey, words.keys.logKey];
      expect(new Set(all).size).toBe(all.length);
    }
  });
});

function mayBeEmpty(path: string): boolean {
  return path === 'battle.table.tickEnds.no' || /^(options|common\.list|battle\.sentence|attack\.sentence)/u.test(path);
}

describe('fetchWords', () => {
  it('should have what every screen and home say in English from the beginning, and fetch the rest once', async () => {
    expect(wordsHere('shared', 'en')).toMatchObject({ language: 'en' });
    expect(wordsHere('home', 'en')).not.toBeNull();
    const asked = fetchWords('battle', 'fr');
    expect(fetchWords('battle', 'fr')).toBe(asked);
    expect((await asked).battle.endActivation).toBe('Finir l’activation');
    expect(wordsHere('battle', 'fr')).toBe(await asked);
  });
});

describe('preferredLanguage', () => {
  it.each([
    [['fr-CA', 'en'], 'fr'],
    [['en-GB', 'fr'], 'en'],
    [['de', 'fr-FR'], 'fr'],
    [['de'], 'en'],
    [[], 'en'],
  ] as const)('should answer %j with %s', (tags, language) => {
    expect(preferredLanguage(tags)).toBe(language);
  });
});
