import type { KillTeam } from '../../behaviour/killTeam/terms.ts';
import { selfNumber } from '../../behaviour/killTeam/fact.ts';
import type { FactQuestion } from '../../behaviour/factQuestion.ts';
import { type Known, selfIs, withSelf } from '../../behaviour/known.ts';
import type { Thought } from '../../behaviour/thought.ts';
import type { TableLook } from '../../log/request.ts';
import type { LookRequest } from '../../family/killteam/model/request.ts';
import { hangsOn } from './hangsOn.ts';

const ALONG = 'farFromAll';
const FAR = selfNumber(ALONG);

/** What a look from where it stands tells along, so that it is not asked for by itself; nothing when no row hangs on it. */
export const askedAlong = (thought: Thought<KillTeam>, question: FactQuestion): Pick<LookRequest, 'also'> =>
  question.kind === 'sight' &&
  question.place === 'here' &&
  selfIs(thought.known.self, FAR) === null &&
  thought.table.rows.some((row) => hangsOn(thought, row, FAR, true))
    ? { also: ALONG }
    : {};

/** With what a look told along. */
export const withAlong = (known: Known, look: TableLook): Known =>
  look.kind === 'sight' && look.also !== undefined ? withSelf(known, FAR, look.also) : known;
