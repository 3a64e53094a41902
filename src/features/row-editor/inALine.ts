import { hasDv, type MadeRef } from '../../content/making/systems.ts';
import { madeShape, type MadeRow } from '../../content/making/kinds.ts';
import type { Words } from '../../words/words.ts';
import { target } from '../../words/format.ts';
import { weaponDrawn } from './drawnCard.ts';
import { labelOf, valueOf } from './labels.ts';

type Saying = { readonly words: Words<'making'>; readonly play: Words<'play'> };

/** The numbers that a row of a kind is told apart by. */
const TOLD: Readonly<Partial<Record<MadeRef['kind'], readonly string[]>>> = {
  killTeams: ['ep'],
  bandModels: ['points', 'cp', 'wn'],
  warBands: ['limit'],
  bandScenarios: ['rounds'],
  armour: ['wp'],
};

const figures = ({ words }: Saying, of: MadeRef, row: MadeRow, keys: readonly string[]): string =>
  keys
    .flatMap((key) => (typeof row[key] === 'number' ? [words.figure(labelOf(words, of, key), row[key])] : []))
    .join(' · ');

function cardLine({ words, play }: Saying, of: MadeRef, row: MadeRow): string {
  const { stats } = play.common;
  const number = (key: string): number => Number(row[key] ?? 0);
  const dv = hasDv(of.system) ? [words.figure(words.fields.dv, number('dv'))] : [];
  const side = hasDv(of.system) ? [valueOf(words, 'kind', String(row['kind']))] : [];
  return [...side, ...dv, words.figure(stats.wounds, number('wounds')), `${stats.save} ${target(number('save'))}`].join(
    ' · ',
  );
}

function weaponLine({ play }: Saying, row: MadeRow): string {
  const { stats } = play.common;
  return weaponDrawn(play, row, null)
    .slice(0, 2)
    .map(({ attacks, hit, damage, rules }) =>
      [`${stats.attacks} ${attacks}`, `${stats.hitShort} ${hit}`, `${stats.damage} ${damage}`, rules]
        .filter((each) => each !== '')
        .join(' · '),
    )
    .join('. ');
}

/** A row in one line of a list: what it is told apart by. */
export function inALine(of: MadeRef, given: object, saying: Saying): string {
  const row = madeShape.safeParse(given).data;
  if (row === undefined) return '';
  if (of.kind === 'operatives') return cardLine(saying, of, row);
  if (of.kind === 'weapons') return weaponLine(saying, row);
  return figures(saying, of, row, TOLD[of.kind] ?? []);
}
