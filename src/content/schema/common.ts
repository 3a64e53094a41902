import * as z from 'zod/mini';
import { isFreeName } from '../../engine/core/ids.ts';

/** Largest file numbers that make sense on a table; beyond them a typing mistake or a hostile file is likelier. */
const LIMIT = 99;

/** Stable name of a row, kebab-case: words, saves and other rows refer to it. Not the name of something every object has. */
export const rowId = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u), z.maxLength(60), z.refine(isFreeName, { error: 'badId' }));
export const name = z.string().check(z.minLength(1), z.maxLength(80));
export const text = z.string().check(z.minLength(1), z.maxLength(2000));

export const count = z.int().check(z.minimum(0), z.maximum(LIMIT));
export const positive = z.int().check(z.minimum(1), z.maximum(LIMIT));
/** What must be rolled or more: 2+ to 6+. */
export const target = z.int().check(z.minimum(2), z.maximum(6));

/** Where the numbers of a row come from (DECISIONS, State 11): printed by the game and known to us, made by us, or a user's. */
export const provenance = z.enum(['official-number', 'ours', 'user']);

/**
 * Who may buy an item (`rules/acolyte.md` C2); `relic`: nobody, it is found or given; `card`: nobody, it is printed on the
 * card of who has it.
 */
export const gate = z.enum(['basic', 'restricted', 'rare', 'relic', 'card']);

/** Ways to arm an operative: each option is a list of items, the first option is the usual one. */
export const arms = z.array(z.array(rowId));

/** A rule of a card or faction in our own words, carried out by the players. */
export const writtenRule = z.strictObject({ id: rowId, text });
