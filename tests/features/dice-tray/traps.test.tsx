import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DiceTray } from '../../../src/features/dice-tray/DiceTray.tsx';
import { ticks as en } from '../../../src/words/en/dice.ts';
import { ticks as fr } from '../../../src/words/fr/dice.ts';
import { render } from '../../support/app.tsx';
import { act as doing } from '../../support/decide.ts';
import { firefight, named, openBattleNow, order, unnoticed } from '../battle/stage.tsx';

it('should ask as an enemy ends its move whether it has come near the mark, by its name, and go on', async () => {
  await firefight();
  const { operatives, sides } = openBattleNow().state;
  const enemy = operatives.find(({ side }) => side === sides[1].id);
  if (enemy === undefined) throw new Error('no enemy');
  const source = { kind: 'equipment' as const, id: 'trip-alarm', name: 'Trip alarm' };
  const change = { op: 'moment' as const, on: 'moved' as const, effects: [{ op: 'cp' as const, by: 1 }], trap: 2 };
  const on = { kind: 'side' as const, side: enemy.side };
  const lasting = { id: 'alarm', source, on, change, until: 'battle' as const };
  order({ type: 'correct', correction: { what: 'impose', lasting } });
  order({ type: 'activate', operative: named('Isaura Vex').id, order: 'engage' });
  order({ type: 'endActivation' });
  unnoticed();
  order({ type: 'activate', operative: enemy.id, order: 'engage' });
  order(doing('reposition'));
  render(<DiceTray />);
  expect(await screen.findByText('Has it come within 2″ of the mark (Trip alarm)?')).toBeVisible();
  const { request } = openBattleNow();
  order({ type: 'answer', requestId: request?.id ?? '', answer: { kind: 'tick', operatives: [] } });
  expect(openBattleNow().state.tasks).toEqual([]);
  expect(openBattleNow().state.lasting.map(({ id }) => id)).toContain('alarm');
});

it('should ask in French, too', () => {
  expect(en.trap(2, 'Trip alarm')).toBe('Has it come within 2″ of the mark (Trip alarm)?');
  expect(fr.trap(2, 'Alarme')).toBe('Est-il passé à 2″ ou moins de la marque (Alarme)\u202F?');
});
