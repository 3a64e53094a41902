import type { Behaviour } from '../../engine/behaviour/killTeam/table.ts';
import type { Ground } from '../../content/ground.ts';
import type { Pack } from '../../content/pack.ts';
import type { Choice } from '../../forms/choices.ts';
import { contentName } from '../../words/content.ts';
import { toldApart } from '../../words/toldApart.ts';
import { whoseSaid } from '../../words/whoseSaid.ts';
import type { Words } from '../../words/words.ts';
import { byName } from './byName.ts';

type Kind = Parameters<Ground['whose']>[0];

/** Whose a row of some kind is, in words. */
export type WhoseSaid = (kind: Kind, id: string) => string;

const nobody: WhoseSaid = () => '';

/** Whose rows are that a scenario may name. */
export const whoseIn =
  ({ whose: words }: Words<'workshop'>['scenarioEditor'], { whose }: Ground): WhoseSaid =>
  (kind, id) =>
    whoseSaid(words, whose(kind, id));

/** The rows that cards are named by, with whose each is, where that is known. */
export const withWhose = (base: Pack, whose: WhoseSaid | undefined) =>
  whose === undefined ? base : { ...base, whose: (id: string) => whose('operatives', id) };

/** Factions to choose from; of those of one name it is said whose each is. */
export const factionChoices = (
  words: Words<'shared'>,
  { factions }: Pick<Pack, 'factions'>,
  whose: WhoseSaid = nobody,
): readonly Choice[] =>
  toldApart(
    [...factions.values()].map(({ id, name }) => ({ id, name: contentName(words, id, name) })),
    (id) => whose('factions', id),
  );

/** What a decision table is called: those of the app by their names in this language. */
export const behaviourName = (
  names: Readonly<Record<string, string>>,
  { id, name, provenance }: Pick<Behaviour, 'id' | 'name' | 'provenance'>,
): string => (provenance === 'user' ? name : (names[id] ?? name));

/** Decision tables to choose from, those of the app by their names in this language. */
export const behaviourChoices = (
  names: Readonly<Record<string, string>>,
  { behaviours }: Pick<Pack, 'behaviours'>,
  whose: WhoseSaid = nobody,
): readonly Choice[] =>
  toldApart(
    [...behaviours.values()].map((table) => ({ id: table.id, name: behaviourName(names, table) })).toSorted(byName),
    (id) => whose('behaviours', id),
  );
