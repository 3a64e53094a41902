import { baseUseOf } from '../model/bases.ts';
import type { CarriedItem } from '../model/member.ts';
import type { BaseUse, CampaignState } from '../model/state.ts';
import type { CampaignHandlers } from './handlers.ts';

const withGiven = (state: CampaignState, change: (given: BaseUse) => Partial<BaseUse>): CampaignState => {
  const given = baseUseOf(state);
  return { ...state, baseUse: { ...given, ...change(given) } };
};

/** Its kit is another: what the armoury gave and it has no more goes back, but for what is gone. */
export function givenBack(state: CampaignState, id: string, carried: readonly CarriedItem[]): CampaignState {
  if (state.baseUse === undefined) return state;
  const has = (item: string): boolean => carried.some((each) => each.stash === null && each.item === item);
  return withGiven(state, ({ issues }) => ({
    issues: issues.filter(({ member, item, gone }) => gone || member !== id || has(item)),
  }));
}

/** What the armoury gave is lost, of one item or, with null, all that somebody had; a course ends with who leaves. */
export function issuesGone(state: CampaignState, id: string, item: string | null): CampaignState {
  if (state.baseUse === undefined) return state;
  return withGiven(state, ({ issues, course }) => ({
    issues: issues.map((issue) =>
      issue.member === id && (item === null || issue.item === item) ? { ...issue, gone: true } : issue,
    ),
    course: item === null && course?.member === id ? null : course,
  }));
}

/** What the base of operations gives (C20). */
export const basesUsed = {
  segmentBegun: (state) =>
    withGiven(state, ({ segment, issues }) => ({
      segment: segment + 1,
      rerolls: 0,
      issues: issues.filter(({ gone }) => !gone),
    })),
  casualtyRerolled: (state) => withGiven(state, ({ rerolls }) => ({ rerolls: rerolls + 1 })),
  issued: (state, { member, item }) =>
    withGiven(state, ({ issues, segment }) => ({ issues: [...issues, { member, item, segment, gone: false }] })),
  trainingBegun: (state, { member, training, scenarios }) =>
    withGiven(state, () => ({ course: { member, training, left: scenarios } })),
  trainingWentOn: (state, { left }) =>
    withGiven(state, ({ course }) => ({ course: course === null ? null : { ...course, left } })),
  trainingStopped: (state) => withGiven(state, () => ({ course: null })),
  trained: (state, { member, training }) =>
    withGiven(state, ({ trained }) => ({ trained: [...trained, { member, training }], course: null })),
} satisfies Partial<CampaignHandlers>;
