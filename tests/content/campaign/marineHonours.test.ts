import { describe, expect, it } from 'vitest';
import type { CampaignCommand } from '../../../src/engine/campaign/model/command.ts';
import type { CampaignPlay } from '../../support/campaignPlay.ts';
import { campaign, equip, recruit, xp } from '../../support/campaignPlay.ts';
import { content, fieldedFrom } from '../../support/rowPlay.ts';
import { down, line, walked } from '../../support/walkPlay.ts';

/** The level that brings the first honour. */
const FIRST = 150;
const honour = (id: string): CampaignCommand => ({
  type: 'correct',
  correction: { what: 'addHonour', member: 'm1', honour: id },
});
const scar = (id: string): CampaignCommand => ({
  type: 'correct',
  correction: { what: 'addScar', member: 'm1', scar: id },
});

const founded = (card: string) =>
  campaign()
    .with(content)
    .does(recruit(card, { background: 'gang-enforcer', increase: null }))
    .answersAll();
const marine = founded('space-marine');
const at = (play: CampaignPlay): CampaignPlay =>
  play
    .does(xp('m1', FIRST - 1))
    .answersAll()
    .does(xp('m1', FIRST));
const honours = (play: CampaignPlay) => play.member('m1').honours.map(({ id }) => id);

describe('the core specialism of a Space Marine', () => {
  const asked = at(marine);

  it('should be chosen with its first honour, of its own list, the common ones and the Deathwatch', () => {
    expect([asked.choice.question, asked.options]).toEqual([
      'specialism',
      ['space-marine', 'deathwatch', 'combat', 'marksman', 'scout', 'staunch'],
    ]);
    expect(asked.answers('scout').member('m1').specialisms[0]).toBe('scout');
  });

  it('should be the list of its honour then, or that of its own kind', () => {
    const chosen = asked.answers('space-marine');
    expect([chosen.choice.question, chosen.options]).toEqual(['honourList', ['space-marine', 'acolyte']]);
    expect(honours(chosen.answers('space-marine', 4))).toEqual(['swift']);
  });

  it('should not be asked of an Acolyte, nor of a Space Marine with an honour', () => {
    expect([at(founded('acolyte')).choice.question, at(founded('acolyte')).options]).toEqual([
      'honourList',
      ['combat', 'acolyte'],
    ]);
    expect(at(marine.does(honour('swift'))).choice.question).toBe('honourList');
  });

  it('should have two faces of the Deathwatch, and roll all others again', () => {
    const rolls = asked.answers('deathwatch', 'deathwatch');
    expect(rolls.question).toMatchObject({ kind: 'roll', purpose: 'honour', sides: 6, again: [3, 4, 5, 6] });
    expect(honours(rolls.answers(3, 2))).toEqual(['adaptive-swordsmanship']);
  });
});

const rolledBy = (play: CampaignPlay, face: number) => at(play).answers('space-marine', 'space-marine', face);

describe('Chapter Exemplar', () => {
  it('should bring a tactic of its chapter, of choice, and no tactic that it has', () => {
    const asked = rolledBy(marine, 2);
    expect([asked.choice.question, asked.options]).toEqual([
      'honour',
      ['tactic-aggressive', 'tactic-resolute', 'tactic-siege-specialist', 'tactic-stealthy'],
    ]);
    const learned = asked.answers('tactic-resolute');
    expect(honours(learned)).toEqual(['chapter-exemplar', 'tactic-resolute']);
    expect(learned.pending).toBeNull();
    expect(fieldedFrom(learned.member('m1')).abilities).toContain('ignoresApl');
    expect(fieldedFrom(marine.member('m1')).abilities).not.toContain('ignoresApl');
  });

  it('should be settled with nothing for who has them all', () => {
    const all = [...content.honours.values()].filter(({ specialism }) => specialism === 'chapter');
    const full = rolledBy(marine, 2).does(...all.map(({ id }) => honour(id)));
    expect(full.options).toEqual(['none']);
    expect(full.answers('none').state.owed).toEqual([]);
  });
});

describe('Specialized', () => {
  it('should bring one honour of Combat, Staunch, Marksman or Scout, of choice', () => {
    const asked = rolledBy(marine, 5);
    expect(asked.choice.question).toBe('honour');
    expect(asked.options).toHaveLength(24);
    expect(asked.options).toContain('thick-skin');
    expect(asked.options).not.toContain('swift');
    expect(honours(asked.answers('gun-ace'))).toEqual(['specialized', 'gun-ace']);
  });

  it('should be alone where another is rolled', () => {
    expect(rolledBy(marine, 4).pending).toBeNull();
  });
});

describe('Honoured by the Armoury', () => {
  const armed = marine.does(honour('honoured-by-the-armoury'));
  const spent = (play: CampaignPlay, ...equipment: readonly string[]) =>
    play.does({ ...equip('m1', { equipment: [...equipment] }), override: { reason: 'test' } }).sheet('m1').equipment
      .used;

  it('should take 1 EP off one thing, however many are carried', () => {
    const dear = [...content.items.values()]
      .filter(({ slot, ep }) => slot === 'equipment' && ep > 0)
      .map(({ id }) => id);
    const [one = '', two = ''] = dear;
    expect(spent(marine, one) - spent(armed, one)).toBe(1);
    expect(spent(marine, one, two) - spent(armed, one, two)).toBe(1);
  });

  it('should make a thing of 1 EP free, and never pay for carrying nothing', () => {
    expect([spent(armed, 'frag-grenade'), spent(marine, 'frag-grenade')]).toEqual([0, 1]);
    expect([spent(armed), spent(marine)]).toEqual([0, 0]);
  });
});

describe('Spiritual Resolve', () => {
  const resolved = marine.does(honour('spiritual-resolve'));
  const recovering = (play: CampaignPlay, face: number) =>
    walked(play.does(scar('haunted')), [line('m1')]).answers(face);

  it('should let a recovery roll that failed be made again, once', () => {
    const failed = recovering(resolved, 3);
    expect([failed.choice.question, failed.options, failed.choice.best]).toEqual([
      'recoveryReroll',
      ['keep', 'again'],
      'again',
    ]);
    const again = failed.answers('again');
    expect(again.question).toMatchObject({ kind: 'roll', purpose: 'recovery', id: 'walk.1.recovery.m1.roll-1' });
    expect(again.answers(4).member('m1').scars).toEqual([]);
    const twice = again.answers(1);
    expect([twice.pending, twice.member('m1').scars.length]).toEqual([null, 1]);
    expect(twice.state.scenario?.recoveries).toMatchObject([{ face: 1, success: false, done: true }]);
  });

  it('should let it stand, and not ask after a success nor without the honour', () => {
    const kept = recovering(resolved, 3).answers('keep');
    expect(kept.state.scenario?.recoveries).toMatchObject([{ face: 3, success: false, done: true }]);
    expect([kept.pending, kept.member('m1').scars.length]).toEqual([null, 1]);
    expect(recovering(resolved, 4).pending).toBeNull();
    expect(recovering(marine, 3).pending).toBeNull();
  });

  const scarDice = (play: CampaignPlay) => walked(play, [down('m1')]).answers(2);
  const idOf = (face: number) => [...content.scars.values()].find((row) => row.face === face)?.id;

  it('should roll two dice for a battle scar and choose one of them', () => {
    const one = scarDice(resolved).answers(3);
    expect(one.question).toMatchObject({ kind: 'roll', purpose: 'scar' });
    const two = one.answers(7);
    expect([two.choice.question, two.options]).toEqual(['scarOfTwo', [idOf(3), idOf(7)]]);
    const chosen = two.answers(idOf(3) ?? '');
    expect(chosen.member('m1').scars).toEqual([{ id: idOf(3), scenario: 1 }]);
    expect(chosen.pending).toBeNull();
  });

  it('should have no choice of two equal dice, count no scar it has, and roll one die without the honour', () => {
    expect(scarDice(resolved).answers(3, 3).member('m1').scars).toEqual([{ id: idOf(3), scenario: 1 }]);
    const marked = scarDice(resolved.does(scar(idOf(3) ?? ''))).answers(3, 7, 3);
    expect(marked.question).toMatchObject({ kind: 'roll', purpose: 'scar' });
    expect(marked.answers(8).options).toEqual([idOf(7), idOf(8)]);
    expect(scarDice(marine).answers(3).member('m1').scars).toEqual([{ id: idOf(3), scenario: 1 }]);
  });

  it('should end a career with the third scar, chosen of two', () => {
    const twice = resolved.does(scar(idOf(1) ?? ''), scar(idOf(2) ?? ''));
    const third = walked(twice, [down('m1')]).answers(4, 5, 6);
    expect(third.choice.question).toBe('scarOfTwo');
    expect(third.answers(idOf(6) ?? '').choice.question).toBe('retireOrDie');
  });
});
