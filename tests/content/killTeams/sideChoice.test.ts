import { describe, expect, it } from 'vitest';
import {
  choiceOf,
  factsOf,
  goingOf,
  itemsFor,
  spentOf,
  toggled,
  withItem,
  withMember,
  withOption,
} from '../../../src/content/killTeams/sideChoice.ts';
import { isRefused } from '../../../src/content/killTeams/teamFacts.ts';
import { killTeamBattle } from '../../../src/content/killTeamBattle.ts';
import { present } from '../../../src/engine/core/invariant.ts';
import { loadKillTeamSides } from '../../../src/content/killTeamSides.ts';
import { sides2021 } from '../../support/sides2021.ts';

const pack = sides2021();
const wardens = choiceOf(pack, 'salt-wardens');
const tom = present(wardens.members[1], 'Tom Barrow');
const oilskin = present(pack.equipment.get('oilskin'), 'oilskin');

describe('a side as it is chosen before a battle', () => {
  it('should begin with the whole roster and its equipment', () => {
    expect(wardens.goes).toHaveLength(6);
    expect(spentOf(pack, wardens)).toEqual({ spent: 9, ep: 10 });
    expect(factsOf(pack, wardens)).toEqual([]);
  });

  it('should take no more of a larger roster than its fire teams have room for', () => {
    const larger = sides2021(
      ['kill-teams.json', [0, 'fireTeams', 0, 'size'], { least: 4, most: 4 }],
      ['retinues.json', [0, 'killTeam'], undefined],
    );
    expect(choiceOf(larger, 'salt-wardens').goes).toHaveLength(6);
    const roomy = { ...pack, killTeams: larger.killTeams };
    expect(choiceOf(roomy, 'salt-wardens').goes).toEqual(['ada-quill', 'tom-barrow', 'ines-cole', 'big-harl']);
  });

  it('should say what is not by the rules, and let it go as it is', () => {
    const five = toggled(wardens, 'ada-quill');
    expect(goingOf(five).map(({ id }) => id)).not.toContain('ada-quill');
    expect(factsOf(pack, five).map(({ code }) => code)).toEqual(['noLeader', 'teamSize']);
    expect(factsOf(pack, five).some(isRefused)).toBe(false);
    expect(factsOf(pack, toggled(five, 'ada-quill'))).toEqual([]);
  });

  it('[K-05] should not begin with an open keyword, nor with an open option (C-47)', () => {
    const saints = choiceOf(pack, 'gutter-saints');
    const { chosen: _chosen, ...open } = present(saints.members[0], 'Mother Ash');
    expect(factsOf(pack, withMember(saints, open)).map(isRefused)).toEqual([true]);
    const bare = { ...tom, equipment: [{ id: 'oilskin' }] };
    expect(factsOf(pack, withMember(wardens, bare)).map(isRefused)).toEqual([true]);
  });

  it('[C-47] should take an item with its first option, and keep the one that is chosen', () => {
    const taken = withItem({ ...tom, equipment: [] }, oilskin, true);
    expect(taken.equipment).toEqual([{ id: 'oilskin', option: 'oilskin-grey' }]);
    expect(withOption(taken, oilskin, 'oilskin-lined').equipment).toEqual([{ id: 'oilskin', option: 'oilskin-lined' }]);
    expect(withItem(taken, oilskin, false).equipment).toEqual([]);
  });

  it('should offer what is of its list and for its keywords, and nothing else', () => {
    const ids = (roster: string) => {
      const choice = choiceOf(pack, roster);
      return itemsFor(pack, choice, present(choice.members[3], roster)).map(({ id }) => id);
    };
    expect(ids('salt-wardens')).toEqual(['tide-charm', 'whetstone', 'flare-pot', 'oilskin', 'grapple']);
    expect(ids('gutter-saints')).not.toContain('oilskin');
  });

  it('should ask nothing of sides of a game without army lists', async () => {
    const kt3 = await loadKillTeamSides('kt3');
    const choice = choiceOf(kt3, 'dock-watch');
    expect([spentOf(kt3, choice), factsOf(kt3, choice), factsOf(kt3, toggled(choice, choice.goes[0] ?? ''))]).toEqual([
      null,
      [],
      [],
    ]);
  });

  it('should be who takes the field, with what they carry', () => {
    const five = toggled(withMember(wardens, withItem(tom, oilskin, false)), 'moss');
    const state = killTeamBattle({
      pack,
      mission: 'no-mission',
      teams: [
        { team: 'salt-wardens', player: { id: 'p1', name: 'Ana', mark: 'A' }, members: goingOf(five) },
        { team: 'gutter-saints', player: null },
      ],
      settings: { automation: { attack: 'assisted', falling: true } },
      dice: { people: 'table', tables: 'screen' },
      seed: 'seed',
    });
    const first = state.operatives.filter(({ side }) => side === 'first');
    expect(first.map(({ id }) => id)).toEqual(
      ['ada-quill', 'tom-barrow', 'ines-cole', 'big-harl', 'kit-vane'].map((id) => `first-${id}`),
    );
    expect(first[1]?.traits ?? []).toEqual([]);
    expect(first[0]?.traits?.map(({ id }) => id)).toEqual(['steady-voice', 'ring-the-bell', 'tide-charm', 'whetstone']);
  });
});
