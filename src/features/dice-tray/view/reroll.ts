import type { RerollRequest } from '../../../engine/log/request.ts';

const sameFace = ({ dice, faces }: RerollRequest, die: number): readonly number[] =>
  dice.filter((other) => faces[other] === faces[die]);

/** The dice to roll again after one of them was tapped: one die, all of one face, or any, as the rule says. */
export function toggledDice(request: RerollRequest, chosen: readonly number[], die: number): readonly number[] {
  if (!request.dice.includes(die)) return chosen;
  const on = chosen.includes(die);
  switch (request.mode) {
    case 'one':
      return on ? [] : [die];
    case 'face':
      return on ? [] : sameFace(request, die);
    case 'any':
      return on ? chosen.filter((other) => other !== die) : [...chosen, die];
  }
}
