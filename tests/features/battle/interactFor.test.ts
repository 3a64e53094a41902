import { describe, expect, it } from 'vitest';
import { interactFor } from '../../../src/features/battle/view/interactFor.ts';
import { lookOf } from '../../../src/words/look.ts';
import { battleOf, cultist, vex } from '../../support/duel.ts';
import { action, scriptWith } from '../../support/scripted.ts';
import { smallSetup } from '../../support/smallBattle.ts';
import { en, fr } from '../../support/words.ts';

const { mission } = smallSetup();
const battle = (script?: ReturnType<typeof scriptWith>) =>
  battleOf([vex(), cultist()], { mission: { ...mission, ...(script !== undefined && { script }) } });
const said = (words: typeof en, state: ReturnType<typeof battle>) => interactFor(words, lookOf(words, state), state);

describe('Interact says what it is for in this mission', () => {
  it('should be what the mission asks for where that has no button of its own', () => {
    expect(said(en, battle())).toBe(
      `An object within 1″: a door, a marker, what the mission asks for. Here: ${mission.primary}`,
    );
    expect(said(fr, battle())).toContain(mission.primary);
  });

  it('should be for all else where the mission has buttons of its own, which are named', () => {
    const actions = ['Search the crate', 'Open the gate'].map((name) =>
      action({ id: name.toLowerCase().replaceAll(' ', '-'), name }),
    );
    expect(said(en, battle(scriptWith({ actions })))).toBe(
      'An object within 1″ that has no button of its own: a door, a crate. For the mission there are Search the crate and Open the gate.',
    );
  });
});
