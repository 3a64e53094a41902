import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CampaignSettingsScreen } from '../../../src/features/campaign/CampaignSettingsScreen.tsx';
import { ChronicleScreen } from '../../../src/features/campaign/ChronicleScreen.tsx';
import { TrackerScreen } from '../../../src/features/campaign/TrackerScreen.tsx';
import { DescribeSheet } from '../../../src/features/retinue/operative/DescribeSheet.tsx';
import { RecruitScreen } from '../../../src/features/retinue/RecruitScreen.tsx';
import { useCampaignScene } from '../../../src/scene/useCampaignScene.ts';
import { campaignPlayOf } from '../../../src/state/campaign/campaignPlay.ts';
import { campaign as words } from '../../../src/words/en/campaign/campaign.ts';
import { common } from '../../../src/words/en/common.ts';
import { campaignNow, does, founded, manned, shows, stateNow } from '../retinue/stage.tsx';
import { app } from '../../support/app.tsx';

const { closeCampaign, openCampaign, undoCampaign } = campaignPlayOf(app);

const TEXT = 'The bell rings.';
const nothing = () => undefined;
const tracker = <TrackerScreen undo={null} onBack={nothing} />;
const settings = (
  <CampaignSettingsScreen undo={null} onBack={nothing} onExport={nothing} onDelete={() => Promise.resolve(true)} />
);
const recruit = <RecruitScreen onBack={nothing} onRecruited={nothing} onScenario={nothing} />;
const chronicle = <ChronicleScreen undo={null} onBack={nothing} onPrint={nothing} />;
const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });
/** What is parked of this campaign. */
const parked = () => Object.keys(localStorage).filter((key) => key.startsWith('retinue/typed/'));

/** The page is gone in this moment: nothing that waits happens any more. */
function gone(): { readonly texts: ReadonlyMap<string, string>; readonly id: string } {
  dispatchEvent(new Event('pagehide'));
  return killed();
}

/** The same without a word to the page. */
function killed(): { readonly texts: ReadonlyMap<string, string>; readonly id: string } {
  const texts = new Map(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? '']));
  return { texts, id: campaignNow().id };
}

/** The app anew with what is stored; the campaign is opened. */
async function reloaded({ texts, id }: ReturnType<typeof gone>): Promise<void> {
  cleanup();
  await closeCampaign();
  localStorage.clear();
  for (const [key, text] of texts) localStorage.setItem(key, text);
  await openCampaign(id);
}

beforeEach(() => founded());
afterEach(cleanup);

describe('notes of a campaign', () => {
  it('should be there when the page is gone in the moment they were typed', async () => {
    const user = await shows(tracker);
    await user.type(field(words.tracker.notes), TEXT);
    expect(stateNow().notes).toBe('');
    await reloaded(gone());
    expect(stateNow().notes).toBe(TEXT);
    expect(parked()).toEqual([]);
    await shows(tracker);
    expect(field(words.tracker.notes)).toHaveValue(TEXT);
    act(() => void undoCampaign());
    expect(stateNow().notes).toBe('');
  });

  it('should be parked from the first letter, and no longer once they are written', async () => {
    const user = await shows(tracker);
    await user.type(field(words.tracker.notes), 'T');
    expect(parked()).toHaveLength(1);
    await user.type(field(words.tracker.notes), TEXT.slice(1));
    cleanup();
    expect(stateNow().notes).toBe(TEXT);
    expect(parked()).toEqual([]);
  });

  it('should not be parked when they are again what the campaign has', async () => {
    does({ type: 'setNotes', notes: 'T' });
    const user = await shows(tracker);
    await user.type(field(words.tracker.notes), 'h{Backspace}');
    const { texts } = gone();
    expect([...texts.keys()].filter((key) => key.startsWith('retinue/typed/'))).toEqual([]);
  });
});

describe('a note for the chronicle', () => {
  it('should still stand in its field when the page was gone, until it is written', async () => {
    const user = await shows(chronicle);
    await user.type(field(words.story.note), TEXT);
    await reloaded(gone());
    const again = await shows(chronicle);
    expect(field(words.story.note)).toHaveValue(TEXT);
    await again.click(press(words.story.write));
    expect(stateNow().chronicle.at(-1)).toMatchObject({ kind: 'note', text: TEXT });
    expect(field(words.story.note)).toHaveValue('');
    cleanup();
    expect(parked()).toEqual([]);
  });
});

function Describe({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { state } = useCampaignScene();
  const member = state.members.find((each) => each.id === id);
  return member === undefined ? null : <DescribeSheet member={member} onClose={onClose} />;
}

describe('notes of a campaign that another tab writes', () => {
  it('should take no letter, and say why', async () => {
    const user = await shows(tracker);
    const { campaignSave } = app.store.getState();
    act(() => app.store.setState({ campaignSave: { kind: 'readOnly', cause: 'otherTab' } }));
    await user.type(field(words.tracker.notes), 'T');
    expect(field(words.tracker.notes)).toHaveValue('');
    expect(field(words.tracker.notes)).toHaveAccessibleDescription('Reading only, another tab writes');
    act(() => app.store.setState({ campaignSave }));
    await user.type(field(words.tracker.notes), 'T');
    expect(field(words.tracker.notes)).toHaveValue('T');
  });
});

describe('notes of an operative', () => {
  const { operative } = words.retinue;

  it('should still stand in their field when the page was gone, until they are kept', async () => {
    const { vex } = manned();
    const user = await shows(<Describe id={vex} onClose={nothing} />);
    await user.type(field(operative.notes), TEXT);
    await reloaded(gone());
    const again = await shows(<Describe id={vex} onClose={nothing} />);
    expect(field(operative.notes)).toHaveValue(TEXT);
    await again.click(press(common.save));
    expect(stateNow().members.find(({ id }) => id === vex)?.notes).toBe(TEXT);
    cleanup();
    expect(parked()).toEqual([]);
  });

  it('should be forgotten when the sheet is closed without keeping them', async () => {
    const { vex } = manned();
    const user = await shows(<Describe id={vex} onClose={nothing} />);
    await user.type(field(operative.notes), TEXT);
    await user.click(press(common.close));
    cleanup();
    expect(parked()).toEqual([]);
    await shows(<Describe id={vex} onClose={nothing} />);
    expect(field(operative.notes)).toHaveValue('');
  });
});

describe('a field that is written when it is left', () => {
  it('should be written when the page goes while it is typed in', async () => {
    does({ type: 'setSegments', segments: [{ name: 'One', tags: [], missions: [], efficiency: null }] });
    const user = await shows(tracker);
    await user.type(screen.getByRole('textbox', { name: /tags/iu }), 'Combat');
    await reloaded(gone());
    expect(stateNow().segments.map(({ tags }) => tags)).toEqual([['Combat']]);
  });

  it('should be written when the browser was killed while it was typed in', async () => {
    const user = await shows(settings);
    await user.type(field(words.tracker.settings.name), '!');
    expect(stateNow().name).toBe('The Carrow Ledger');
    await reloaded(killed());
    await shows(settings);
    expect(stateNow().name).toBe('The Carrow Ledger!');
    expect(field(words.tracker.settings.name)).toHaveValue('The Carrow Ledger!');
    cleanup();
    expect(parked()).toEqual([]);
  });
});

describe('a line that is to be added', () => {
  it('should still stand in its field when the browser was killed, until it is added', async () => {
    const user = await shows(tracker);
    await user.type(field(words.tracker.newFlag), 'The bell');
    await reloaded(killed());
    const again = await shows(tracker);
    expect(field(words.tracker.newFlag)).toHaveValue('The bell');
    expect(field(words.tracker.newSegment)).toHaveValue('');
    await again.click(press(words.tracker.addFlag));
    expect(field(words.tracker.newFlag)).toHaveValue('');
    expect(stateNow().flags).toContain('the-bell');
    cleanup();
    expect(parked()).toEqual([]);
  });
});

describe('somebody who is to be taken on', () => {
  it('should still be as chosen when the browser was killed, until they join', async () => {
    const user = await shows(recruit);
    const { recruiting } = words.retinue;
    await user.type(field(recruiting.name), 'Oda');
    await reloaded(killed());
    const again = await shows(recruit);
    expect(field(recruiting.name)).toHaveValue('Oda');
    await again.click(screen.getByRole('button', { name: /^Recruit / }));
    expect(stateNow().members.map(({ name }) => name)).toEqual(['Oda']);
    cleanup();
    await shows(recruit);
    expect(field(recruiting.name)).toHaveValue('');
  });
});
