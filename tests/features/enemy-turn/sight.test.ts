import { describe, expect, it } from 'vitest';
import { isTarget, sightAnswer, sightSaid, tapped, UNSEEN } from '../../../src/features/enemy-turn/view/sight.ts';
import { snapshotCommand } from '../../../src/features/enemy-turn/view/snapshot.ts';
import { behaviour as en } from '../../../src/words/en/behaviour/behaviour.ts';
import { operativeWith } from '../../support/attackContext.ts';

const vex = operativeWith({ id: 'vex', order: 'engage' });
const hale = operativeWith({ id: 'hale', order: 'conceal' });
const pim = operativeWith({ id: 'pim', order: 'conceal' });
const name = (id: string) => id.toUpperCase();
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

  it('should be said in a sentence, and not at all when nobody is a target', () => {
    const said = (seenBy: Parameters<typeof sightAnswer>[1]) => sightSaid(en, [vex, hale, pim], { seenBy, name });
    expect(said({ vex: open, pim: obscured })).toBe('VEX in the open, PIM obscured');
    expect(said({ vex: { ...cover, obscured: true }, hale: cover })).toBe('VEX in cover, obscured');
    expect(said({ hale: cover })).toBeNull();
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
