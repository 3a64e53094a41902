import { inches } from '../../format.ts';

/** Rules of Kill Team 2021 and of the Lite sheet that the table applies itself, by their ids. */
export const guide = {
  'A-10': 'The tables play a side: place its miniatures as the mission says, with the orders shown.',
  'K-08': `Triangle ${inches(1)}, circle ${inches(2)}, square ${inches(3)}, pentagon ${inches(6)}.`,
  'K-09':
    'Measure from base to base, nearest points, at any time and in parts. Within: some part of it. Wholly within: every part.',
  'K-10': `A board of ${inches(30)} by ${inches(22)}. What your mission says of sides and of the first initiative goes first.`,
  'K-34': `Straight parts, one below ${inches(1)} counts ${inches(1)}. Not over the edge, through a base or terrain, nor into engagement range, but past an enemy that a friend engages. It ends where it can stand.`,
  'K-35':
    'Flying: over miniatures and bases as if they were not there, ending on none. Out of engagement range only by a Fall Back.',
  'K-36': 'Once in engagement range of an enemy that no friend engages, it ends in that one’s. It may add others.',
  'K-62': 'Measure to the centre of a marker.',
  'K-64':
    'Visible: a line of 1 mm from its head to any part of the miniature, not its base. Bases in between do not hinder.',
  'K-65': 'Cover lines run from one point of the shooter’s base, as its player chooses, to every part of the target’s.',
  'K-66': `In cover: more than ${inches(2)} away, and within ${inches(1)} of where a line crosses terrain that gives cover, or the base of another that the shooter can see.`,
  'K-67': `Obscured: more than ${inches(2)} from where a line crosses Heavy terrain. What is within ${inches(1)} of the shooter never obscures.`,
  'K-68': `Name the traits of each part of terrain: Heavy covers and obscures, Light covers, Traversable, Insignificant, Scalable above ${inches(4)}, Barricade, Vantage Point. Nobody ends on anything but a Vantage Point.`,
  'K-70':
    'Up at a Vantage Point: its floor and what is lower neither covers nor obscures. What is level with the target or higher does.',
  'K-71': `Over what is Traversable: ${inches(2)} of the move, no climb, no end on it.`,
  'K-72': `Climb within ${inches(1)} of the wall, in steps of ${inches(2)}, rounded up. Not begun unless it can end where it may stand; a Dash may finish it.`,
  'K-73': `Drop within ${inches(1)} of the edge, ${inches(6)} at most, in steps of ${inches(2)}, rounded down. Not onto a base or through one.`,
  'K-74': `Jump from within ${inches(1)} of the edge: ${inches(3)} across at most, ${inches(2)} up or down. Only the level way counts, and it never fails.`,
  'K-75': 'Flying over terrain: no climb, no traverse, gaps and drops of any size, and heights for nothing.',
  'K-76':
    'As a rule: pipes and low walls Light and Traversable, walls and machines Heavy, detritus Insignificant, crates Light. Of buildings and forests you name the parts.',
  'K-77': 'Terrain of your own: both players agree on the traits of each part now.',
  'L-01': `Two kill teams, four barricades, a board of ${inches(30)} by ${inches(22)}, ten dice. A mission is usual, none is needed.`,
  'L-02': `Attacker and Defender by choice or by lot. Without a mission the Defender takes an edge, the other the one across; drop zones are ${inches(3)} deep.`,
  'L-03': `Four barricades in turn, the Defender first, each within ${inches(6)} of one’s own drop zone.`,
  'L-12': 'Never through a base, and never within engagement range of an enemy.',
  'L-13': 'It ends in engagement range of an enemy, of whichever it likes.',
  'L-17': 'No climbs, drops or jumps: it goes where the miniature can be put.',
  'L-18': `Obscured: more than ${inches(2)} from terrain in between that is taller than the target. Parts within ${inches(1)} of the shooter do not count.`,
  'L-19': `In cover: within ${inches(1)} of terrain in between, and not within ${inches(2)} of the shooter.`,
};
