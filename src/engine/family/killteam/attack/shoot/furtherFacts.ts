import type { Operative } from '../../model/operative.ts';
import type { ShotFacts } from '../../model/facts.ts';

/** Facts of a shot that only matter where others are so, or where a trait of the shooter asks for them. */
export interface FurtherFacts {
  /** Light cover hides nobody from a Vantage. */
  readonly coverIsLight: boolean;
  readonly within3: boolean;
  /** Cover and obscured need two features. */
  readonly oneFeature: boolean;
  /** Height counts from a Vantage only. */
  readonly height: boolean;
}

const asksWithin3 = ({ traits = [] }: Operative): boolean =>
  traits.some(({ modifiers }) => modifiers.some((change) => 'when' in change && change.when === 'within3'));

/** Which of them matter now. */
export const furtherFacts = (facts: ShotFacts, shooter: Operative, target: Operative): FurtherFacts => ({
  coverIsLight: facts.cover && target.order === 'conceal',
  within3: asksWithin3(shooter),
  oneFeature: facts.cover && facts.obscured,
  height: facts.fromVantage,
});
