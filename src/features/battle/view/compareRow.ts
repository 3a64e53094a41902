import { chanceShort } from '../../../words/chance.ts';
import { meanSaid, partiesOf, saidBy } from '../../../words/oddsSaid.ts';
import type { Look } from '../../../words/look.ts';
import { type OddsLook, worthSaid } from './figures.ts';
import type { Outlook } from '../../../engine/advisor/outlook.ts';
import { weaponName } from './weapons.ts';

/** One attack of the comparison as its row. */
interface CompareRow {
  readonly id: string;
  /** The chance to take the target down, short; null: not known. */
  readonly chance: string | null;
  readonly wounds: string;
  readonly target: string;
  readonly weapon: string;
  /** What it costs and risks: ammunition, Hot, who may fall; empty: nothing. */
  readonly risk: string;
  /** How far, and what the table has said; or with what the enemy strikes back. */
  readonly place: string;
  /** The whole row as one sentence. */
  readonly spoken: string;
}

interface CompareLook extends OddsLook {
  readonly look: Look;
}

function placeSaid({ words, view }: CompareLook, outlook: Outlook): string[] {
  const told = view.aim.told(outlook);
  const { operative: shooter, weapon } = outlook;
  const inches = view.aim.range(shooter, weapon);
  const { targetInCover, targetObscured, odds } = words.attack;
  return [
    ...(inches === null ? [] : [words.withWhat.move(inches)]),
    ...(told === null ? [odds.compare.asInOpen] : []),
    ...(told?.cover === true ? [targetInCover] : []),
    ...(told?.obscured === true ? [targetObscured] : []),
  ];
}

/** With what the enemy is thought to strike back, where it has a choice. */
function retaliationSaid({ words }: CompareLook, { retaliation, isLike }: Outlook): string[] {
  return [
    ...(retaliation === null ? [] : [words.attack.odds.compare.against(weaponName(words, retaliation))]),
    ...(isLike ? [words.attack.odds.isLike] : []),
  ];
}

function riskSaid(
  { words, view: { state }, language }: CompareLook,
  { expected, action, operative, target }: Outlook,
): string[] {
  if (typeof expected === 'string') return [];
  const { falls, compare } = words.attack.odds;
  const { attacker } = partiesOf(operative, target, state);
  const mayFall = action === 'fight' || expected.fall > 0;
  return [
    ...(expected.burn === null ? [] : [compare.burns[attacker](compare.wounds(meanSaid(expected.burn, language)))]),
    ...(mayFall ? [saidBy(falls[attacker], expected.fall, language)] : []),
  ];
}

function ammoSaid({ words, view }: CompareLook, { operative, weapon }: Outlook): string[] {
  const counter = view.weapon(operative, weapon).counter;
  return counter === null ? [] : [words.attack.odds.compare.left(counter.left)];
}

const spreads = ({ weapon }: Outlook): boolean => weapon.rules.some(({ id }) => id === 'blast' || id === 'torrent');

function worth(desk: CompareLook, outlook: Outlook): Pick<CompareRow, 'chance' | 'wounds'> & { readonly said: string } {
  const { expected } = outlook;
  const { compare } = desk.words.attack.odds;
  if (typeof expected === 'string') return { chance: null, wounds: compare[expected], said: compare[expected] };
  return {
    chance: chanceShort(expected.kill),
    wounds: compare.wounds(meanSaid(expected.mean, desk.language)),
    said: worthSaid(desk, { ...outlook, expected }),
  };
}

/** An attack in reach as a row of the comparison. */
export function compareRow(desk: CompareLook, outlook: Outlook): CompareRow {
  const { words, look } = desk;
  const { action, weapon, target } = outlook;
  const { said, ...figures } = worth(desk, outlook);
  const names = { target: look.name(target.id), weapon: weaponName(words, weapon) };
  const risk = [...ammoSaid(desk, outlook), ...riskSaid(desk, outlook)];
  const place = [
    ...(action === 'shoot' ? placeSaid(desk, outlook) : retaliationSaid(desk, outlook)),
    ...(spreads(outlook) ? [words.attack.odds.compare.oneTarget] : []),
  ];
  return {
    id: `${action} ${weapon.id} ${target.id}`,
    ...figures,
    ...names,
    risk: risk.join(' · '),
    place: place.join(' · '),
    spoken: words.attack.sentence([names.target, names.weapon, said, ...risk, ...place]),
  };
}
