import { expect, it } from 'vitest';
import { saves } from '../../../../../src/engine/family/killteam/advice/shoot/saves.ts';
import type { PickRequest } from '../../../../../src/engine/family/killteam/model/request.ts';
import type { ShotInHand } from '../../../../../src/engine/family/killteam/rules/steps.ts';

const option = (id: string, to: number): PickRequest['options'][number] => ({
  id,
  code: 'stop',
  params: { from: 9, to },
  value: null,
});

it('should say of other ways to spend the saves whether more is lost, or as much', () => {
  const request: PickRequest = {
    kind: 'pick',
    id: 'saves.1',
    question: 'saves',
    side: 'retinue',
    operative: null,
    options: [option('crit', 6), option('hit', 6), option('none', 3)],
    usual: 'crit',
    random: false,
  };
  const { best, options } = saves({} as ShotInHand, request);
  expect(best).toBe('crit');
  expect(options.map(({ note }) => note?.code)).toEqual(['leastDamage', 'losesAsMuch', 'losesMore']);
});
