import { describe, expect, it } from 'vitest';
import type { BattleState } from '../../../../../src/engine/family/killteam/model/state.ts';
import type { DifficultyParameters } from '../../../../../src/engine/family/killteam/model/settings.ts';
import { battleSettingsFor } from '../../../../../src/content/battleSettings.ts';
import { present } from '../../../../../src/engine/core/invariant.ts';
import { play, type Play } from '../../../../support/decide.ts';
import { battleOf, cultist, pim, vex } from '../../../../support/duel.ts';
import { pack } from '../../../../support/rowPlay.ts';
import { withCp } from '../../../../support/sides.ts';

const table = present(pack.tables.get('standard-events'), 'the standard events');
/** A row that does nothing by itself, so that only the roll is asked. */
const quiet = { ...table, rows: table.rows.map((row) => ({ ...row, effects: [], otherwise: null })) };

const parametersOf = (id: 'easy' | 'medium' | 'hard'): DifficultyParameters =>
  battleSettingsFor(present(pack.difficulties.get(id), id), { acolytes: 1, dice: {} }).parameters;

/** The Ready step of turning point 3, after the die for the initiative. */
function readied(id: 'easy' | 'medium' | 'hard', alert: number): Play {
  const battle = battleOf([vex(), pim(), cultist()], {
    phase: 'turningPointOver',
    turningPoint: 2,
    initiative: null,
    alert,
    tables: { [quiet.id]: quiet },
    eventTable: quiet.id,
    lastEvent: null,
    ...withCp(0),
  });
  const settings: BattleState['settings'] = {
    ...battle.settings,
    parameters: parametersOf(id),
    automation: { ...battle.settings.automation, events: 'app' },
  };
  return play({ ...battle, settings })
    .does({ type: 'nextTurningPoint' })
    .answers([6]);
}

describe('Hard: two events while hunted (C1)', () => {
  it('should roll two events one after the other on Alert 3, each followed before the next', () => {
    const first = readied('hard', 3);
    expect(first.question).toMatchObject({ kind: 'roll', purpose: 'table', count: 1 });
    const second = first.answers([2]);
    expect(second.question).toMatchObject({ kind: 'roll', purpose: 'table', count: 1 });
    const done = second.answers([7]);
    expect(done.pending).toBeNull();
    expect(done.told('tableRolled').map(({ face }) => face)).toEqual([2, 7]);
  });

  it('should roll the second again once when it is the first', () => {
    const again = readied('hard', 3).answers([2], [2]);
    expect(again.told('tableRepeated')).toMatchObject([{ face: 2 }]);
    expect(
      again
        .answers([2])
        .told('tableRolled')
        .map(({ face }) => face),
    ).toEqual([2, 2]);
  });

  it.each([
    ['hard', 2],
    ['medium', 3],
    ['easy', 3],
  ] as const)('should roll one on %s with Alert %i', (difficulty, alert) => {
    expect(readied(difficulty, alert).answers([2]).pending).toBeNull();
  });
});
