import * as z from 'zod/mini';
import type { EffectStep } from '../tables/effect.ts';
import type { Modifier, ModifierOp } from './modifier.ts';
import { REACTIONS } from '../card/moments.ts';
import { TRAIT_SOURCES } from './traitSources.ts';

const count = z.int().check(z.minimum(0));

/**
 * Something the player uses in a battle. `ap` and `cp` are paid; at most `times` per `per` (null: without limit).
 * `during`: when it may be used: in its own activation, in the strategy phase, at any moment of the firefight, or when it is
 * asked for at a moment (`card/moments.ts`). `effects` are carried out by the engine, 'this' is who uses it, or whom the
 * moment is about; what they leave to the table is told by the trait's words.
 * `test`: a psychic test comes first (C10); the effects follow only if it works.
 */
const use = z.strictObject({
  ap: count,
  cp: count,
  times: z.nullable(count),
  per: z.enum(['turningPoint', 'battle']),
  during: z.enum(['activation', 'strategy', 'any', ...REACTIONS]),
  test: z.boolean(),
  /** Its trait's changes count only once it has been used, until the end of the user's activation. */
  whileUsed: z.optional(z.boolean()),
  /** Asked for only when the moment is about its bearer. */
  own: z.optional(z.boolean()),
  /** Only when the last damage was no more than this. */
  upTo: z.optional(z.int().check(z.positive())),
});

/**
 * Something a trait does by itself at a moment: `down`: its bearer goes down; `downAtEnd`: a turning point ends and its
 * bearer is down; `activates`: its bearer begins its activation; `friendShaken`: a friend, or it itself, activates with its
 * APL lowered, and the bearer stands; `investigated`: somebody has rolled on the table of investigation, and it stands;
 * `friendDown`: a turning point begins while a friend with the keyword is down, and it stands. The
 * effects are carried out by the engine; 'this' is the bearer.
 */
const trigger = z.strictObject({
  on: z.enum(['down', 'downAtEnd', 'activates', 'friendShaken', 'investigated', 'friendDown']),
  /** Of `friendDown`: which friends; absent: none. */
  keyword: z.optional(z.string()),
});

/**
 * What makes an operative different from its card: honour, scar, background, ploy, piece of equipment, psychic power.
 * `plays`: `engine` when the app carries all of it out; `guide` when it tells the table at the right moment and records
 * what was used. Its name and meaning stand in `words`; `name` and `text` are for packs of users. `step`, `change`:
 * how closely effects and changes are looked at: as a pack holds them, or as a battle does.
 */
export function traitWith(step: z.ZodMiniType<EffectStep>, change: z.ZodMiniType<Modifier>) {
  const effects = z.array(step);
  return z.strictObject({
    id: z.string(),
    name: z.string(),
    text: z.string(),
    source: z.enum(TRAIT_SOURCES),
    plays: z.enum(['engine', 'guide']),
    modifiers: z.array(change),
    use: z.nullable(z.extend(use, { effects })),
    triggers: z.optional(z.array(z.extend(trigger, { effects }))),
  });
}
export type Trait = z.infer<ReturnType<typeof traitWith>>;
export type Use = NonNullable<Trait['use']>;
export type TraitTrigger = NonNullable<Trait['triggers']>[number];

/** The changes of one kind among traits, in order. */
export const modifiersOf = <O extends ModifierOp>(
  traits: readonly Trait[],
  op: O,
): readonly Extract<Modifier, { op: O }>[] =>
  traits.flatMap(({ modifiers }) => modifiers.filter((each): each is Extract<Modifier, { op: O }> => each.op === op));
