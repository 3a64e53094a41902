import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { activateEnemy } from '../../../src/features/enemy-turn/activateEnemy.ts';
import { EnemyTurnScreen } from '../../../src/features/enemy-turn/EnemyTurnScreen.tsx';
import { HoldsHere } from '../../../src/features/battle/HoldsHere.tsx';
import { BelowTop } from '../../../src/ui/belowTop.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { behaviour } from '../../../src/words/en/behaviour/behaviour.ts';
import { app, render } from '../../support/app.tsx';
import { done, firefight, requestNow, stateNow, VEX } from '../../support/tableBattle.tsx';

const { turn } = behaviour;
const button = (name: string | RegExp) => screen.queryByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** The first enemy is due, hunts, and asks whom it sees. */
async function asked(): Promise<void> {
  await Promise.all([fetchWords('behaviour', 'en'), fetchWords('play', 'en')]);
  await firefight();
  done({ type: 'correct', correction: { what: 'alert', to: 3 } });
  done({ type: 'activate', operative: VEX, order: 'engage' });
  done({ type: 'endActivation' });
  expect(await activateEnemy(app, null)).toBeNull();
  expect(requestNow()).toMatchObject({ kind: 'look', question: 'sight' });
}

const show = () =>
  render(
    <BelowTop value={<HoldsHere />}>
      <EnemyTurnScreen onTimeline={() => undefined} />
    </BelowTop>,
  );

describe('the question whom an enemy sees', () => {
  beforeEach(asked);

  it('should take no answer for granted before anybody is marked', () => {
    show();
    expect(button(new RegExp(`^${turn.playByHand}`, 'u'))).not.toBeNull();
    expect(button(/as marked/u)).toBeNull();
  });

  it('should be answered with nobody in one tap, as long as nobody is marked', async () => {
    show();
    await press(new RegExp(`^${turn.nobodySeen}`, 'u'));
    expect(requestNow()).not.toMatchObject({ kind: 'look', question: 'sight', place: 'here' });
  });

  it('should be answered as marked from the first mark on', async () => {
    show();
    await press(`Isaura Vex, ${turn.seen.open}`);
    expect(button(new RegExp(`^${turn.nobodySeen}`, 'u'))).toBeNull();
    await press(/^It sees 1 target/u);
    const { told = [] } = stateNow().npo ?? {};
    expect(told).toContainEqual(expect.objectContaining({ target: VEX, fact: 'validTarget', is: true }));
    const next = requestNow();
    expect(next).toMatchObject({ question: 'reach', candidates: [VEX] });
    if (next?.kind !== 'look') throw new Error('nothing is asked');
    const who = stateNow().operatives.find(({ id }) => id === next.operative)?.name ?? '';
    expect(screen.getByRole('heading', { name: turn.reachOne(who, 'Isaura Vex') })).toBeVisible();
  });

  it('should offer not to know beside the answers, above the bar', () => {
    show();
    const unknown = screen.getByRole('button', { name: new RegExp(`^${turn.dontKnow}`, 'u') });
    const nobody = screen.getByRole('button', { name: new RegExp(`^${turn.nobodySeen}`, 'u') });
    expect(unknown.parentElement).toBe(nobody.parentElement);
  });
});

describe('what holds, on the screen of an enemy', () => {
  beforeEach(asked);

  it('should have no line while nothing holds', () => {
    show();
    expect(button(/^What holds now/u)).toBeNull();
  });

  it('should stand in one line that opens it, and be lifted there', async () => {
    const lasting = {
      id: 'dark',
      source: { kind: 'event', id: 'own-dark', name: 'Dark' },
      on: { kind: 'battle' },
      change: { op: 'sight', inches: 6 },
      until: 'turningPoint',
    } as const;
    done({ type: 'correct', correction: { what: 'impose', lasting } });
    show();
    await press('What holds now: Dark 6″, until the end of TP 1');
    await press('Lift: Dark');
    expect(stateNow().lasting.map(({ id }) => id)).not.toContain('dark');
    expect(app.store.getState().battle).not.toBeNull();
  });
});
