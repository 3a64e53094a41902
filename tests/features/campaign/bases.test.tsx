import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { baseUseOf } from '../../../src/engine/campaign/model/bases.ts';
import { StashScreen } from '../../../src/features/campaign/StashScreen.tsx';
import { TrackerScreen } from '../../../src/features/campaign/TrackerScreen.tsx';
import { does, founded, manned, RUSK, shows, stateNow, VEX } from '../retinue/stage.tsx';

const tracker = <TrackerScreen undo={null} onBack={() => undefined} />;

beforeEach(() => founded());

describe('the base of operations', () => {
  it('should say what each part has left in this segment', async () => {
    does({ type: 'setBase', base: 'chapel', on: true }, { type: 'setBase', base: 'archive', on: true });
    await shows(tracker);
    expect(screen.getByText(/1 casualty roll left in this segment/u)).toBeInTheDocument();
    expect(screen.getByText(/once per scenario\./u)).toBeInTheDocument();
    expect(screen.queryByText(/Restricted items? left/u)).toBeNull();
  });

  it('should send somebody to the range, say for how long, and break it off', async () => {
    const { vex } = manned();
    does({ type: 'setBase', base: 'range', on: true });
    const user = await shows(tracker);
    const range = within(screen.getByRole('region', { name: 'At the range' }));
    await user.click(range.getByRole('radio', { name: /Marksmanship/u }));
    await user.click(range.getByRole('radio', { name: new RegExp(VEX, 'u') }));
    await user.click(range.getByRole('button', { name: /Send to the range/u }));
    expect(baseUseOf(stateNow()).course).toMatchObject({ member: vex, left: 4 });
    expect(range.getByText(/Isaura Vex: Marksmanship, 4 scenarios to go/u)).toBeInTheDocument();
    await user.click(range.getByRole('button', { name: /Break it off/u }));
    expect(baseUseOf(stateNow()).course).toBeNull();
  });

  it('should keep whom the range is chosen for while notes are written, also when it is come to again', async () => {
    manned();
    does({ type: 'setBase', base: 'range', on: true });
    const user = await shows(tracker);
    const chosen = (name: RegExp) =>
      within(screen.getByRole('region', { name: 'At the range' })).getByRole('radio', { name });
    await user.click(chosen(/Marksmanship/u));
    await user.click(chosen(new RegExp(VEX, 'u')));
    cleanup();
    does({ type: 'setNotes', notes: 'Ask the quartermaster.' });
    await shows(tracker);
    expect(chosen(/Marksmanship/u)).toBeChecked();
    expect(chosen(new RegExp(VEX, 'u'))).toBeChecked();
  });

  it('should say why somebody cannot train, and offer nothing then', async () => {
    manned();
    does({ type: 'setBase', base: 'range', on: true });
    const user = await shows(tracker);
    const range = within(screen.getByRole('region', { name: 'At the range' }));
    await user.click(range.getByRole('radio', { name: /Field medicine/u }));
    await user.click(range.getByRole('radio', { name: new RegExp(RUSK, 'u') }));
    expect(range.getAllByText(/does not carry what it needs/iu).length).toBeGreaterThan(0);
    expect(range.queryByRole('button', { name: /Send to the range/u })).toBeNull();
  });

  it('should show no range while there is none', async () => {
    await shows(tracker);
    expect(screen.queryByRole('region', { name: 'At the range' })).toBeNull();
  });
});

describe('the stash', () => {
  it('should say how often a found thing serves, and nothing of what lasts', async () => {
    does(
      { type: 'correct', correction: { what: 'addItem', item: 'medkit', wpLess: 0 } },
      { type: 'correct', correction: { what: 'addItem', item: 'auspex', wpLess: 0 } },
    );
    await shows(<StashScreen undo={null} onBack={() => undefined} />);
    expect(screen.getAllByText(/uses? left/u)).toHaveLength(1);
    expect(screen.getByText(/2 uses left/u)).toBeInTheDocument();
  });
});
