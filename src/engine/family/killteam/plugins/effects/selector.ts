import { countsAmmo } from '../../attack/ammunition.ts';
import { hasKeywords } from '../../card/keywords.ts';
import { neverActs, standing } from '../../model/lookup.ts';
import type { Operative } from '../../model/operative.ts';
import { isInjured } from '../../stats/stats.ts';
import { isShaken } from '../../stats/shaken.ts';
import type { Game } from '../../rules/game.ts';
import type { Selector } from '../../tables/selector.ts';
import { type Brought, NOBODYS, sideSeen } from './sideSeen.ts';

type Filter = Selector['filters'][number];

const FILTERS: Readonly<Record<Filter, (operative: Operative, game: Game) => boolean>> = {
  ranged: (operative) => operative.weapons.some((weapon) => weapon.kind === 'ranged'),
  loaded: (operative, { state }) =>
    countsAmmo(state, operative) &&
    Object.values(operative.ammo).some((counter) => counter.left > 0 && !counter.jammed),
  ready: (operative) => operative.readiness === 'ready',
  engage: (operative) => operative.order === 'engage',
  conceal: (operative) => operative.order === 'conceal',
  standing: () => true,
  injured: (operative, { rules }) => isInjured(rules, operative),
  fallen: (operative) => !standing(operative),
  acting: ({ id }, { state }) => state.activation?.operative === id,
  shaken: (operative, { state }) => isShaken(state, operative),
  jammed: ({ ammo }) => Object.values(ammo).some(({ jammed }) => jammed),
  carrying: ({ carriesMarker }) => carriesMarker !== null,
  other: () => true,
  self: () => true,
  inTheOpen: () => true,
  clearOfHeavy: () => true,
  alone: () => true,
};

/** What never acts is meant by where it stands, or by a keyword of its own. */
const isMeant = ({ who, keyword }: Selector, operative: Operative): boolean =>
  !neverActs(operative) || keyword !== undefined || !['one', 'each', 'choose'].includes(who);

const lost = ({ maxWounds, wounds }: Operative): number => maxWounds - wounds;

/** At most so many, those who have lost most wounds first; equals in the order of the roster. */
const worstOf = (found: readonly Operative[], { worst }: Selector): readonly Operative[] =>
  worst === undefined ? found : found.toSorted((a, b) => lost(b) - lost(a)).slice(0, worst);

/**
 * Operatives a selector may mean, in the order of the roster: standing, unless it is for the fallen; `subject` is who 'this'
 * is, `brought` by whom.
 */
export const matching = (
  game: Game,
  selector: Selector,
  subject: string | null,
  brought: Brought = NOBODYS,
): readonly Operative[] =>
  worstOf(
    game.state.operatives
      .filter(
        (operative) => (standing(operative) || selector.filters.includes('fallen')) && isMeant(selector, operative),
      )
      .filter(({ keywords }) => selector.keyword === undefined || hasKeywords(keywords, selector.keyword))
      .filter((operative) => selector.side === 'any' || operative.side === sideSeen(game, selector.side, brought))
      .filter((operative) => selector.who !== 'this' || operative.id === subject)
      .filter(({ id }) => !selector.filters.includes('other') || id !== subject)
      .filter(({ id }) => !selector.filters.includes('self') || id === subject)
      .filter((operative) => selector.filters.every((filter) => FILTERS[filter](operative, game))),
    selector,
  );
