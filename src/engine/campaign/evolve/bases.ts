import type { Draft } from 'immer';
import { nothingGiven } from '../model/bases.ts';
import type { CarriedItem } from '../model/member.ts';
import type { BaseUse } from '../model/state.ts';
import type { CampaignDraft, CampaignHandlers } from './handlers.ts';

const givenIn = (draft: CampaignDraft): Draft<BaseUse> => {
  draft.baseUse ??= nothingGiven();
  return draft.baseUse;
};

/** Its kit is another: what the armoury gave and it has no more goes back, but for what is gone. */
export function givenBack(draft: CampaignDraft, id: string, carried: readonly CarriedItem[]): void {
  const { baseUse } = draft;
  if (baseUse === undefined) return;
  const has = (item: string): boolean => carried.some((each) => each.stash === null && each.item === item);
  baseUse.issues = baseUse.issues.filter(({ member, item, gone }) => gone || member !== id || has(item));
}

/** What the armoury gave is lost, of one item or, with null, all that somebody had; a course ends with who leaves. */
export function issuesGone(draft: CampaignDraft, id: string, item: string | null): void {
  const { baseUse } = draft;
  if (baseUse === undefined) return;
  for (const issue of baseUse.issues)
    if (issue.member === id && (item === null || issue.item === item)) issue.gone = true;
  if (item === null && baseUse.course?.member === id) baseUse.course = null;
}

/** What the base of operations gives (C20). */
export const basesUsed = {
  segmentBegun: (draft) => {
    const now = givenIn(draft);
    now.segment += 1;
    now.rerolls = 0;
    now.issues = now.issues.filter(({ gone }) => !gone);
  },
  casualtyRerolled: (draft) => {
    givenIn(draft).rerolls += 1;
  },
  issued: (draft, { member, item }) => {
    const now = givenIn(draft);
    now.issues.push({ member, item, segment: now.segment, gone: false });
  },
  trainingBegun: (draft, { member, training, scenarios }) => {
    givenIn(draft).course = { member, training, left: scenarios };
  },
  trainingWentOn: (draft, { left }) => {
    const { course } = givenIn(draft);
    if (course !== null) course.left = left;
  },
  trainingStopped: (draft) => {
    givenIn(draft).course = null;
  },
  trained: (draft, { member, training }) => {
    const now = givenIn(draft);
    now.trained.push({ member, training });
    now.course = null;
  },
} satisfies Partial<CampaignHandlers>;
