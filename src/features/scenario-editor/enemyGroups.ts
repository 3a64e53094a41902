import type { Pack } from '../../content/pack.ts';
import type { PickGroup } from '../../ui/PickList.tsx';
import type { Words } from '../../words/words.ts';
import { unitNames } from '../../words/unitNames.ts';
import { factionChoices, type WhoseSaid, withWhose } from './whoseSaid.ts';

interface EnemyGroups {
  readonly words: Words<'shared'>;
  readonly base: Pack;
  /** Whose a row is; left out: that is not said. */
  readonly whose?: WhoseSaid;
  /** Whose cards come first; null: the players choose. */
  readonly faction: string | null;
  /** The head of those who are in no faction. */
  readonly others: string;
}

const byLabel = (a: { readonly label: string }, b: { readonly label: string }): number =>
  a.label.localeCompare(b.label);

/**
 * Enemies to choose from, each once: those of the chosen faction, then those of the others by name, then those of none; no two
 * read the same.
 */
export function enemyGroups({ words, base, whose, faction, others }: EnemyGroups): readonly PickGroup[] {
  const names = unitNames(words, withWhose(base, whose));
  const said = ({ id, dv, models }: { readonly id: string; readonly dv: number; readonly models: number }) =>
    [names.get(id) ?? '', words.common.dv(dv), ...(models > 1 ? [words.common.models(models)] : [])].join(', ');
  const left = new Map([...base.operatives].filter(([, { kind }]) => kind === 'enemy'));
  const take = (ids: Iterable<string>) =>
    [...new Set(ids)]
      .toSorted((a, b) => (names.get(a) ?? '').localeCompare(names.get(b) ?? ''))
      .flatMap((id) => {
        const card = left.get(id);
        left.delete(id);
        return card === undefined ? [] : [{ value: id, label: said(card) }];
      });
  const factions = factionChoices(words, base, whose)
    .map(({ id, name }) => ({ id, rows: base.factions.get(id)?.rows ?? [], label: name }))
    .toSorted((a, b) => Number(b.id === faction) - Number(a.id === faction) || byLabel(a, b));
  const groups = factions.map(({ label, rows }) => ({ label, options: take(rows.map(({ card }) => card)) }));
  return [...groups, { label: others, options: take([...left.keys()]) }].filter(({ options }) => options.length > 0);
}
