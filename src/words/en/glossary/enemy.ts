import { term } from '../../term.ts';

/** Enemies, explained. */
export const enemy = {
  group: term(
    'Group',
    'Enemies of the same kind that stand together, within 3″ of each other. A group patrols together and may act one after the other.',
    'groups',
  ),
  patrolPoint: term(
    'Patrol point',
    'Three places on the table that you choose for each group. Until it is alarmed, it walks from one to the next, and from the last to the first.',
    'patrol points',
  ),
  alert: term(
    'Alert',
    'How alarmed the enemy is, for the whole board. 0: it patrols. 1: it looks where it heard something. 2: it fights. 3: it hunts, and more may come.',
  ),
  spotted: term(
    'Noticed',
    'Somebody of yours ended an activation as a valid target within 12″, not in cover. Alert goes up by 1.',
    'spotted',
  ),
  noise: term(
    'Noise',
    'A shot that is not Silent, or somebody who goes down: at Alert 1 enemies go and look there.',
    'last noise',
  ),
  threat: term(
    'Threat',
    'Where several can act or be attacked: the one whose attack takes most, or whom an attack hurts most.',
    'most dangerous',
  ),
  decisionTable: term(
    'Decision table',
    'Rows of what an enemy does: the first that can be done now is done. “Why” shows the rows before it.',
    'decision tables',
  ),
  brawler: term(
    'Brawler',
    'An enemy that charges and fights. By the tables of the app it does not shoot: with nobody in reach it comes closer.',
    'Brawlers',
  ),
  marksman: term(
    'Marksman',
    'An enemy that shoots whom it sees, keeps out of fights, and goes on guard with nobody to shoot at.',
    'Marksmen',
  ),
  heavyEnemy: term(
    'Heavy enemy',
    'An enemy with a large weapon: it shoots whom it sees and keeps out of fights.',
    'Heavy enemies',
  ),
  caster: term('Caster', 'An enemy that uses its power first, shoots then, and keeps out of fights.', 'Casters'),
  beast: term('Beast', 'An enemy that charges and fights, as a Brawler does, and does not shoot.', 'Beasts'),
  priorityTarget: term(
    'Priority Target',
    'Whom enemies attack first when they can: the mission names it, or a scar does.',
  ),
  targetLocation: term(
    'Target Location',
    'The place that enemies go to or hold when nobody is in reach: the mission names it.',
  ),
  reinforcements: term(
    'Reinforcements',
    'Enemies that arrive during the battle, rolled on the table of their faction: ready, and on Conceal where nothing says otherwise.',
  ),
};
