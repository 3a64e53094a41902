import type { Operative } from '../model/operative.ts';
import type { Trait } from '../traits/trait.ts';
import type { Modifier, ModifierOp } from '../traits/modifier.ts';

/** One change of a trait, and the trait it comes from. */
interface Change<O extends ModifierOp> {
  readonly trait: Trait;
  readonly change: Extract<Modifier, { op: O }>;
}

type Bearer = Pick<Operative, 'traits' | 'used'>;

/** Used, and the activation of its user is not yet over. */
export const isActive = ({ used }: Bearer, { id }: Trait): boolean => used?.[id]?.active === true;

const counts = (bearer: Bearer, trait: Trait): boolean => trait.use?.whileUsed !== true || isActive(bearer, trait);

/** What the traits of an operative change in one respect, in order; nothing without traits. */
export const changesOf = <O extends ModifierOp>(bearer: Bearer, op: O): readonly Change<O>[] =>
  bearer.traits === undefined
    ? []
    : bearer.traits
        .filter((trait) => counts(bearer, trait))
        .flatMap((trait) =>
          trait.modifiers.flatMap((change) =>
            change.op === op ? [{ trait, change: change as Change<O>['change'] }] : [],
          ),
        );

type CountedOp = Extract<Modifier, { by: number }>['op'];

/** The numbers of one kind of change added up. */
export const totalOf = (bearer: Bearer, op: CountedOp): number =>
  changesOf(bearer, op).reduce((sum, { change }) => sum + change.by, 0);

/** Some trait says so. */
export const hasChange = (bearer: Bearer, op: ModifierOp): boolean => changesOf(bearer, op).length > 0;
