import { describe, expect, it } from 'vitest';
import { manifestOf } from '../../../src/content/workshopFiles.ts';
import { isDid, isDraft, keptAs, openedDraft, theirsIn } from '../../../src/features/pack-editor/draft.ts';

const was = {
  ...manifestOf('workshop', 'My pack'),
  credits: ['Ana', 'Bo'],
  changelog: [{ version: '1.0.0', text: 'All' }],
};
const draft = openedDraft(was);

describe('what the pack says of itself', () => {
  it('should be kept as it was opened', () => {
    expect(keptAs(draft, was)).toEqual(was);
    expect([isDraft(structuredClone(draft)), isDraft(was), isDraft(null)]).toEqual([true, false, false]);
    expect([isDid('credits'), isDid('credit')]).toEqual([true, false]);
  });

  it('should leave as it was what is not right yet, and keep the rest', () => {
    const typed = { ...draft, name: ' ', version: '1.', credits: ' Cy \n\n', languages: ['fr'] };
    expect(keptAs(typed, was)).toEqual({ ...was, credits: ['Cy'], languages: ['fr'] });
    const empty = { ...draft, changelog: [{ version: '1.1.0', text: '' }, ...draft.changelog] };
    expect(keptAs(empty, was)).toEqual(was);
    expect(keptAs({ ...draft, name: 'x'.repeat(99) }, was)).toEqual(was);
  });

  it('should say what another tab says too', () => {
    const mine = { ...was, version: '1.1.0' };
    expect(theirsIn(mine, mine)).toBeNull();
    const theirs = theirsIn(mine, { ...mine, name: 'Theirs' });
    expect(theirs?.({ ...draft, credits: 'typed' })).toEqual({ ...draft, name: 'Theirs', credits: 'typed' });
  });
});
