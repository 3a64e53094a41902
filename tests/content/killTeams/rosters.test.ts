import { describe, expect, it } from 'vitest';
import { present } from '../../../src/engine/core/invariant.ts';
import {
  archetypesOf,
  type ChosenTeam,
  priceOf,
  spentBy,
  teamFacts,
} from '../../../src/content/killTeams/teamFacts.ts';
import type { Pack } from '../../../src/content/pack.ts';
import { problemsOfSides, sides2021 } from '../../support/sides2021.ts';

const chosen = (pack: Pack, roster: string, play: ChosenTeam['play'] = 'matched'): ChosenTeam => {
  const { members, killTeam } = present(pack.retinues.get(roster), roster);
  const row = present(pack.killTeams.get(killTeam?.id ?? ''), 'its list');
  return {
    list: { row, fireTeams: killTeam?.fireTeams ?? [] },
    members: members.map((member, at) => ({
      at,
      member,
      card: present(pack.operatives.get(member.card), member.card),
    })),
    equipmentOf: (id) => pack.equipment.get(id),
    play,
  };
};

describe('rosters of Kill Team 2021', () => {
  it('[K-02] should be as their army list has it, of one fire team or of two', () => {
    expect(problemsOfSides()).toEqual([]);
    const pack = sides2021();
    for (const id of pack.retinues.keys()) expect(teamFacts(chosen(pack, id))).toEqual([]);
  });

  it('[K-02] should have the same fire team twice if wanted: its limits count twice', () => {
    const flayers = [
      'gutter-seer',
      'gutter-zealot',
      'gutter-zealot',
      'gutter-flayer',
      'gutter-flayer',
      'gutter-zealot',
    ];
    expect(
      problemsOfSides(
        ['retinues.json', [1, 'killTeam', 'fireTeams'], ['street-choir', 'street-choir']],
        ...flayers.map((card, at) => ['retinues.json', [1, 'members', at, 'card'], card] as const),
      ),
    ).toEqual([]);
  });

  it.each([
    [
      'a third fire team',
      [1, 'killTeam', 'fireTeams'],
      ['street-choir', 'ash-choir', 'ash-choir'],
      'killTeam.fireTeams',
    ],
    ['an unknown fire team', [0, 'killTeam', 'fireTeams'], ['harbour'], 'killTeam.fireTeams[0]'],
    ['too many of a card', [0, 'members', 1, 'card'], 'salt-whaler', 'members'],
    ['a card of another list', [0, 'members', 1, 'card'], 'gutter-mortar', 'members[1].card'],
    ['one operative too few', [0, 'members'], undefined, 'members'],
  ])('[K-02] should not have %s', (_, path, value, at) => {
    const members: unknown[] = sides2021().retinues.get('salt-wardens')?.members.slice(1) ?? [];
    const problems = problemsOfSides(['retinues.json', path, value ?? members]);
    expect(problems.some((said) => said.startsWith(`retinues.json [${path[0]}].${at} rosterRule: `))).toBe(true);
  });

  it('[K-03] should have one LEADER at most, and in matched play exactly one', () => {
    expect(problemsOfSides(['retinues.json', [0, 'members', 1, 'card'], 'salt-captain'])).toContain(
      'retinues.json [0].members rosterRule: has 2 LEADERs, one at most',
    );
    const pack = sides2021(['retinues.json', [0, 'members', 0, 'card'], 'salt-warden']);
    expect(teamFacts(chosen(pack, 'salt-wardens')).map(({ code }) => code)).toEqual(['noLeader']);
  });

  it('[K-03] should need none in open and narrative play', () => {
    const pack = sides2021(['retinues.json', [0, 'members', 0, 'card'], 'salt-warden']);
    expect(teamFacts(chosen(pack, 'salt-wardens', 'other'))).toEqual([]);
  });

  it('[K-04] should have the archetypes of their fire teams together', () => {
    const pack = sides2021();
    expect(archetypesOf(chosen(pack, 'salt-wardens'))).toEqual(['Security', 'Recon']);
    expect(archetypesOf(chosen(pack, 'gutter-saints'))).toEqual(['Seek and destroy', 'Infiltration']);
  });

  it('[K-04] should not have one twice, and none of a fire team that is not chosen', () => {
    const pack = sides2021();
    const { list, ...team } = chosen(pack, 'gutter-saints');
    const twice = { ...team, list: list === null ? null : { ...list, fireTeams: ['street-choir', 'street-choir'] } };
    expect(archetypesOf(twice)).toEqual(['Seek and destroy']);
  });

  it('[K-05] should be refused with a keyword in brackets left open', () => {
    expect(problemsOfSides(['retinues.json', [1, 'members', 2, 'chosen'], undefined])).toEqual([
      'retinues.json [1].members[2].chosen rosterRule: nothing is chosen for <CHOIR> of "Saint Nail"',
    ]);
  });

  it('should pay for their equipment with the points there are', () => {
    const charms = Array.from({ length: 4 }, () => ({ id: 'tide-charm' }));
    expect(problemsOfSides(['retinues.json', [0, 'members', 3, 'equipment'], charms])).toEqual([
      'retinues.json [0].members rosterRule: costs 17 EP, at most 10',
    ]);
  });

  it('should take an item that is theirs, for whom it is meant, and as often as there are', () => {
    const problems = problemsOfSides(
      ['retinues.json', [0, 'members', 0, 'equipment'], [{ id: 'nail-belt' }]],
      ['retinues.json', [0, 'members', 1, 'equipment'], [{ id: 'flare-pot' }]],
      ['retinues.json', [0, 'members', 2, 'equipment'], [{ id: 'flare-pot' }]],
      ['equipment.json', [1, 'keyword'], 'LEADER'],
      ['retinues.json', [0, 'members', 3, 'equipment'], [{ id: 'whetstone' }]],
    );
    expect(problems.map((said) => said.replace(/^retinues\.json \[0\]\./u, ''))).toEqual([
      'members[0].equipment[0] rosterRule: "Nail belt" is no equipment of this kill team',
      'members[3].equipment[0] rosterRule: "Whetstone" is not for "Big Harl"',
      'members rosterRule: has "Flare pot" 3 times, at most 2',
      'members rosterRule: costs 14 EP, at most 10',
    ]);
  });

  it('[C-47] should have the option of an item chosen, and keep it', () => {
    expect(problemsOfSides(['retinues.json', [0, 'members', 1, 'equipment'], [{ id: 'oilskin' }]])).toEqual([
      'retinues.json [0].members[1].equipment[0] rosterRule: nothing is chosen for "Oilskin" of "Tom Barrow"',
    ]);
    expect(sides2021().retinues.get('salt-wardens')?.members[1]?.equipment).toEqual([
      { id: 'oilskin', option: 'oilskin-lined' },
    ]);
  });

  it('[C-47] should not need one where there are none, and take no option of another item', () => {
    expect(problemsOfSides(['retinues.json', [0, 'members', 1, 'equipment'], [{ id: 'grapple' }]])).toEqual([]);
    expect(
      problemsOfSides(['retinues.json', [0, 'members', 1, 'equipment'], [{ id: 'oilskin', option: 'oilskin-red' }]]),
    ).toHaveLength(1);
  });

  it('[C-48] should count the lower of two prices', () => {
    const pack = sides2021();
    expect(priceOf(present(pack.equipment.get('oilskin'), 'oilskin'))).toBe(2);
    expect(spentBy(chosen(pack, 'salt-wardens'))).toBe(2 + 2 + 2 + 3);
  });

  it('[C-48] should count the price that there is where it is not two', () => {
    expect(priceOf(present(sides2021().equipment.get('nail-belt'), 'nail-belt'))).toBe(3);
  });

  it('[K-06] should be refused when a rule stands in the column ! that needs no critical hit', () => {
    const critical = ['weapons.json', [0, 'profiles', 0, 'critical']] as const;
    expect(problemsOfSides([...critical, [{ id: 'ap', params: { x: 1 } }]])).toEqual([
      'weapons.json [0].profiles[0].critical[0].id notAllowed: "ap" needs no critical hit',
    ]);
    expect(problemsOfSides([...critical, [{ id: 'p', params: { x: 1 } }]])).toEqual([]);
  });

  it('should keep a special rule that the app does not know, by its name, and never drop it', () => {
    const pack = sides2021(
      ['weapons.json', [0, 'profiles', 0, 'rules'], [{ id: 'soulBurn', params: { x: 2 } }]],
      ['weapons.json', [0, 'profiles', 0, 'critical'], [{ id: 'tide-mark', params: {} }]],
    );
    expect(pack.weapons.get('signal-pistol')?.profiles[0]).toMatchObject({
      rules: [{ id: 'told', params: { name: 'Soul burn 2' } }],
      critical: [{ id: 'told', params: { name: 'Tide mark', critical: true } }],
    });
  });
});
