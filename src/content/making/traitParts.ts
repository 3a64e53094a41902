import * as z from 'zod/mini';
import { lastingChange } from '../../engine/family/killteam/card/lastingChange.ts';
import { modifier, type ModifierOp } from '../../engine/family/killteam/traits/modifier.ts';
import { trait } from '../../engine/family/killteam/traits/packTrait.ts';
import { BETWEEN_BATTLES } from '../campaign/battleTraits.ts';
import { isCampaignKind } from '../schema/campaignRows.ts';
import { type Field, fieldOf } from './field.ts';
import type { MadeKind } from './systems.ts';

/** Changes that last: they have forms of their own. */
const LASTING: ReadonlySet<unknown> = new Set(lastingChange.def.options);

/** What only names ids, or only ever lasts: nobody writes it here. */
const NEVER: ReadonlySet<string> = new Set<ModifierOp>(['steadyHit', 'untouched', 'tableNext', 'moment']);

/** What counts between battles. */
const BETWEEN: ReadonlySet<string> = new Set<ModifierOp>([...BETWEEN_BATTLES, 'loot']);

const MOST = 12;

/** What is worked into a card of a campaign, and into no other. */
const IN_CARD: ReadonlySet<string> = new Set<ModifierOp>(['weapon', 'ability']);

function furtherOf(kind: MadeKind): Field {
  const whole = fieldOf(z.discriminatedUnion('op', modifier.def.options.filter((each) => !LASTING.has(each)) as never));
  const cases = whole.kind === 'either' ? whole.cases : [];
  const ofCard = kind === 'operatives' || kind === 'factions';
  const fits = (op: string): boolean =>
    !NEVER.has(op) && (isCampaignKind(kind) || !BETWEEN.has(op)) && !(ofCard && IN_CARD.has(op));
  return {
    kind: 'list',
    of: { kind: 'either', by: 'op', cases: cases.filter(({ value }) => fits(value)) },
    least: 0,
    most: MOST,
  };
}

const known = new Map<MadeKind, Field>();

/** Changes of a trait beyond those that last, as far as rows of a kind have a use for them. */
export function furtherChanges(kind: MadeKind): Field {
  const found = known.get(kind) ?? furtherOf(kind);
  known.set(kind, found);
  return found;
}

/** How a trait is used, and what it does by itself at a moment. */
export const USE_FIELD: Field = fieldOf(trait.shape.use);
export const TRIGGERS_FIELD: Field = fieldOf(trait.shape.triggers);
