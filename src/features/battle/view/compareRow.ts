import { counterOf } from '../../../engine/family/killteam/attack/ammunition.ts';
import { viaNow } from '../../../engine/family/killteam/model/lookup.ts';
import type { Game } from '../../../engine/family/killteam/rules/game.ts';
import { rangeOf } from '../../../engine/family/killteam/attack/targeting.ts';
import { fightIsLike } from '../../../engine/family/killteam/advice/fight/oddsOf.ts';
import { retaliationWeapons } from '../../../engine/family/killteam/attack/fight/weapons.ts';
import { chanceShort } from '../../../words/chance.ts';
import { meanSaid, partiesOf, saidBy } from '../../../words/oddsSaid.ts';
import type { Look } from '../../../words/look.ts';
import { type OddsLook, worthSaid } from './figures.ts';
import { isKnown, type Outlook, toldOf } from './outlook.ts';
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
  readonly game: Game;
}

function placeSaid({ words, game }: CompareLook, outlook: Outlook): string[] {
  const told = toldOf(game, outlook);
  const { operative: shooter, weapon } = outlook;
  const inches = rangeOf(game.rules, game.state, { shooter, weapon, via: viaNow(game.state) });
  const { targetInCover, targetObscured, odds } = words.attack;
  return [
    ...(inches === null ? [] : [words.withWhat.move(inches)]),
    ...(told === null ? [odds.compare.asInOpen] : []),
    ...(told?.cover === true ? [targetInCover] : []),
    ...(told?.obscured === true ? [targetObscured] : []),
  ];
}

/** With what the enemy is thought to strike back, where it has a choice. */
function retaliationSaid({ words, game }: CompareLook, { fight, target }: Outlook): string[] {
  if (fight === null) return [];
  const { weapon } = fight.defender;
  const chooses = weapon !== null && retaliationWeapons(game, target).length > 1;
  return [
    ...(chooses ? [words.attack.odds.compare.against(weaponName(words, weapon))] : []),
    ...(fightIsLike(fight) ? [words.attack.odds.isLike] : []),
  ];
}

function riskSaid({ words, state, language }: CompareLook, { expected, action, operative, target }: Outlook): string[] {
  if (!isKnown(expected)) return [];
  const { falls, compare } = words.attack.odds;
  const { attacker } = partiesOf(operative, target, state);
  const mayFall = action === 'fight' || expected.fall > 0;
  return [
    ...(expected.burn === null ? [] : [compare.burns[attacker](compare.wounds(meanSaid(expected.burn, language)))]),
    ...(mayFall ? [saidBy(falls[attacker], expected.fall, language)] : []),
  ];
}

function ammoSaid({ words, state }: CompareLook, { operative, weapon }: Outlook): string[] {
  const counter = counterOf(state, operative, weapon);
  return counter === null ? [] : [words.attack.odds.compare.left(counter.left)];
}

const spreads = ({ weapon }: Outlook): boolean => weapon.rules.some(({ id }) => id === 'blast' || id === 'torrent');

function worth(desk: CompareLook, outlook: Outlook): Pick<CompareRow, 'chance' | 'wounds'> & { readonly said: string } {
  const { expected } = outlook;
  const { compare } = desk.words.attack.odds;
  if (!isKnown(expected)) return { chance: null, wounds: compare[expected], said: compare[expected] };
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
