import type { Lasting, LastingSource } from '../engine/family/killteam/model/lasting.ts';
import type { LastingChange, LastingOp } from '../engine/family/killteam/card/lastingChange.ts';
import type { Modifier } from '../engine/family/killteam/traits/modifier.ts';
import { capital } from './capital.ts';
import { flagWords } from './flagName.ts';
import type { Look } from './look.ts';
import { bareRuleName } from './ruleName.ts';
import { isMoment } from './secrets.ts';
import type { Words } from './words.ts';

/** Names behind the ids of changes. */
export interface ChangeNames {
  readonly trait: (id: string) => string;
  readonly table: (id: string) => string;
}

/** How each change is said by itself, without whom it concerns. */
export type ChangeCatalogue = {
  readonly [O in LastingOp]: (change: Extract<LastingChange, { op: O }>, names: ChangeNames) => string;
};

/** What a change comes to. */
export function changeByItself(changes: ChangeCatalogue, change: LastingChange, names: ChangeNames): string {
  // The catalogue has one entry for each kind of change; it is looked up by the change's own.
  const said = changes[change.op] as (of: LastingChange, by: ChangeNames) => string;
  return said(change, names);
}

type LastingWords = Pick<Words<'battle'>, 'effects' | 'weaponRules' | 'gameRules'>;

const isKnown = (words: LastingWords, change: Modifier): change is Extract<LastingChange, Modifier> =>
  Object.hasOwn(words.effects.changes, change.op);

const namesIn = ({ contentName, battle }: Look): ChangeNames => ({
  trait: (id) => contentName(id, capital(flagWords(id))),
  table: (id) => contentName(id, battle.tables?.[id]?.title ?? capital(flagWords(id))),
});

/** What something that lasts comes from, by its name; a moment of a scenario is the master’s to name. */
export function sourceSaid(words: LastingWords, { kind, id, name }: LastingSource, look: Look): string {
  if (kind === 'hand') return words.effects.byHand;
  if (isMoment(look, id)) return words.effects.byScenario;
  return kind === 'rule' ? bareRuleName(words, id) : look.contentName(id, name);
}

/** What a change comes to; one that only tells, or that no words know, is called as its source. */
export function changeSaid(words: LastingWords, { change, source }: Lasting, look: Look): string {
  if (change.op === 'told' || !isKnown(words, change)) return sourceSaid(words, source, look);
  return changeByItself(words.effects.changes, change, namesIn(look));
}

/** The same, with whom it concerns; what is all around names itself. */
export function lastingSaid(words: LastingWords, lasting: Lasting, look: Look): string {
  const what = changeSaid(words, lasting, look);
  const { on, source } = lasting;
  const said =
    on.kind === 'battle'
      ? what
      : words.effects.of(on.kind === 'side' ? look.side(on.side) : look.name(on.operative), what);
  const from = sourceSaid(words, source, look);
  return source.kind === 'environment' && from !== what ? words.effects.from(said, from) : said;
}

/** With what began later and says the opposite; `by` null: it holds. */
export const overruledSaid = (
  words: LastingWords,
  said: string,
  { by, look }: { by: Lasting | null; look: Look },
): string => (by === null ? said : words.effects.overruled(said, sourceSaid(words, by.source, look)));

/** What it comes to, from where, and until when. */
export function lastingSentence(words: LastingWords, lasting: Lasting, look: Look): string {
  const source = sourceSaid(words, lasting.source, look);
  const what = changeSaid(words, lasting, look);
  return `${what === source ? what : words.effects.from(what, source)}, ${words.effects.expires[lasting.until]}`;
}
