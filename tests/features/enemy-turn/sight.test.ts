import { describe, expect, it } from 'vitest';
import { isTarget, UNSEEN } from '../../../src/engine/behaviour/killTeam/seen.ts';
import type { LookRequest } from '../../../src/engine/family/killteam/model/request.ts';
import { sightAnswer, tapped, targetsSaid } from '../../../src/features/enemy-turn/view/sight.ts';
import { SightDrafts } from '../../../src/features/enemy-turn/view/sightDraft.ts';
import { snapshotCommand } from '../../../src/features/enemy-turn/view/snapshot.ts';
import { behaviour as en } from '../../../src/words/en/behaviour/behaviour.ts';
import { operativeWith } from '../../support/attackContext.ts';

const vex = operativeWith({ id: 'vex', order: 'engage' });
const hale = operativeWith({ id: 'hale', order: 'conceal' });
const pim = operativeWith({ id: 'pim', order: 'conceal' });
const open = { ...UNSEEN, open: true };
const cover = { ...UNSEEN, cover: true };
const obscured = { ...UNSEEN, obscured: true };

describe('how somebody is seen', () => {
  it('should be open, or covered and obscured together, and be taken back by a second tap', () => {
    expect(tapped(UNSEEN, 'open')).toEqual(open);
    expect(tapped(open, 'open')).toEqual(UNSEEN);
    expect(tapped(open, 'cover')).toEqual(cover);
    expect(tapped(cover, 'obscured')).toEqual({ open: false, cover: true, obscured: true });
    expect(tapped({ ...cover, obscured: true }, 'open')).toEqual(open);
    expect(tapped(cover, 'cover')).toEqual(UNSEEN);
  });

  it('should be no target on Conceal and in cover', () => {
    expect(isTarget(vex, cover)).toBe(true);
    expect(isTarget(hale, cover)).toBe(false);
    expect(isTarget(hale, obscured)).toBe(true);
    expect(isTarget(hale, UNSEEN)).toBe(false);
  });

  it('should be answered with who is a target, and who is covered all the same', () => {
    const seenBy = { vex: cover, hale: cover, pim: obscured };
    expect(sightAnswer([vex, hale, pim], seenBy)).toEqual({
      kind: 'sight',
      seen: ['vex', 'pim'],
      inCover: ['vex', 'hale'],
      obscured: ['pim'],
    });
  });

  it('should be said by how many are targets, apart from who is seen and none', () => {
    const said = (seenBy: Parameters<typeof sightAnswer>[1]) => targetsSaid(en, [vex, hale, pim], seenBy, false);
    expect(said({ vex: open, pim: obscured })).toBe(en.turn.targets(2));
    expect(said({ vex: { ...cover, obscured: true }, hale: cover })).toBe(en.turn.targets(1));
    expect(said({ hale: cover })).toBe(en.turn.noTarget);
    expect(said({})).toBe(en.turn.nobodySeen);
    expect(targetsSaid(en, [vex, hale, pim], {}, true)).toBe(en.turn.nobodyElse);
  });
});

describe('everything in one go', () => {
  it('should tell four facts of each, and who is the closest in reach', () => {
    const command = snapshotCommand('voice', [vex, hale], { seenBy: { vex: open, hale: cover }, reach: 'vex' });
    const told = (target: string) =>
      command.facts.filter((each) => each.target === target && each.is).map(({ fact }) => fact);
    expect(command.facts).toHaveLength(8);
    expect(told('vex')).toEqual(['validTarget', 'chargeReach']);
    expect(told('hale')).toEqual(['inCover']);
    expect(command.nearest).toEqual({ first: 'vex', among: ['vex', 'hale'] });
    expect(snapshotCommand('voice', [vex], { seenBy: {}, reach: null }).nearest).toBeNull();
  });
});

describe('what was marked', () => {
  it('should be there when the same question of the same battle comes again', () => {
    const request: LookRequest = {
      kind: 'look',
      id: '1.0.0.npo.voice.0',
      side: 'enemy',
      operative: 'voice',
      question: 'sight',
      fact: 'validTarget',
      place: 'here',
      inches: null,
      candidates: ['vex'],
    };
    const drafts = new SightDrafts();
    drafts.keep('one', request, { vex: cover });
    expect(drafts.of('one', { ...request })).toEqual({ vex: cover });
    expect(drafts.of('two', request)).toEqual({});
    expect(drafts.of('one', { ...request, place: 'dash' })).toEqual({});
  });
});
