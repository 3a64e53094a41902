import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { TrackerScreen } from '../../../src/features/campaign/TrackerScreen.tsx';
import { campaignPlayOf } from '../../../src/state/campaign/campaignPlay.ts';
import { does, founded, shows, stateNow } from '../retinue/stage.tsx';
import { app } from '../../support/app.tsx';

const { undoCampaign } = campaignPlayOf(app);

const segment = (name: string, ...tags: string[]) => ({ name, tags, missions: [], efficiency: null });
const tracker = <TrackerScreen undo={null} onBack={() => undefined} />;
const tagFields = () => screen.getAllByRole('textbox', { name: /tags/iu });

beforeEach(() => founded());

describe('a field of the campaign', () => {
  it('should show the tags of its own segment when one before it is removed', async () => {
    does({ type: 'setSegments', segments: [segment('One', 'Combat'), segment('Two', 'Blocked')] });
    const user = await shows(tracker);
    const [remove] = screen.getAllByRole('button', { name: /remove/iu });
    if (remove === undefined) throw new Error('nothing to remove');
    await user.click(remove);
    expect(tagFields().map((field) => (field as HTMLInputElement).value)).toEqual(['Blocked']);
    await user.click(tagFields()[0] ?? remove);
    await user.tab();
    expect(stateNow().segments).toEqual([segment('Two', 'Blocked')]);
  });

  it('should show the notes as they are after an undo', async () => {
    does({ type: 'setNotes', notes: 'first' }, { type: 'setNotes', notes: 'second' });
    await shows(tracker);
    act(() => void undoCampaign());
    expect(screen.getByRole('textbox', { name: /notes/iu })).toHaveValue('first');
  });
});
