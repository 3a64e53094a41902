import { PLACE_WISHES } from '../../engine/behaviour/killTeam/step.ts';
import { FACT_IDS } from '../../engine/behaviour/killTeam/fact.ts';
import type { BehaviourTable } from '../../engine/behaviour/killTeam/table.ts';
import { RANKS } from '../../engine/behaviour/table.ts';
import { isSelfFact } from '../../engine/behaviour/killTeam/fact.ts';
import type { TableFinding } from '../../engine/behaviour/lint.ts';
import { factName, selfFactSaid } from '../../words/behaviourSentence.ts';
import type { BothWords } from './picks.ts';

function aboutSaid({ words, said }: BothWords, { rows }: BehaviourTable, about: string): string {
  const row = rows.findIndex(({ id }) => id === about);
  if (row !== -1) return words.editor.card(row + 1);
  const rank = RANKS.find((each) => each === about);
  if (rank !== undefined) return said.ranks[rank].name;
  const wish = PLACE_WISHES.find((each) => each === about);
  if (wish !== undefined) return said.wishes[wish].name;
  return FACT_IDS.includes(about) ? factName(said, about) : about;
}

/** What the linter found, in a sentence. */
export function findingSaid(both: BothWords, table: BehaviourTable, finding: TableFinding): string {
  const { words, said } = both;
  if (finding.code === 'noFallback') {
    const when = (finding.when ?? []).filter(({ fact }) => isSelfFact(fact)).map((each) => selfFactSaid(said, each));
    return words.findings.noFallback(said.sentence.and(when));
  }
  return words.findings[finding.code](aboutSaid(both, table, finding.about ?? ''));
}
