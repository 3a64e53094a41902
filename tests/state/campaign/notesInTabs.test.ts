import { describe, expect, it } from 'vitest';
import type { CampaignSession } from '../../../src/state/campaign/campaignSession.ts';
import { parkNotes, writeNotes } from '../../../src/state/campaign/typedNotes.ts';
import { FakeBrowser, settle } from '../../support/fakeBrowser.ts';
import { campaignTab, smallFounding } from '../../support/smallCampaign.ts';

/** A campaign open in two tabs of a browser: the first writes it, the second reads it. */
async function twoTabs() {
  const browser = new FakeBrowser();
  const [first, second] = [await campaignTab(browser), await campaignTab(browser)];
  const id = first.found(smallFounding);
  await settle();
  await second.openStored(id);
  return { browser, first, second, id };
}

const notesIn = (tab: CampaignSession): string => tab.open.state.notes;
const parkedIn = (tab: CampaignSession) => tab.texts.places('');

/** Types a text in a tab, letter by letter, beside the letters of another. */
async function typed(letters: readonly (readonly [CampaignSession, string])[]): Promise<readonly boolean[]> {
  const texts = new Map<CampaignSession, string>();
  const kept: boolean[] = [];
  for (const [tab, letter] of letters) {
    const text = (texts.get(tab) ?? notesIn(tab)) + letter;
    texts.set(tab, text);
    kept.push(await parkNotes(tab, text));
  }
  return kept;
}

describe('notes that are typed in two tabs', () => {
  it('should be kept of the one that writes, and refused from the first letter of the other', async () => {
    const { first, second } = await twoTabs();
    const letters = Array.from('abc').flatMap((letter) => [
      [first, letter] as const,
      [second, letter.toUpperCase()] as const,
    ]);
    expect(await typed(letters)).toEqual([true, false, true, false, true, false]);
    writeNotes(second, 'ABC');
    writeNotes(first, 'abc');
    await settle();
    expect([notesIn(first), notesIn(second), parkedIn(second)]).toEqual(['abc', 'abc', []]);
  });

  it('should be written by the tab that takes over, as far as they were typed', async () => {
    const { first, second } = await twoTabs();
    await typed(Array.from('abc').map((letter) => [first, letter] as const));
    expect(await second.campaigns.takeOver()).toBe(true);
    await settle();
    expect([notesIn(second), parkedIn(second)]).toEqual(['abc', []]);
    expect(await typed([[first, 'x']])).toEqual([false]);
    writeNotes(first, 'abcx');
    writeNotes(second, 'abc, and on');
    await settle();
    expect([notesIn(first), notesIn(second)]).toEqual(['abc, and on', 'abc, and on']);
  });

  it('should be written by the tab that is left when the other is closed', async () => {
    const { first, second } = await twoTabs();
    await typed(Array.from('abc').map((letter) => [first, letter] as const));
    await first.close();
    await settle();
    expect([notesIn(second), parkedIn(second)]).toEqual(['abc', []]);
  });

  it('should not come over what was written since when the campaign is opened again', async () => {
    const { browser, first, second, id } = await twoTabs();
    await typed(Array.from('abc').map((letter) => [first, letter] as const));
    await second.campaigns.takeOver();
    await settle();
    writeNotes(second, 'other');
    await settle();
    const next = await campaignTab(browser.killed());
    await next.openStored(id);
    expect(notesIn(next)).toBe('other');
  });

  it('should not be parked by a tab that has not heard yet that another has taken over', async () => {
    const { browser, first, second, id } = await twoTabs();
    browser.storage.texts.set(`retinue/campaign/${id}/writer`, 'tab2');
    expect(await parkNotes(first, 'late')).toBe(false);
    expect(parkedIn(second)).toEqual([]);
  });
});
