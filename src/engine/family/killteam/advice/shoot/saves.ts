import type { PickAdvice } from '../../../../log/advice.ts';
import type { PickRequest } from '../../model/request.ts';
import type { ShotInHand } from '../../rules/steps.ts';

/** To spend the saves so that the least damage gets through. */
export function saves(_: ShotInHand, { options, usual }: PickRequest): PickAdvice {
  const least = options.find(({ id }) => id === usual)?.params['to'];
  return {
    kind: 'pick',
    best: usual,
    options: options.map(({ id, params }) => ({
      id,
      note: {
        code: id === usual ? 'leastDamage' : params['to'] === least ? 'losesAsMuch' : 'losesMore',
        params,
      },
      prospect: null,
    })),
    omitted: null,
  };
}
