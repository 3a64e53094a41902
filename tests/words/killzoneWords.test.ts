import { describe, expect, it } from 'vitest';
import { killzonesFiles } from '../../src/content/packs/killzones/files.ts';
import { randomKillzone } from '../../src/content/killzones/randomKillzone.ts';
import { THEATRES } from '../../src/content/killzones/schema.ts';
import { type Answer, type Finding, FINDINGS, MOVES } from '../../src/engine/board/lint/finding.ts';
import { boardAnswerSaid, boardFindingSaid } from '../../src/words/boardFinding.ts';
import { killzones as en } from '../../src/words/en/killzones.ts';
import { killzones as fr } from '../../src/words/fr/killzones.ts';
import { lineText, logLine } from '../../src/words/logLine.ts';
import { fr as frWords } from '../support/words.ts';
import { events } from './support/events.ts';
import { leaves, look, texts } from './support/spoken.ts';

const keys = (catalogue: unknown) =>
  leaves(catalogue)
    .map(([path]) => path)
    .filter((path) => !path.startsWith('content.'));

/** Words that English and French share. */
const SHARED = ['Barricade'];

function written(value: unknown, found: Set<string>, key = ''): Set<string> {
  if (typeof value === 'string') {
    if (key === 'name' || key === 'text') found.add(value);
  } else if (typeof value === 'object' && value !== null)
    for (const [inside, inner] of Object.entries(value)) written(inner, found, inside);
  return found;
}

const { 'pack.json': _, ...rows } = killzonesFiles;
const random = randomKillzone('a', { size: [30, 22], theatre: 'standard', density: 'open', symmetry: null }, new Map());
const all = [...written(rows, written(random, new Set()))];

const at = { at: ['wall', 'shed'], where: { x: 0, y: 0 }, answers: [] };
/** One of each. */
const samples: readonly Finding[] = FINDINGS.map((what) => {
  if (what === 'tightGap' || what === 'noAccess') return { ...at, what, inches: 2.46 };
  if (what === 'zoneSmall') return { ...at, what, room: 4, team: 14 };
  if (what === 'unfair') return { ...at, what, seen: [0.4, 0.25] };
  return { ...at, what };
});
const answers: readonly Answer[] = [
  ...MOVES.map((how) => ({ do: 'move' as const, id: 'wall', by: { x: 0, y: 0 }, how })),
  { do: 'height', id: 'wall', inches: 2.5 },
  { do: 'kind', id: 'wall', trait: 'Heavy' },
  { do: 'kind', id: 'wall', trait: 'Light' },
  { do: 'join', id: 'wall', other: 'shed' },
  { do: 'ladder', id: 'wall', part: { corners: [], low: 0, high: 1, traits: [] } },
  { do: 'noFloor', id: 'wall' },
  { do: 'fill', id: 'wall' },
  { do: 'reshape', id: 'wall', corners: [] },
  { do: 'rename', id: 'wall' },
];

describe('what is found on a board, in words', () => {
  it('should be another sentence for each, with its names', () => {
    for (const words of [en, fr]) {
      const said = samples.map((finding) => boardFindingSaid(words, finding, (id) => id.toUpperCase()));
      expect(new Set(said.map(({ title }) => title)).size).toBe(samples.length);
      expect(said.filter(({ title }) => title.includes('WALL'))).toHaveLength(samples.length - 1);
      expect(new Set(answers.map((answer) => boardAnswerSaid(words, answer))).size).toBe(answers.length);
    }
  });

  it('should write lengths in tenths as the language does', () => {
    const tight = samples.filter(({ what }) => what === 'tightGap');
    const whys = [en, fr].map((words) => tight.map((finding) => boardFindingSaid(words, finding, (id) => id).why));
    expect(whys).toEqual([
      ['The gap is 2.5″: no base of 32 mm goes through.'],
      ['L’écart est de 2,5″\u00A0: aucun socle de 32 mm ne passe.'],
    ]);
  });
});

describe('the words of killzones', () => {
  it('should have the same keys in both languages, and a name for each theatre', () => {
    expect(keys(fr).toSorted()).toEqual(keys(en).toSorted());
    expect(Object.keys(en.theatres)).toEqual([...THEATRES]);
  });

  it('should know every name and sentence of ours in French, and none of nothing', () => {
    const { byName } = fr.content;
    expect(all.filter((said) => byName[said] === undefined)).toEqual([]);
    expect(Object.keys(byName).filter((said) => !all.includes(said))).toEqual([]);
    expect(all.filter((said) => byName[said] === said)).toEqual(SHARED);
  });

  it('should name a board of ours in a French log, and leave another its name', () => {
    const { boardTaken: event } = events;
    const told = (name: string) => {
      const line = logLine(frWords, { ...event, board: { ...event.board, map: { ...event.board.map, name } } }, look);
      return line === null ? '' : lineText(line);
    };
    expect(told('Pump Hall')).toBe(`Le plateau répond\u00A0: ${fr.content.byName['Pump Hall']}`);
    expect(told('Lanes')).toBe('Le plateau répond\u00A0: Lanes');
  });

  it.each([
    ['English', en],
    ['French', fr],
  ])('should never shout, beg or apologise, and write typographic signs, in %s', (__, catalogue) => {
    const loud = /!|\bplease\b|\boops\b|\bsorry\b|are you sure|s’il vous plaît|désolé|['"]/iu;
    expect([...texts(catalogue)].filter(([, said]) => loud.test(said))).toEqual([]);
  });

  it('should bind French punctuation to its word', () => {
    const loose = /[^\u00A0\u202F][:;?](?:\s|$)/u;
    expect([...texts(fr)].map(([, said]) => said).filter((said) => loose.test(said))).toEqual([]);
  });
});
