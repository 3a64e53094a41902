import { describe, expect, it } from 'vitest';
import type { Lasting } from '../../../../../src/engine/family/killteam/model/lasting.ts';
import type { BattleState } from '../../../../../src/engine/family/killteam/model/state.ts';
import { ENVIRONMENTS } from '../../../../../src/engine/family/killteam/plugins/effects/environments.ts';
import { present } from '../../../../../src/engine/core/invariant.ts';
import { viewOf } from '../../../../../src/engine/systems/battle.ts';
import { activate, play, type Play, shoot } from '../../../../support/decide.ts';
import { battleOf, cultist, pim, vex } from '../../../../support/duel.ts';
import { lastingEnvironment } from '../../../../support/lasting.ts';
import { eventHappens } from '../../../../support/ploys.ts';
import { pack } from '../../../../support/rowPlay.ts';
import { withCp } from '../../../../support/sides.ts';

const table = pack.tables.get(ENVIRONMENTS);
const tables: BattleState['tables'] = table === undefined ? {} : { [ENVIRONMENTS]: table };
const start = (set: Partial<BattleState> = {}): Play =>
  play(battleOf([vex(), pim(), cultist()], { tables, ...withCp(0), ...set }));

const byHand = (id: string, change: Lasting['change'], operative: string): Lasting => ({
  id,
  source: { kind: 'hand', id, name: id },
  on: { kind: 'operative', operative },
  change,
  until: 'battle',
});
const impose = (lasting: Lasting) => ({ type: 'correct', correction: { what: 'impose', lasting } }) as const;
const lift = (lasting: string) => ({ type: 'correct', correction: { what: 'lift', lasting } }) as const;
const onCard = (at: Play, id: string) => viewOf(at.midway).lasting.onCard(at.operative(id));

describe('two standing effects that contradict each other', () => {
  const seen = byHand('seen', { op: 'obscured', is: false }, 'cultist');
  const veiled = byHand('veiled', { op: 'obscured', is: true }, 'cultist');
  /** A 6 is a critical hit only where the target is not obscured. */
  const critical = (at: Play): boolean => {
    const asked = at.does(activate('vex')).does(shoot('cultist'));
    return viewOf(asked.midway).asked?.roll?.bands.some(({ meaning }) => meaning === 'crit') === true;
  };

  it('should both be told and logged, and the last should rule until it is lifted', () => {
    const both = start().does(impose(seen)).does(impose(veiled));
    expect(onCard(both, 'cultist').map(({ id }) => id)).toEqual(['seen', 'veiled']);
    expect(both.told('corrected')).toHaveLength(2);
    expect(critical(both)).toBe(false);
    expect(critical(start().does(impose(veiled)).does(impose(seen)))).toBe(true);
    expect(critical(both.does(lift('veiled')))).toBe(true);
  });

  it('should leave one order for the first activation, that of the last', () => {
    const engage = byHand('bold', { op: 'firstOrder', order: 'engage' }, 'vex');
    const conceal = byHand('shy', { op: 'firstOrder', order: 'conceal' }, 'vex');
    const both = start().does(impose(engage)).does(impose(conceal));
    expect(onCard(both, 'vex')).toHaveLength(2);
    expect(both.refuses(activate('vex', 'engage')).code).toBe('firstOrder');
    expect(both.does(activate('vex', 'conceal')).state.activation).toMatchObject({ operative: 'vex' });
  });
});

describe('two standing effects for one face of a table', () => {
  const flight = present(pack.tables.get('bystanders-flee'), 'the table of their flight');
  const face = (id: string, to: number): Lasting => ({
    ...byHand(id, { op: 'tableFace', table: flight.id, from: 1, to }, 'vex'),
    on: { kind: 'battle' },
  });

  it('should have the last of them rule', () => {
    const both = start({ tables: { [flight.id]: flight } })
      .does(impose(face('a', 3)))
      .does(impose(face('b', 5)));
    const rolled = eventHappens(both, [{ op: 'roll', table: flight.id }]).answers([1]);
    expect(rolled.told('tableRolled')).toMatchObject([{ row: 'flee-5' }]);
  });
});

describe('a standing effect whose source is gone', () => {
  const [sight, told]: readonly Lasting[] = [
    {
      id: 'gone.sight',
      source: { kind: 'environment', id: 'gone-fog', name: 'Fog of a pack that is gone' },
      on: { kind: 'battle' },
      change: { op: 'sight', inches: 6 },
      until: 'turningPoint',
    },
    lastingEnvironment('gone-fog'),
  ];

  it('should hold and be told by its own name, and should end by hand', () => {
    const at = start({ lasting: [sight, told].flatMap((each) => each ?? []) });
    expect(viewOf(at.state).lasting.onTable.map(({ source }) => source.name)).toContain('Fog of a pack that is gone');
    const lifted = at.does(lift('gone.sight')).does(lift('environment.gone-fog'));
    expect(lifted.state.lasting).toEqual([]);
  });

  it('should do nothing more where it begins by hand, and should throw nothing', () => {
    const at = start().does(impose(lastingEnvironment('gone-fog')));
    expect(at.pending).toBeNull();
    expect(at.state.lasting).toHaveLength(1);
  });
});

describe('an environment that is changed in mid-battle', () => {
  const inForce = ({ state }: Play) => [...new Set(state.lasting.map(({ source }) => source.id))];

  it('should leave nothing of the old one, and do what the new one does', () => {
    const gloom = start().does(impose(lastingEnvironment('gloom')));
    expect(inForce(gloom)).toEqual(['gloom']);
    const dark = gloom.does(lift('environment.gloom')).does(impose(lastingEnvironment('blackout')));
    expect(inForce(dark)).toEqual(['blackout']);
    expect(dark.state.lasting).toContainEqual(expect.objectContaining({ change: { op: 'sight', inches: 8 } }));
  });

  it('should be so by a row of a table too', () => {
    const gloom = start().does(impose(lastingEnvironment('gloom')));
    const dark = eventHappens(gloom, [
      { op: 'environment', tag: 'gloom', on: false, expires: 'battle' },
      { op: 'environment', tag: 'blackout', on: true, expires: 'battle' },
    ]);
    expect(inForce(dark)).toEqual(['blackout']);
    expect(dark.state.lasting.map(({ change }) => change.op)).toContain('sight');
  });
});
