import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/engine/family/killteam/model/command.ts';
import { advisedRules } from '../../support/advisedRules.ts';
import { act, activate } from '../../support/decide.ts';
import { FakeBrowser, shown, startSmall } from '../../support/fakeBrowser.ts';
import { battleKnowing, usesPloy } from '../../support/ploys.ts';

describe('a ploy that is taken back after its effect was used', () => {
  it('should leave nothing of itself nor of what it did, and come again with all of it', () => {
    const tab = new FakeBrowser().tab(advisedRules);
    startSmall(tab, battleKnowing(['word-of-the-master'], { phase: 'strategy' }).state);
    const { state: before } = shown(tab);
    const commands: readonly Command[] = [
      usesPloy('word-of-the-master'),
      { type: 'startFirefight' },
      activate('vex'),
      act('dash'),
    ];
    for (const command of commands) expect(tab.dispatch(command)).toBeNull();
    const { state: used } = shown(tab);
    expect(used.activation?.spent).toBe(0);
    expect(used.lasting).not.toEqual([]);
    for (const _ of commands) expect(tab.undo()).toBe(true);
    expect(shown(tab).state).toEqual(before);
    for (const _ of commands) expect(tab.redo()).toBe(true);
    expect(shown(tab).state).toEqual(used);
  });
});
