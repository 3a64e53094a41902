import { describe, expect, it } from 'vitest';
import type { BattleEvent, EventType } from '../../src/engine/family/killteam/model/event.ts';
import { en, fr } from '../support/words.ts';
import { lineText, logLine } from '../../src/words/logLine.ts';
import { events, silentEvents } from './support/events.ts';
import { look } from './support/spoken.ts';

const english = (event: BattleEvent) => {
  const line = logLine(en, event, look);
  return line === null ? null : [line.parts.map(({ text }) => text).join(''), line.right];
};
const french = (event: BattleEvent) => {
  const line = logLine(fr, event, look);
  return line === null ? null : [line.parts.map(({ text }) => text).join(''), line.right];
};

const isSilent = (type: EventType): boolean => silentEvents.includes(type);

describe('logLine', () => {
  it.each(Object.values(events))('should tell $type, or be silent on purpose, in both languages', (event) => {
    const told = [logLine(en, event, look), logLine(fr, event, look)];
    if (isSilent(event.type)) return expect(told).toEqual([null, null]);
    const [one, other] = told.map((line) => (line === null ? '' : lineText(line)));
    expect(one).not.toBe('');
    if (event.type !== 'counterSet') expect(other).not.toBe(one);
    expect(`${one}${other}`).not.toMatch(/[!'"\uE000\uE001]|undefined|NaN|\[object/u);
    expect(other).not.toMatch(/[^\u00A0\u202F][:;?](?:\s|$)/u);
  });

  it('should write names strong and keep the fact at the right', () => {
    expect(logLine(en, events.shotResolved, look)).toEqual({
      icon: 'shoot',
      parts: [
        { text: 'Vex', strong: true },
        { text: ' shoots ', strong: false },
        { text: 'The Voice', strong: true },
        { text: ': 1 save, 2 hits and 1 crit get through', strong: false },
      ],
      right: '7 damage',
    });
  });

  it.each([
    [{ criticals: 1, normals: 0, saves: 2 }, 'Vex shoots The Voice: 2 saves, 1 crit gets through'],
    [{ criticals: 0, normals: 0, saves: 1 }, 'Vex shoots The Voice: 1 save, nothing gets through'],
    [{ criticals: 0, normals: 0, saves: 0 }, 'Vex shoots The Voice: nothing hits'],
    [{ criticals: 0, normals: 2, saves: 0 }, 'Vex shoots The Voice: no save, 2 hits get through'],
  ])('should say what the saves let through: %o', (left, said) => {
    expect(english({ ...events.shotResolved, ...left })?.[0]).toBe(said);
  });

  it('should tell one wound as one', () => {
    expect(english({ ...events.reanimated, wounds: 1 })?.[1]).toBe('1 wound');
  });

  it('should not say of a face that may be a fall on some floors that it stays up', () => {
    const tested = (face: number) => english({ type: 'fallTested', operative: 'vex', face });
    expect(tested(1)).toEqual(['Vex at an edge: rolls 1', 'it falls']);
    expect(tested(2)).toEqual(['Vex at an edge: rolls 2', null]);
  });

  it('should have no marks left at the right', () => {
    expect(english(events.incapacitated)).toEqual(['The Voice goes down', 'by Vex']);
    expect(french(events.incapacitated)).toEqual(['The Voice est à terre', 'par Vex']);
  });

  it('should tell an action with its cost', () => {
    expect(english(events.actionPerformed)).toEqual(['Vex repositions', '1 AP']);
    expect(french(events.actionPerformed)).toEqual(['Vex se repositionne', '1 PA']);
  });

  it('should tell the end of an activation, so that the log can go back to before it', () => {
    expect(english(events.activationEnded)).toEqual(['Vex is done', null]);
    expect(english({ ...events.activationEnded, kind: 'counteract' })).toEqual(['Vex has counteracted', null]);
  });

  it('should leave an attack to the line of its outcome', () => {
    expect(english({ ...events.actionPerformed, action: 'shoot' })).toBeNull();
    expect(english({ ...events.damaged, cause: 'shoot' })).toBeNull();
    expect(english(events.damaged)).toEqual(['Vex loses 3, from the fall', '8 → 5']);
  });

  it('should tell a gun only when it is empty', () => {
    expect(english(events.ammoSpent)).toBeNull();
    expect(english({ ...events.ammoSpent, left: 0 })).toEqual(['Vex: Autogun is empty', null]);
  });

  it('should tell a correction with the old and the new value', () => {
    expect(english(events.corrected)).toEqual(['Vex: wounds set by hand', '7 → 5']);
    expect(french(events.corrected)).toEqual(['Vex\u00A0: PV fixés à la main', '7 → 5']);
  });

  it('should tell an override by what it overrode', () => {
    expect(english(events.overridden)).toEqual(['Done anyway: no enemy within 1″', 'by hand']);
  });

  it('should tell what the table carries out', () => {
    expect(english(events.effectNoted)).toEqual(['Set the new enemies up: entry-point', 'DV 2']);
    const free = { ...events.effectNoted, op: 'free', params: { action: 'dash', operative: 'vex' } };
    expect(english(free)).toEqual(['Vex makes a free Dash', null]);
    const instead = { ...events.effectNoted, op: 'instead', params: { rule: 'own', name: 'Field repairs' } };
    expect(english(instead)).toEqual(['In place of reinforcements: Field repairs', null]);
    expect(french(instead)).toEqual(['Au lieu de renforts : Field repairs', null]);
    expect(english({ ...events.effectNoted, op: 'of-a-user' })).toEqual(['To be done on the table', null]);
  });
});

describe('logLine of an event of a later version', () => {
  it('should be silent', () => {
    const later: BattleEvent = JSON.parse('{"type":"floated"}');
    expect(logLine(en, later, look)).toBeNull();
  });

  it.each([
    '{"type":"overridden","code":"tooFarForNow"}',
    '{"type":"actionPerformed","operative":"vex","action":"levitate","cost":1}',
    '{"type":"diceRerolled"}',
    '{"type":"worldChanged"}',
    '{"type":"constructor"}',
  ])('should be silent about what it does not know in one it knows: %s', (text) => {
    const event: BattleEvent = JSON.parse(text);
    expect([logLine(en, event, look), logLine(fr, event, look)]).toEqual([null, null]);
  });
});

describe('lineText', () => {
  it('should be one sentence for the live region', () => {
    const line = logLine(en, events.struck, look);
    expect(line && lineText(line)).toBe('Vex strikes The Voice with a crit. 4 damage');
  });
});
