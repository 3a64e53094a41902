import type { Finding } from '../../engine/board/lint/finding.ts';
import { type KillzoneRow, SO_BE_IT } from './schema.ts';

type Accepted = NonNullable<KillzoneRow['accepted']>[number];
type About = Pick<Finding, 'what' | 'at'>;

const isOf = ({ what, at }: Accepted, finding: About): boolean =>
  what === finding.what && at.length === finding.at.length && at.every((id) => finding.at.includes(id));

/** Whether somebody can say so be it: what makes a board unfit to be played cannot be let be. */
export const canBe = ({ what }: Pick<Finding, 'what'>): boolean => SO_BE_IT.some((each) => each === what);

/** Whether somebody has said so be it of this. */
export const isAccepted = ({ accepted = [] }: KillzoneRow, finding: About): boolean =>
  accepted.some((each) => isOf(each, finding));

/** The board with a finding that is let be, kept with what it is and whom it is about. */
export function withAccepted(row: KillzoneRow, { what, at }: About): KillzoneRow {
  const kind = SO_BE_IT.find((each) => each === what);
  if (kind === undefined || isAccepted(row, { what, at })) return row;
  return { ...row, accepted: [...(row.accepted ?? []), { what: kind, at: [...at] }] };
}

/** The board with a finding that is minded again. */
export function mindedAgain(row: KillzoneRow, finding: About): KillzoneRow {
  const { accepted: all = [], ...rest } = row;
  const left = all.filter((each) => !isOf(each, finding));
  return left.length === 0 ? rest : { ...rest, accepted: left };
}
