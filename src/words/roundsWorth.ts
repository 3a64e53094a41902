import type { TargetExpected } from '../engine/family/vanguard/advice/expected.ts';
import type { Prospect } from '../engine/log/advice.ts';
import { chanceShort } from './chance.ts';
import { change } from './format.ts';
import type { Language } from './language.ts';
import { meanSaid } from './oddsSaid.ts';
import type { Words } from './words.ts';

type Worded = Pick<Words<'rounds'>, 'worth'>;

/** What becomes of one target: chances that it is out and that it lies, wounds on average. */
export const targetSaid = ({ worth }: Worded, language: Language, { removed, down, mean }: TargetExpected): string =>
  worth.dealsFloored(chanceShort(removed), chanceShort(down), meanSaid(mean, language));

/** What comes back at whoever attacks; null: nothing can. */
export const backSaid = ({ worth }: Worded, language: Language, { falls, suffers }: Prospect): string | null =>
  suffers > 0 ? worth.back(chanceShort(falls), meanSaid(suffers, language)) : null;

const deals = ({ kills, inflicts }: Prospect): boolean => kills > 0 || inflicts > 0;
const takes = ({ falls, suffers }: Prospect): boolean => falls > 0 || suffers > 0;

/** What comes of a choice, seen by whoever chooses. `all`: of all that can be chosen; what is nothing in each of them is not said. */
export function prospectSaid(
  { worth }: Worded,
  language: Language,
  prospect: Prospect,
  all: readonly Prospect[],
): string {
  const { kills, falls, inflicts, suffers } = prospect;
  const said = [
    ...(all.some(deals) ? [worth.deals(chanceShort(kills), meanSaid(inflicts, language))] : []),
    ...(all.some(takes) ? [worth.takes(chanceShort(falls), meanSaid(suffers, language))] : []),
  ];
  return said.length === 0 ? worth.nothing : said.join(', ');
}

/** How what is dealt changes, `38 % → 45 % out`; the wounds where the chance does not. Null: nothing that is shown. */
export function changeSaid({ worth }: Worded, language: Language, from: Prospect, to: Prospect): string | null {
  const out = [chanceShort(from.kills), chanceShort(to.kills)] as const;
  if (out[0] !== out[1]) return worth.toOut(change(...out));
  const wounds = [meanSaid(from.inflicts, language), meanSaid(to.inflicts, language)] as const;
  return wounds[0] === wounds[1] ? null : worth.toWounds(change(...wounds));
}
