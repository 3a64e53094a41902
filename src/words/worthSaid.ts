import type { Omitted, Prospect } from '../engine/log/advice.ts';
import { chanceShort } from './chance.ts';
import { change } from './format.ts';
import { capital } from './capital.ts';
import type { Language } from './language.ts';
import { meanSaid, type Party, saidBy } from './oddsSaid.ts';
import type { Words } from './words.ts';

const PARTIES: readonly Party[] = ['it', 'you'];

/** What becomes of somebody, as a prospect has it. */
interface Fate {
  readonly falls: number;
  readonly suffers: number;
}
type Fates = Readonly<Record<Party, Fate>>;

/** A prospect of one side by what the player calls both. */
function fatesOf({ kills, falls, inflicts, suffers }: Prospect, chooser: Party): Fates {
  const own: Fate = { falls, suffers };
  const other: Fate = { falls: kills, suffers: inflicts };
  return chooser === 'you' ? { you: own, it: other } : { you: other, it: own };
}

interface Changed {
  readonly from: Prospect;
  readonly to: Prospect;
  readonly chooser: Party;
}

/** How the prospect changes, `kill 38 % → 45 %`; the wounds where no chance does. Null: nothing that is shown. */
export function changeSaid(
  { attack }: Words<'play'>,
  language: Language,
  { from, to, chooser }: Changed,
): string | null {
  const { worth } = attack.odds;
  const [before, after] = [fatesOf(from, chooser), fatesOf(to, chooser)];
  const said = (words: (party: Party) => string, values: (fate: Fate) => string): string[] =>
    PARTIES.flatMap((party) => (values(before[party]) === values(after[party]) ? [] : [words(party)]));
  const chances = said(
    (party) => worth.falls[party](change(chanceShort(before[party].falls), chanceShort(after[party].falls))),
    ({ falls }) => chanceShort(falls),
  );
  const mean = ({ suffers }: Fate): string => meanSaid(suffers, language);
  const wounds = said((party) => worth.wounds[party](change(mean(before[party]), mean(after[party]))), mean);
  const parts = chances.length > 0 ? chances : wounds;
  return parts.length === 0 ? null : attack.sentence(parts);
}

interface Offered {
  readonly prospect: Prospect;
  /** Of all that can be chosen: what is nothing in each of them is not said. */
  readonly all: readonly Prospect[];
  readonly chooser: Party;
}

/** What comes of a choice, in one line: `38 % to take it down, 3.1 wounds on average`; where both sides are at stake who falls. */
export function prospectSaid(
  { attack }: Words<'play'>,
  language: Language,
  { prospect, all, chooser }: Offered,
): string {
  const { falls, takesDown, wounds, worth } = attack.odds;
  const fates = fatesOf(prospect, chooser);
  const others = all.map((each) => fatesOf(each, chooser));
  const at = (part: keyof Fate): readonly Party[] =>
    PARTIES.filter((party) => others.some((each) => each[party][part] > 0));
  const mean = (party: Party): string => meanSaid(fates[party].suffers, language);
  const [hurt, alsoHurt] = at('suffers');
  if (hurt === undefined) return capital(worth.hardly);
  const said =
    alsoHurt === undefined
      ? [saidBy(takesDown[hurt], fates[hurt].falls, language), wounds(mean(hurt))]
      : at('falls').map((party) => saidBy(falls[party], fates[party].falls, language));
  return capital(attack.sentence(said.length > 0 ? said : PARTIES.map((party) => worth.mean[party](mean(party)))));
}

/** What the worth leaves out, as a sentence; null: nothing. */
export const omittedSaid = ({ attack }: Words<'play'>, omitted: Omitted): string | null =>
  omitted === null ? null : attack.odds.worth.omits[omitted];
