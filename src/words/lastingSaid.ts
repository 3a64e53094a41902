import type { Lasting, LastingSource } from '../engine/family/killteam/model/lasting.ts';
import type { LastingChange, LastingOp } from '../engine/family/killteam/card/lastingChange.ts';
import type { Modifier } from '../engine/family/killteam/traits/modifier.ts';
import type { Look } from './look.ts';
import { bareRuleName } from './ruleName.ts';
import type { Words } from './words.ts';

/** How each change is said by itself, without whom it concerns. */
export type ChangeCatalogue = {
  readonly [O in LastingOp]: (change: Extract<LastingChange, { op: O }>, look: Look) => string;
};

type LastingWords = Pick<Words<'battle'>, 'effects' | 'weaponRules' | 'gameRules'>;

const opOf = (id: string): LastingOp | undefined => LASTING_OPS.find((op) => op === id);

/** What something that lasts comes from, by its name. */
export function sourceSaid(words: LastingWords, { kind, id, name }: LastingSource, look: Look): string {
  if (kind === 'hand') return words.effects.byHand;
  return kind === 'rule' ? bareRuleName(words, id) : look.contentName(id, name);
}

/** What a change comes to; one that only tells, or that no words know, is called as its source. */
export function changeSaid(words: LastingWords, { change, source }: Lasting, look: Look): string {
  const op = opOf(change.op);
  if (op === undefined || op === 'told') return sourceSaid(words, source, look);
  // The catalogue has one entry for each kind of change; it is looked up by the change's own.
  const said = changes[op] as (of: Modifier, by: Look) => string;
  return said(change, look);
}

/** The same, with whom it concerns. */
export function lastingSaid(words: LastingWords, lasting: Lasting, look: Look): string {
  const what = changeSaid(words, lasting, look);
  const { on } = lasting;
  if (on.kind === 'battle') return what;
  return words.effects.of(on.kind === 'side' ? look.side(on.side) : look.name(on.operative), what);
}

/** What it comes to, from where, and until when. */
export const lastingSentence = (words: LastingWords, lasting: Lasting, look: Look): string =>
  `${words.effects.from(changeSaid(words, lasting, look), sourceSaid(words, lasting.source, look))}, ${words.effects.expires[lasting.until]}`;
