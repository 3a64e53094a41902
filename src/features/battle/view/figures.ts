import type { Language } from '../../../words/language.ts';
import { chanceShort } from '../../../words/chance.ts';
import { operativeName } from '../../../words/look.ts';
import { meanSaid, partiesOf, saidBy } from '../../../words/oddsSaid.ts';
import type { Words } from '../../../words/words.ts';
import type { Figures } from '../desk.ts';
import { orderShown } from './cardView.ts';
import { type OperativeLook, operativeSaid, stateWord } from '../../../scene/operativeSaid.ts';
import type { Expected } from '../../../engine/advisor/expected.ts';
import type { Outlook } from '../../../engine/advisor/outlook.ts';
import type { AttackKind } from '../../../engine/view/arms.ts';

/** In which words and which language. */
export interface OddsLook extends OperativeLook {
  readonly words: Words<'play'>;
  readonly language: Language;
}

type Known = Outlook & { readonly expected: Expected };
const isExpected = (outlook: Outlook): outlook is Known => typeof outlook.expected !== 'string';

/** `62 % to take it down, 7.4 wounds on average`, of a fight who falls. */
export function worthSaid(
  { words, view: { state }, language }: OddsLook,
  { expected, operative, target }: Known,
): string {
  const { takesDown, wounds } = words.attack.odds;
  const { target: party } = partiesOf(operative, target, state);
  return words.attack.sentence([
    saidBy(takesDown[party], expected.kill, language),
    wounds(meanSaid(expected.mean, language)),
  ]);
}

/** Both figures in a few words. */
function shortOf({ words, language }: OddsLook, { expected }: Known): readonly string[] {
  const { down, mean } = words.attack.odds;
  return [down(chanceShort(expected.kill)), mean(meanSaid(expected.mean, language))];
}

/** Both figures as short as a card has room for: the chance as its weapon has it, wounds on average. */
const figuresOnly = ({ words, language }: OddsLook, { expected }: Known): string =>
  `${chanceShort(expected.kill)} · ${words.attack.odds.mean(meanSaid(expected.mean, language))}`;

function cardOf(desk: OddsLook, outlook: Known): Figures['cards'][string] {
  const { target } = outlook;
  const { words } = desk;
  const order = orderShown(words, target);
  const label = [operativeName(words, target), stateWord(desk, target), order.word, worthSaid(desk, outlook)];
  return {
    order: { ...order, odds: figuresOnly(desk, outlook) },
    ap: null,
    tokens: [],
    openLabel: words.attack.sentence(label),
  };
}

function targetOf(desk: OddsLook, outlook: Known): Figures['targets'][string] {
  const { target } = outlook;
  return {
    odds: shortOf(desk, outlook),
    sentence: desk.words.attack.sentence([operativeSaid(desk, target), worthSaid(desk, outlook)]),
  };
}

function weaponOf(desk: OddsLook, outlook: Known): Figures['weapons'][string] {
  const { target, expected } = outlook;
  const name = desk.look.name(target.id);
  return {
    number: chanceShort(expected.kill),
    numberNote: `${desk.words.attack.odds.mean(meanSaid(expected.mean, desk.language))} · ${name}`,
    numberSpoken: desk.words.attack.sentence([name, worthSaid(desk, outlook)]),
  };
}

/** What the odds add to the choice in hand: to each weapon at its best target, to each target of the chosen weapon. */
export function figuresOf(
  desk: OddsLook,
  {
    outlooks,
    action,
    weapon,
  }: { readonly outlooks: readonly Outlook[]; readonly action: AttackKind; readonly weapon: string },
): Figures {
  const known = outlooks.filter(isExpected).filter((outlook) => outlook.action === action);
  const ofWeapon = known.filter((outlook) => outlook.weapon.id === weapon);
  // The best comes first and is written last.
  const best = known.toReversed();
  return {
    cards: Object.fromEntries(ofWeapon.map((outlook) => [outlook.target.id, cardOf(desk, outlook)])),
    targets: Object.fromEntries(ofWeapon.map((outlook) => [outlook.target.id, targetOf(desk, outlook)])),
    weapons: Object.fromEntries(best.map((outlook) => [outlook.weapon.id, weaponOf(desk, outlook)])),
    outlooks,
  };
}
