import type { board } from './en/board.ts';
import type { boardKeys } from './en/boardKeys.ts';
import type { barricades } from './en/barricades.ts';
import type { boardWhy } from './en/boardWhy.ts';
import type { otherwise } from './en/otherwise.ts';
import type { placeSearch } from './en/placeSearch.ts';
import type { behaviour } from './en/behaviour/behaviour.ts';
import type { storagePanel } from './en/campaign/storagePanel.ts';
import type { battle } from './en/catalogues/battle.ts';
import type { campaign } from './en/catalogues/campaign.ts';
import type { home } from './en/catalogues/home.ts';
import type { play } from './en/catalogues/play.ts';
import type { log } from './en/catalogues/log.ts';
import type { odds } from './en/catalogues/odds.ts';
import type { settings } from './en/catalogues/settings.ts';
import type { saving } from './en/catalogues/saving.ts';
import type { shared } from './en/catalogues/shared.ts';
import type { sharing } from './en/catalogues/sharing.ts';
import type { workshop } from './en/catalogues/workshop.ts';
import type { glossary } from './en/glossary/glossary.ts';
import type { importing } from './en/importing.ts';
import type { dataslate } from './en/dataslate.ts';
import type { killzones } from './en/killzones.ts';
import type { killTeams } from './en/killTeams.ts';
import type { warBands } from './en/warBands.ts';
import type { strategy } from './en/strategy.ts';
import type { kt2021 } from './en/systems/kt2021.ts';
import type { kt2021Lite } from './en/systems/kt2021Lite.ts';
import type { rulings } from './en/systems/rulings.ts';
import type { terrain } from './en/systems/terrain.ts';
import type { making } from './en/making/making.ts';
import type { scenario } from './en/scenario/scenario.ts';
import type { foes } from './en/vanguard/foes.ts';
import type { vanguard } from './en/vanguard/vanguard.ts';
import type { scenarioPrint } from './en/scenarioPrint.ts';
import type { twoSides } from './en/twoSides.ts';
import type { Content } from './content.ts';

/** What each catalogue says. The English one is the measure: a missing or a superfluous key in another does not compile. */
interface Catalogues {
  /** What any screen may say: answers, names, faults, saving. It is here from the first paint. */
  readonly shared: typeof shared;
  /** Home; here from the first paint too. */
  readonly home: typeof home;
  /** How saves stand, and what is told of files. */
  readonly saving: typeof saving;
  readonly settings: typeof settings;
  /** The table of a battle: what is said with its first card. */
  readonly battle: typeof battle;
  /** A battle on a board. */
  readonly board: typeof board;
  /** Why a board says what it says: with the first shot or move on it. */
  readonly barricades: typeof barricades;
  readonly boardWhy: typeof boardWhy;
  /** What the table has otherwise than the board: with the first of it. */
  readonly otherwise: typeof otherwise;
  /** How an enemy found the place of its move: with its first plan on a board. */
  readonly placeSearch: typeof placeSearch;
  /** A battle from its deployment to its end. */
  readonly play: typeof play;
  /** A battle, and what has happened in it. */
  readonly log: typeof log;
  /** Decision tables of enemies: facts, actions, parts of rows, reasons. */
  readonly behaviour: typeof behaviour;
  /** Conditions, effects and moments of scenarios. */
  readonly scenario: typeof scenario;
  /** A campaign and its battles. */
  readonly campaign: typeof campaign;
  /** Setting up in turns, secrets and the score of two sides. */
  readonly twoSides: typeof twoSides;
  readonly odds: typeof odds;
  readonly storage: typeof storagePanel;
  /** Retinues and packs, shared and taken. */
  readonly sharing: typeof sharing;
  /** Kill teams of two equal sides, as they are chosen before a battle. */
  readonly killTeams: typeof killTeams;
  /** War bands, as they are chosen before a battle and printed. */
  readonly warBands: typeof warBands;
  /** What rows of our own war bands are called in other languages. */
  readonly bandRows: { readonly content: Content };
  /** What the keys of a board do. */
  readonly boardKeys: typeof boardKeys;
  /** Killzones, and what is said of boards that are made. */
  readonly killzones: typeof killzones;
  /** Rosters of Kill Team 2021 in narrative play, and what screens of campaigns say otherwise of them. */
  readonly dataslate: typeof dataslate;
  /** Rosters of other apps. */
  readonly importing: typeof importing;
  /** Scenarios on paper. */
  readonly printing: typeof scenarioPrint;
  readonly workshop: typeof workshop;
  /** The editor of enemies, operatives, weapons, factions and the like. */
  readonly making: typeof making;
  /** What the words of the game mean. */
  readonly glossary: typeof glossary;
  /** What Kill Team 2021 says otherwise, and what Kill Team Lite does. */
  readonly kt2021: typeof kt2021;
  readonly kt2021Lite: typeof kt2021Lite;
  /** A battle in rounds of two sides whose dice explode: its table, attacks and dice. */
  readonly rounds: typeof vanguard;
  /** A side of such a battle that plays itself: questions, plans, reasons. */
  readonly roundsFoes: typeof foes;
  /** What sides say before a firefight. */
  readonly strategy: typeof strategy;
  /** Rulings on Kill Team 2021. */
  readonly rulings: typeof rulings;
  /** Terrain as both players agree on it. */
  readonly terrain: typeof terrain;
  /** What the rows of the campaign pack are called and mean. */
  readonly campaignRows: Content;
  /** The starter module in other languages than its own. */
  readonly starterModule: Content;
}

export type CatalogueName = keyof Catalogues;

/** A catalogue by its name. */
export type Words<N extends CatalogueName> = Catalogues[N];
