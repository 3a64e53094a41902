import { describe, expect, it } from 'vitest';
import { type CampaignState, campaignState } from '../../../src/engine/campaign/model/state.ts';
import { encodeShare } from '../../../src/persistence/shareCode.ts';
import {
  campaignOf,
  readRetinue,
  retinueCode,
  retinueOf,
  retinueText,
} from '../../../src/persistence/sharedRetinue.ts';
import { takeRetinueIn } from '../../../src/state/campaign/takeRetinue.ts';
import { openShareCode, openShareFile, shareRetinue } from '../../../src/state/campaign/sharing.ts';
import { FakeBrowser, settle } from '../../support/fakeBrowser.ts';
import { campaignTab, shownCampaign, smallCampaignSetup } from '../../support/smallCampaign.ts';
import { sharedMember } from '../../support/sharedMembers.ts';

const ORIGIN = 'https://example.org/#/take/';

/** A campaign in its seventh scenario: two serve, one has died with a found thing. */
function campaign(): CampaignState {
  const things = { wpLess: 0, scenario: 2 };
  return {
    ...smallCampaignSetup(),
    notes: 'mine',
    day: 9,
    scenarios: 7,
    made: 12,
    members: [
      sharedMember('m1', 'Isaura Vex'),
      sharedMember('m2', 'Sabine Hale'),
      { ...sharedMember('m3', 'Pim'), fate: 'slain', left: 5 },
    ],
    stash: [
      { key: 's1', item: 'sword', foundBy: 'm1', lost: false, ...things },
      { key: 's2', item: 'shield', foundBy: 'm3', lost: false, ...things },
      { key: 's3', item: 'vox', foundBy: 'm2', lost: true, ...things },
    ],
    chronicle: [...smallCampaignSetup().chronicle, { kind: 'note', day: 2, text: 'secret' }],
  };
}

const codeOf = async (state: CampaignState): Promise<string> => {
  const encoded = await encodeShare(retinueCode(retinueOf(state)));
  if (encoded.kind !== 'code') throw new Error('too large');
  return encoded.code;
};

describe('what is shared', () => {
  it('should be who serves with all they have, without pictures, log and battles', () => {
    const shared = retinueOf(campaign());
    expect(shared.members.map(({ id, picture, xp }) => [id, picture, xp])).toEqual([
      ['m1', null, 6],
      ['m2', null, 6],
    ]);
    expect(shared.stash.map(({ key, foundBy }) => [key, foundBy])).toEqual([
      ['s1', 'm1'],
      ['s2', null],
    ]);
    expect(JSON.stringify(shared)).not.toMatch(/secret|mine|picture-of/);
  });

  it('should become a whole campaign with a seed of its own', () => {
    const state = campaignOf(retinueOf(campaign()), 'another', 'acolyte');
    expect(campaignState.safeParse(state).success).toBe(true);
    expect(state).toMatchObject({ seed: 'another', day: 1, scenarios: 7, made: 12, scenario: null });
    expect(state.chronicle).toEqual([{ kind: 'founded', day: 1, name: 'The Carrow Ledger' }]);
  });

  it('should go through a link as it is', async () => {
    const opened = await openShareCode(await codeOf(campaign()));
    expect(opened).toEqual({ kind: 'retinue', shared: retinueOf(campaign()) });
  });

  it('should go through a file as it is', () => {
    const shared = retinueOf(campaign());
    expect(openShareFile(retinueText(shared, '2026-11-20T10:00:00.000Z'))).toEqual({ kind: 'retinue', shared });
    expect(readRetinue('{').kind).toBe('unreadable');
  });

  it('should be offered as a link, a code and a file', async () => {
    const sharing = await shareRetinue(campaign(), ORIGIN);
    expect(sharing.link?.startsWith(`${ORIGIN}R`)).toBe(true);
    expect(sharing.qr?.path).toMatch(/^M4 4h7/);
    expect(sharing.file.fileName).toMatch(/^retinue-the-carrow-ledger-retinue-.*\.json$/);
    expect(openShareFile(sharing.file.text).kind).toBe('retinue');
  });

  it('should fit into a link with a dozen operatives, and stay a file when it does not fit', async () => {
    const members = Array.from({ length: 12 }, (_, n) => sharedMember(`m${n}`, `Operative ${n}`));
    const dozen = await shareRetinue({ ...campaign(), members, stash: [] }, ORIGIN);
    expect(dozen.link).not.toBeNull();
    let noise = '';
    for (let n = 0; noise.length < 30_000; n += 1) noise += Math.sin(n).toString(36).slice(3);
    const long = await shareRetinue(
      { ...campaign(), members: [{ ...sharedMember('m1', 'Vex'), notes: noise }] },
      ORIGIN,
    );
    expect([long.link, long.qr]).toEqual([null, null]);
    expect(openShareFile(long.file.text).kind).toBe('retinue');
  });
});

describe('a code that is not as it was sent', () => {
  it('should be refused with a reason', async () => {
    const code = await codeOf(campaign());
    const why = async (text: string) => {
      const opened = await openShareCode(text);
      return opened.kind === 'refused' ? opened.why : null;
    };
    const middle = Math.floor(code.length / 2);
    const other = code[middle] === 'x' ? 'y' : 'x';
    expect(await why(code.slice(0, -5))).toBe('cut');
    expect(await why(code.slice(0, middle) + other + code.slice(middle + 1))).toBe('damaged');
    expect(await why('hello')).toBe('foreign');
    expect(await why(`RB${code.slice(2)}`)).toBe('newer');
    expect(await why('R'.repeat(30_000))).toBe('tooLarge');
    expect(await why(`${code.slice(0, 40)}\n ${code.slice(40)}`)).toBeNull();
  });

  it.each([
    ['something else', { hello: 1 }],
    ['half a retinue', [1, { name: 'x' }]],
    [
      'two operatives of one id',
      [1, { ...retinueOf(campaign()), members: [sharedMember('m1', 'a'), sharedMember('m1', 'b')] }],
    ],
    [
      'an operative of nobody',
      [1, { ...retinueOf(campaign()), members: [{ ...sharedMember('m1', 'a'), player: 'p9' }] }],
    ],
    ['somebody slain', [1, { ...retinueOf(campaign()), members: [{ ...sharedMember('m1', 'a'), fate: 'slain' }] }]],
    ['more than may be', [1, { ...retinueOf(campaign()), players: [] }]],
    ['markup in place of a number', [1, { ...retinueOf(campaign()), made: '<b>' }]],
  ])('should not be %s', async (_what, value) => {
    const encoded = await encodeShare(value);
    const opened = await openShareCode(encoded.kind === 'code' ? encoded.code : '');
    expect(opened).toEqual({ kind: 'refused', why: 'unfit' });
  });

  it('should be of a newer version, when it says so', async () => {
    const encoded = await encodeShare([99, {}]);
    const opened = await openShareCode(encoded.kind === 'code' ? encoded.code : '');
    expect(opened).toEqual({ kind: 'refused', why: 'newer' });
  });
});

describe('taking a retinue', () => {
  it('should found another campaign each time, stored and open, and touch no other', async () => {
    const browser = new FakeBrowser();
    const tab = await campaignTab(browser);
    const first = await takeRetinueIn(tab, retinueOf(campaign()));
    const second = await takeRetinueIn(tab, retinueOf(campaign()));
    expect(second).not.toBe(first);
    await settle();
    const next = await campaignTab(browser.killed());
    for (const id of [first, second]) {
      expect(await next.openStored(id)).toEqual({ kind: 'opened' });
      expect(shownCampaign(next)).toMatchObject({ id, length: 0, state: { members: [{ id: 'm1' }, { id: 'm2' }] } });
    }
  });
});
