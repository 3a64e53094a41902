import type { RulingId } from '../../rulings.ts';

/** The rulings of the designers' commentary on Kill Team 2021, in our own words. */
export const rulings = {
  rulings: {
    title: 'Rulings',
    search: 'Look up a ruling',
    none: 'No such ruling here',
    /** Above what a screen asks or decides by them. */
    why: 'By the rulings',
    all: 'All rulings',
    /** A rule lets it shoot with one weapon alone (C-59). */
    guardWith: { title: 'A rule lets it shoot with', any: 'Any weapon' },
    /** A rule of a card has it roll as if fighting (C-26 to C-28). */
    asIf: {
      title: 'As if fighting',
      line: 'A rule of its card has it roll the dice of a melee weapon as if fighting: at whom?',
      weapon: 'With which weapon',
    },
    intro: 'Of the designers’ commentary on Kill Team 2021, in our own words, with what the app does about each.',
    subjects: {
      sight: 'Sight and cover',
      shooting: 'Shooting',
      fighting: 'Fighting',
      dice: 'Dice',
      numbers: 'Characteristics',
      moving: 'Moving',
      turns: 'Turns and actions',
      setUp: 'Setting up',
      missions: 'Missions and tac ops',
      campaign: 'Between battles',
      killzones: 'Killzones',
      closeQuarters: 'Close quarters',
    },
    app: {
      obeys: 'The app plays by it',
      asks: 'The app asks the table',
      says: 'The app says it at its moment',
      board: 'For your eye on the board',
      pack: 'Waits for a pack of yours',
    },
    texts: {
      'C-01': 'Cover and obscured are looked for at any point where a line crosses terrain, not at the nearest one.',
      'C-02': 'Only the part of terrain within 1″ of the shooter stops obscuring. The rest of the piece still may.',
      'C-03': 'A cover line has no height of its own: terrain that it passes over or under is not crossed.',
      'C-04': 'An operative is visible to itself.',
      'C-05': 'A line that runs underneath the rampart of a Vantage Point crosses it.',
      'C-06': 'What changes Move changes the whole of it: three circles and a triangle are 7″.',
      'C-07': 'A change of Move leaves Dash alone, unless it names it.',
      'C-08':
        'APL changed in an activation leaves its AP as they are; changed as it begins, before they are counted, it counts.',
      'C-09': 'Numbers that change during an action count after it.',
      'C-10':
        '“If activated within a distance” limits that one change alone: it counts for whoever is activated there, and nothing else of the rule is limited.',
      'C-11':
        'Before a drop the rampart is traversed. It may be climbed with the climb; the step down behind it, below 2″, is free.',
      'C-12': 'A base may hang over an edge if the miniature stands.',
      'C-13':
        'Climbs and drops give no way sideways for nothing: too short to set the miniature down, or to clear its base, and it is not begun.',
      'C-14': 'To fly does not allow a move that engagement range forbids: that takes a Fall Back.',
      'C-15': 'Stairs and slopes are walked, not climbed.',
      'C-16': 'Only the Dash action finishes a climb or a drop, not an action that gives a free Dash.',
      'C-17': 'Who parries two takes up to two normal hits with a normal one, any two with a critical one.',
      'C-18': 'Without a melee weapon nothing is chosen, no dice are rolled, and nobody else is supported.',
      'C-19': 'Whoever is incapacitated and kept on the table by a rule resolves no more hits in that combat.',
      'C-20': 'With a Save of 6+ in cover the die that is kept is a normal save.',
      'C-21':
        'A power whose attack has no valid target gives its AP back; then another action may be taken, or the same with another power.',
      'C-22': 'A hit may parry even where there is nothing to discard.',
      'C-23': 'A weapon with a Blast profile may be used on Overwatch with its other profile.',
      'C-24': 'Who ignores the damage of an attack die still suffers what other rules add.',
      'C-25': 'Re-rolls need not be announced together: see one, then decide on the next.',
      'C-26':
        'With dice rolled “as if fighting in combat” the target is not fighting: its own rules of a fight are silent.',
      'C-27': 'With such dice combat support counts for whoever rolls.',
      'C-28': 'With such dice rules that speak of “incapacitated in combat” work.',
      'C-29':
        'Several rules of one weapon at one moment are ordered by its player, not by who has initiative; the end of a step comes after the step.',
      'C-30': 'An attack with a Limited weapon may be repeated where a rule says so.',
      'C-31': 'A repeated attack has the same target, if that is still valid; else it is not repeated.',
      'C-32':
        'Further targets of Blast are those around the place where the first one stood: note them before it moves.',
      'C-33': 'What cannot be done beats what can, unless the text says “regardless”.',
      'C-34': 'An action outside an activation, on Overwatch or before the battle, is no activation.',
      'C-35': 'Injured for two reasons is injured once.',
      'C-36':
        'What interrupts after an action also comes after the last one, of an activation and of the turning point.',
      'C-37': 'Weapons of powers are not equipped: equipment does not better them, wounds do not make them worse.',
      'C-38': 'Who loses the action to pick up drops what it carries.',
      'C-39':
        'An action within another, a hatch during a move, may be interrupted after the inner one and after the outer one.',
      'C-40': 'Additional barricades are not set up on terrain, unless it is Insignificant.',
      'C-41':
        'A mission’s change of APL that lasts to the next turning point keeps that time: it changes who controls a marker, not AP already counted.',
      'C-42': 'Rob and Ransack: the text of the book counts, its card only shows it.',
      'C-43':
        'Drop zones have no height: measure level. The centre of the killzone is a point on the floor: measure truly.',
      'C-44': 'Plant Banner: whoever carries it must be able to pick up.',
      'C-45': 'Sentries: who sees them is looked at before and after each action, not during it.',
      'C-46': 'Duel of Wits: the players choose different priority markers.',
      'C-47': 'In a campaign, whoever joins with a choice of equipment makes it then, and keeps it.',
      'C-48': 'Equipment Drop: a thing with two prices counts with the lower one.',
      'C-49': 'Sharpshooter is for every attack of one Shoot action.',
      'C-50': 'A scrap pile: Dash and Charge Over in one activation are allowed, though the second is a Charge.',
      'C-51':
        'Scramble Over and Charge Over: the distance moved is the straight one, from where it began to where it ended.',
      'C-52': 'They may stand in for a free Normal Move or a free Charge.',
      'C-53': 'Hatches of Chalnath: the place to move through is the one in the picture of your book.',
      'C-54': 'Small gaps, under pipes for one, count as terrain. Agree on them before the battle.',
      'C-55': 'Nothing moves over or through walls, whatever a card says, but through what is Accessible.',
      'C-56': 'Where a hatchway stands on a map says where the long wall is, not which way the hatch opens.',
      'C-57': 'The hatch of an open hatchway gives cover and obscures, also for lines underneath it.',
      'C-58':
        '“Within a distance of Heavy terrain” means pillars and ends of walls, not those at hatchways, and Heavy pieces of supplements.',
      'C-59': 'Where a rule lets an operative shoot with one weapon only it may go on guard, and uses that weapon.',
      'C-60': 'A Heavy weapon forbids no Guard after a move, and no guard attack.',
      'C-61': 'Who falls in a fight through a hatchway falls in combat, in engagement range and within 1″.',
      'C-62': 'A fight through a hatchway may be a guard attack: it is a Fight.',
      'C-63': 'A guard attack that cannot be completed leaves the operative on guard.',
    } satisfies Record<RulingId, string>,
  },
};
