import type { Answer, Finding } from '../engine/board/lint/finding.ts';
import type { Words } from './words.ts';

type Killzones = Words<'killzones'>;

/** What was found on a board, and why it matters. */
interface FindingSaid {
  readonly title: string;
  readonly why: string;
}

/** A length in tenths of an inch. */
const lengthSaid = ({ length }: Killzones, inches: number): string => length(Math.round(inches * 10) / 10);

/** What was found on a board, in words. `nameOf`: what a piece or zone is called, by its id. */
export function boardFindingSaid(words: Killzones, finding: Finding, nameOf: (id: string) => string): FindingSaid {
  const { findings } = words;
  const [name = '', other = ''] = finding.at.map(nameOf);
  switch (finding.what) {
    case 'overlap':
      return { title: findings.overlap.title(name, other), why: findings.overlap.why };
    case 'tightGap':
      return {
        title: findings.tightGap.title(name, other),
        why: findings.tightGap.why(lengthSaid(words, finding.inches)),
      };
    case 'noAccess':
      return { title: findings.noAccess.title(name), why: findings.noAccess.why(lengthSaid(words, finding.inches)) };
    case 'zoneSmall':
      return { title: findings.zoneSmall.title(name), why: findings.zoneSmall.why(finding.room, finding.team) };
    case 'unfair':
      return { title: findings.unfair.title, why: findings.unfair.why(...finding.seen) };
    case 'twice':
    case 'badShape':
    case 'noHeight':
    case 'overEdge':
    case 'noKind':
    case 'nobodyStands': {
      const { title, why } = findings[finding.what];
      return { title: title(name), why };
    }
  }
}

/** What can be done about a finding, in a word or two. */
export function boardAnswerSaid(words: Killzones, answer: Answer): string {
  const { answers } = words;
  switch (answer.do) {
    case 'move':
      return answers.moves[answer.how];
    case 'height':
      return answers.height(lengthSaid(words, answer.inches));
    case 'kind':
      return answers.kinds[answer.trait];
    case 'join':
    case 'ladder':
    case 'noFloor':
    case 'fill':
    case 'reshape':
    case 'rename':
      return answers[answer.do];
  }
}
