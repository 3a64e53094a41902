import { describe, expect, it } from 'vitest';
import type { Operative } from '../../../../../src/engine/family/killteam/model/operative.ts';
import type { Trait } from '../../../../../src/engine/family/killteam/traits/trait.ts';
import { activate, END, play, type Play } from '../../../../support/decide.ts';
import { battleOf, cultist, pim, vex } from '../../../../support/duel.ts';
import { campaignPack, pack } from '../../../../support/rowPlay.ts';
import { action, scripted } from '../../../../support/scripted.ts';
import { handUse, traitWith } from '../../../../support/traits.ts';

const INVESTIGATION = 'investigation';
const table = pack.tables.get(INVESTIGATION);
const tables = table === undefined ? {} : { [INVESTIGATION]: table };

/** A search, as a scenario's action opens it. */
const search = traitWith('search', { use: handUse({ effects: [{ op: 'roll', table: INVESTIGATION }] }) });
const searching = { type: 'useTrait', operative: 'vex', trait: 'search' } as const;

const named = (
  rows: readonly { readonly id: string; readonly trait?: Trait | null | undefined }[],
  id: string,
): Trait => {
  const found = rows.find((row) => row.id === id)?.trait ?? null;
  if (found === null) throw new Error(`no trait ${id}`);
  return found;
};

/** Vex, who is active and can search, with these traits. */
const searches = (mine: readonly Trait[], friends: readonly Trait[] = [], set: Partial<Operative> = {}): Play =>
  play(
    battleOf([vex({ traits: [search, ...mine], ...set }), pim({ traits: [search, ...friends] }), cultist()], {
      tables,
    }),
  ).does(activate('vex'));

/** The face that counted at each roll on the table. */
const faces = (at: Play): readonly number[] => at.told('tableRolled').map(({ face }) => face);

describe.each([
  ['Data-slate', named(campaignPack.equipment, 'data-slate')],
  ['Cold Reader', named(campaignPack.honours, 'cold-reader')],
])('%s', (_name, trait) => {
  it('should add 1 to each investigation of who has it, never past the die, and nothing to that of a friend', () => {
    expect(faces(searches([trait]).does(searching).answers([4]))).toEqual([5]);
    expect(faces(searches([trait]).does(searching).answers([10]))).toEqual([10]);
    expect(faces(searches([trait]).does(searching).answers([4]).does(searching).answers([6]))).toEqual([5, 7]);
    expect(faces(searches([], [trait]).does(searching).answers([4]))).toEqual([4]);
  });
});

describe('an action of a scenario whose effects are a search', () => {
  it('should add what who does it adds to its investigations', () => {
    const asking = action({ id: 'ask-around', effects: [{ op: 'roll', table: INVESTIGATION }] });
    const state = battleOf([vex({ traits: [named(campaignPack.equipment, 'data-slate')] }), cultist()], {
      tables,
      mission: scripted({ actions: [asking] }),
    });
    const asked = play(state).does(activate('vex')).does({ type: 'actInScenario', action: 'ask-around' });
    expect(faces(asked.answers([4]))).toEqual([5]);
  });
});

describe('Archive', () => {
  const archive = named(campaignPack.bases, 'archive');

  it('should add 1 to the first investigation of the retinue in the battle, and to no other after it', () => {
    const first = searches([archive], [archive]).does(searching).answers([4]);
    expect(faces(first)).toEqual([5]);
    const mine = first.does(searching).answers([4]);
    expect(faces(mine)).toEqual([5, 4]);
    const friends = mine.does(END).does({ type: 'activate', operative: 'cultist', order: 'engage' });
    const next = friends.does(END).does(activate('pim'));
    expect(faces(next.does({ ...searching, operative: 'pim' }).answers([4]))).toEqual([5, 4, 4]);
  });
});

describe('Archivist', () => {
  it('should roll two dice for each investigation of who has it and follow the one chosen, and one die for a friend', () => {
    const archivist = named(campaignPack.backgrounds, 'archivist');
    const two = searches([archivist]).does(searching).answers([4], [9]);
    expect(two.options).toEqual(['4', '9']);
    expect(faces(two.answers('9'))).toEqual([9]);
    expect(faces(searches([], [archivist]).does(searching).answers([4]))).toEqual([4]);
  });
});
