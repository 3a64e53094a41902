import type { PickAdvice } from '../../../../log/advice.ts';
import type { PickRequest } from '../../model/request.ts';
import type { ShotInHand } from '../../rules/steps.ts';

/** To choose another target. */
export const invalidTarget = (_: ShotInHand, { options, usual }: PickRequest): PickAdvice => ({
  kind: 'pick',
  best: usual,
  options: options.map(({ id, code, params }) => ({
    id,
    note: code === 'shootAnyway' ? { code: 'notValid', params } : null,
    prospect: null,
  })),
  omitted: null,
});
