import type { BandAttack } from '../content/schema/warBands/bandAttack.ts';
import type { BandModel } from '../content/schema/warBands/bandModel.ts';
import type { FieldedCard } from '../content/warBands/fieldModel.ts';
import type { Named } from '../words/content.ts';
import { inches, target } from '../words/format.ts';
import { packName } from '../words/packName.ts';
import type { Words } from '../words/words.ts';

type Said = Words<'warBands'>['card'];

/** One thing on a card: what it is called, and what it does in one line. */
export interface CardLine {
  readonly id: string;
  readonly name: string;
  readonly said: string;
}

const profileSaid = (said: Said, { dice, hit, ap, d }: Pick<BandAttack, 'dice' | 'hit' | 'ap' | 'd'>): string =>
  said.profile(dice, hit, ap, d);

/** An attack (V-05), with what follows it (V-06) behind it. */
function attackLine(words: Named, said: Said, attack: BandAttack): CardLine {
  const { id, name, kind, range, followUp } = attack;
  const reach = kind === 'ranged' ? said.ranged(range) : said.melee(range);
  const line = said.attack(reach, profileSaid(said, attack));
  return {
    id,
    name: packName(words, name),
    said:
      followUp === null
        ? line
        : `${line}. ${said.followUp(packName(words, followUp.name), followUp.radius, profileSaid(said, followUp))}`,
  };
}

type Action = BandModel['actions'][number];

function effectSaid(words: Named, said: Said, effect: Action['effect']): string {
  const { effects } = said;
  switch (effect.kind) {
    case 'return':
      return effects.return(effect.wounds, effect.within, effect.clear);
    case 'heal':
      return effects.heal(effect.wounds, effect.within);
    case 'mortal':
      return effects.mortal(effect.wounds, effect.within);
    case 'token':
      return effects.token(effect.count, packName(words, effect.token));
  }
}

/** An action of a card's own (V-07). */
const actionLine = (words: Named, said: Said, { id, name, length, cp, effect }: Action): CardLine => ({
  id,
  name: packName(words, name),
  said: said.named(said.cost(said.length[length], cp), effectSaid(words, said, effect)),
});

type AbilityRow = BandModel['abilities'][number];

/** An ability (V-08): always on, or said for CP before its roll. */
const abilityLine = (words: Named, said: Said, { id, name, cp, moment, of, change }: AbilityRow): CardLine => ({
  id,
  name: packName(words, name),
  said: said.ability(said.moments[moment][of], said.changes[change.what](change.value), cp),
});

/** A card in words: its figures as they are written, its base, and a line for each thing that stands on it (V-01, V-04). */
export interface CardSaid {
  readonly figures: readonly { readonly id: keyof Said['figures']; readonly label: string; readonly value: string }[];
  readonly invulnerable: string | null;
  readonly base: string;
  readonly parts: readonly { readonly title: string; readonly lines: readonly CardLine[] }[];
}

/** A fielded card, as sheets and paper show it. */
export function bandCardSaid(
  words: Named,
  said: Said,
  card: Omit<FieldedCard, 'points' | 'leader' | 'kind'>,
): CardSaid {
  const written = {
    cp: `${card.cp}`,
    sp: inches(card.sp),
    ar: target(card.ar),
    wn: `${card.wn}`,
    ne: target(card.ne),
  } as const;
  const { base, invulnerable } = card;
  return {
    figures: (['cp', 'sp', 'ar', 'wn', 'ne'] as const).map((id) => ({
      id,
      label: said.figures[id],
      value: written[id],
    })),
    invulnerable: invulnerable.length === 0 ? null : said.invulnerable(invulnerable),
    base: said.base[base.shape](base.width, base.length),
    parts: [
      { title: said.attacks, lines: card.attacks.map((each) => attackLine(words, said, each)) },
      { title: said.actions, lines: card.actions.map((each) => actionLine(words, said, each)) },
      { title: said.abilities, lines: card.abilities.map((each) => abilityLine(words, said, each)) },
    ].filter(({ lines }) => lines.length > 0),
  };
}
