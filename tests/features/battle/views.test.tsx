import { beforeEach, describe, expect, it } from 'vitest';
import { actionViews } from '../../../src/features/battle/view/actionsView.ts';
import { cardMark } from '../../../src/features/battle/view/cardMark.ts';
import { cardView } from '../../../src/features/battle/view/cardView.ts';
import { planAction } from '../../../src/features/battle/view/planAction.ts';
import { profileRows } from '../../../src/features/battle/view/profile.ts';
import { shortName } from '../../../src/features/battle/view/shortName.ts';
import { lookOf } from '../../../src/words/look.ts';
import { en as words, fr } from '../../support/words.ts';
import { firefight, named, openBattleNow, order } from './stage.tsx';

const now = () => {
  const { state, view } = openBattleNow();
  return { view, words, look: lookOf(words, state) };
};
const wounds = (name: string, to: number) =>
  order({ type: 'correct', correction: { what: 'wounds', operative: named(name).id, to, credit: null } });
const activate = (name: string) => order({ type: 'activate', operative: named(name).id, order: 'engage' });
const marked = (name: string) => cardMark(now().view, { actor: null, pick: null }, named(name)).highlight;

describe('views of the battle', () => {
  beforeEach(() => firefight());

  it('should offer the ready ones of the side that is due and nobody else', () => {
    expect(marked('Pim Latchkey')).toBe('offered');
    expect(marked('Fighter 1')).toBeNull();
    wounds('Pim Latchkey', 0);
    expect(marked('Pim Latchkey')).toBeNull();
  });

  it('should offer counteractions and not the enemies whose tap would pass them up', () => {
    for (const { id } of openBattleNow().state.operatives.filter(({ side }) => side === 'retinue'))
      order({ type: 'correct', correction: { what: 'readiness', operative: id, readiness: 'expended' } });
    order({ type: 'correct', correction: { what: 'order', operative: named('Isaura Vex').id, order: 'engage' } });
    order({ type: 'correct', correction: { what: 'turn', to: 'retinue' } });
    expect(now().view.situation.kind).toBe('counteract');
    expect(marked('Isaura Vex')).toBe('offered');
    expect(marked('Sabine Hale')).toBeNull();
    expect(marked('Fighter 1')).toBeNull();
  });

  it('should show the order that a tap gives where it is another, and only while a tap gives one', () => {
    expect(cardView(now(), named('Isaura Vex')).order).toMatchObject({ kind: 'conceal', word: '→ Engage' });
    expect(cardView(now(), named('Fighter 1')).order?.word).not.toContain('→');
    order({ type: 'activate', operative: named('Isaura Vex').id, order: 'conceal' });
    expect(cardView(now(), named('Sabine Hale')).order).toMatchObject({ kind: 'conceal', word: 'Conceal' });
    order({
      type: 'correct',
      correction: { what: 'readiness', operative: named('Isaura Vex').id, readiness: 'ready' },
    });
  });

  it('should say of whoever has left the board that it is removed, not that it is down', () => {
    const pim = named('Pim Latchkey');
    expect(cardView(now(), { ...pim, removed: true }).stateWord).toBe('Removed');
    expect(cardView(now(), { ...pim, down: true }).stateWord).toBe('Down');
    expect(cardView(now(), { ...pim, down: true, removed: true }).stateWord).toBe('Down');
  });

  it('should say what forbids an action, in either language', () => {
    const lasting = {
      id: 'mire',
      source: { kind: 'card', id: 'own-mire', name: 'Mire' },
      on: { kind: 'battle' },
      change: { op: 'forbid', action: 'dash' },
      until: 'battle',
    } as const;
    order({ type: 'correct', correction: { what: 'impose', lasting } });
    activate('Isaura Vex');
    const dashIn = (spoken: typeof words) =>
      actionViews({
        words: spoken,
        view: now().view,
        look: lookOf(spoken, openBattleNow().state),
        operative: named('Isaura Vex'),
      }).find(({ id }) => id === 'dash')?.reason;
    expect([dashIn(words), dashIn(fr)]).toEqual(['not with Mire', 'pas avec Mire']);
  });

  it('should say everything of a card in one sentence', () => {
    wounds('Pim Latchkey', 3);
    expect(cardView(now(), named('Pim Latchkey')).sentence).toBe(
      'Pim Latchkey, 3 of 7 wounds, Injured, Ready, Conceal, 2 of 2 AP left, Autopistol: 6 shots',
    );
  });

  it('[A-56] should call injured what has fewer than half of its wounds, and not what has half', () => {
    expect(cardView(now(), named('Isaura Vex')).wounds.injuredAt).toBe(3);
    wounds('Isaura Vex', 4);
    expect(cardView(now(), named('Isaura Vex')).injuredWord).toBeNull();
    wounds('Isaura Vex', 3);
    expect(cardView(now(), named('Isaura Vex')).injuredWord).toBe('Injured');
  });

  it('should show the fallen with who did it in place of the order', () => {
    activate('Isaura Vex');
    order({
      type: 'correct',
      correction: { what: 'wounds', operative: named('Fighter 1').id, to: 0, credit: named('Isaura Vex').id },
    });
    expect(cardView(now(), named('Fighter 1'))).toMatchObject({ state: 'down', note: 'by Isaura Vex', order: null });
  });

  it('should explain a figure that is not the printed one', () => {
    wounds('Isaura Vex', 3);
    const rows = profileRows(now(), named('Isaura Vex'));
    expect(rows.find(({ id }) => id === 'move')).toMatchObject({
      value: '4″',
      why: ['6″ on its card', words.hints.injured],
    });
    expect(rows.find(({ id }) => id === 'save')?.why).toEqual([]);
  });

  it('should name with what and on which face an action is done', () => {
    wounds('Cyber-hound', 0);
    activate('Isaura Vex');
    const details = actionViews({ ...now(), operative: named('Isaura Vex') }).map(({ id, detail }) => [id, detail]);
    expect(Object.fromEntries(details)).toMatchObject({
      reposition: '6″',
      charge: '8″',
      shoot: 'Hot-shot laspistol',
      reanimate: 'Cyber-hound within 1″, on 4+',
      interact: 'a door, a marker',
    });
  });

  it('should not list to an enemy what only the retinue does', () => {
    order({ type: 'correct', correction: { what: 'turn', to: 'enemy' } });
    activate('Fighter 1');
    const ids = actionViews({ ...now(), operative: named('Fighter 1') }).map(({ id }) => id);
    expect(ids).toContain('shoot');
    expect(ids).not.toContain('guard');
  });

  it('should perform an action at once when nothing is left to choose, and ask otherwise', () => {
    wounds('Cyber-hound', 0);
    activate('Isaura Vex');
    const vex = named('Isaura Vex');
    expect(planAction(now().view, vex, 'reanimate', null).kind).toBe('command');
    wounds('Pim Latchkey', 0);
    expect(planAction(now().view, vex, 'reanimate', null)).toMatchObject({ kind: 'pick', pick: { kind: 'friend' } });
    expect(planAction(now().view, vex, 'reload', null).kind).toBe('nothing');
  });

  it('[A-42] should tell one that flies its own rule, and no longer reach for its charge', () => {
    const walks = named('Isaura Vex');
    const flies = { ...walks, abilities: ['fly' as const] };
    const { actions, guides } = now().view;
    expect(guides.move(flies, 'charge')).toContain('A-42');
    expect(guides.move(walks, 'charge')).not.toContain('A-42');
    expect([actions.reach(flies, 'charge'), actions.reach(walks, 'charge')]).toEqual([6, 8]);
  });

  it.each([
    [
      ['The Voice', 'Fighter 1', 'Fighter 12', 'Gunner'],
      ['Voice', 'F1', 'F12', 'Gunner'],
    ],
    [
      ['Icon Bearer', 'Lesser Daemon', 'Gun Servitor', 'Servitor'],
      ['Icon Bearer', 'Lesser Daemon', 'Gun Servitor', 'Servitor'],
    ],
    [
      ['Fighter 2', 'Fanatic 2', 'Penal Trooper 2', 'Fighter 3'],
      ['Fighter 2', 'Fanatic 2', 'P2', 'F3'],
    ],
    [[''], ['']],
  ])('should shorten %j for the strip of table mode', (names, short) => {
    expect(names.map((_, index) => shortName(names, index))).toEqual(short);
  });
});
