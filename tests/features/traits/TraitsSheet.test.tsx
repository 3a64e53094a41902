import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { BattleScreen } from '../../../src/features/battle/BattleScreen.tsx';
import { LATER_PARTS } from '../../../src/features/battle/parts/laterParts.ts';
import { TraitsSheet } from '../../../src/features/traits/TraitsSheet.tsx';
import { TurningPointScreen } from '../../../src/features/turning-point/TurningPointScreen.tsx';
import type { Trait } from '../../../src/engine/family/killteam/traits/trait.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { withContent } from '../../../src/words/content.ts';
import { type Speech, SpeechContext } from '../../../src/words/useWords.ts';
import { done, firefight, opened, requestNow, stateNow, operativeNow, VEX } from '../../support/tableBattle.tsx';
import { traitWith, handUse } from '../../support/traits.ts';
import { cpOf } from '../../support/sides.ts';
import { render } from '../../support/app.tsx';

const rows = await fetchWords('campaignRows', 'en');
const IN_CAMPAIGN: Speech = { language: 'en', as: (words) => withContent(words, rows) };

const MEDKIT = traitWith('own-medkit', {
  name: 'Medkit',
  text: 'Heals a friend.',
  plays: 'guide',
  use: handUse({ ap: 1, times: 2 }),
});
const DRAW = traitWith('own-draw', {
  name: 'Draw breath',
  text: 'It regains wounds.',
  use: handUse({
    effects: [{ op: 'heal', to: { who: 'this', side: 'any', filters: [] }, amount: { count: 1, sides: 3, plus: 0 } }],
  }),
});
const BOLT = traitWith('own-bolt', {
  name: 'Bolt of will',
  text: 'It burns.',
  source: 'power',
  use: handUse({ ap: 1, during: 'activation', test: true }),
});
const IRON = traitWith('own-iron', { name: 'Iron will', text: 'One reduction is ignored.' });
const PLOY = traitWith('own-plan', {
  name: 'Covering plan',
  text: 'Guards shoot well.',
  source: 'ploy',
  use: handUse({ cp: 1, during: 'strategy', times: 1 }),
});

const SCOUT = traitWith('own-scout', { name: 'Scout', text: '', use: handUse({ during: 'strategy', times: 1 }) });

const gifted =
  (...traits: Trait[]) =>
  (state: BattleState): BattleState => ({
    ...state,
    operatives: state.operatives.map((operative) =>
      operative.id === VEX ? { ...operative, traits, wounds: 3 } : operative,
    ),
  });
const acting = async (...traits: Trait[]) => {
  await firefight({ change: gifted(...traits) });
  done({ type: 'activate', operative: VEX, order: 'engage' });
};

const FALL_IN = traitWith('fall-in', { name: 'Fall In', text: '', source: 'ploy', use: handUse({ cp: 1 }) });
const VOX_DEAD = {
  id: 'vox',
  source: { kind: 'environment', id: 'vox-dead', name: 'Vox-dead' },
  on: { kind: 'side', side: 'retinue' },
  change: { op: 'forbidTrait', trait: 'fall-in' },
  until: 'battle',
} as const;
const voxDead = async () => {
  await acting(FALL_IN);
  done({ type: 'correct', correction: { what: 'impose', lasting: VOX_DEAD } });
};

describe('a ploy that something forbids', () => {
  it('should be named with what forbids it where abilities are opened', async () => {
    await Promise.all(LATER_PARTS.map((part) => part.fetch()));
    await voxDead();
    render(<BattleScreen tray={null} onTraits={() => undefined} />);
    const open = await screen.findByRole('button', { name: /^Abilities/u });
    expect(open).toHaveAccessibleName(/nothing to use now · Fall In: not with Vox-dead/u);
  });

  it('should say so in its place, instead of its button', async () => {
    await voxDead();
    render(<TraitsSheet operative={VEX} onClose={() => undefined} />);
    const sheet = await screen.findByRole('dialog', { name: 'Abilities of Isaura Vex' });
    expect(within(sheet).getByText('Not with Vox-dead')).toBeVisible();
    expect(within(sheet).queryByRole('button', { name: 'Use Fall In' })).toBeNull();
  });
});

describe('the abilities of an operative', () => {
  it('should say what each costs, how often it is left, and what is only to be remembered', async () => {
    await acting(MEDKIT, IRON);
    render(<TraitsSheet operative={VEX} onClose={() => undefined} />);
    const sheet = await screen.findByRole('dialog', { name: 'Abilities of Isaura Vex' });
    const use = within(sheet).getByRole('region', { name: 'To use' });
    expect(use).toHaveTextContent('1 AP · 2 left in this turning point · the table carries it out');
    expect(use).toHaveTextContent('Heals a friend.');
    const kept = within(sheet).getByRole('region', { name: 'To remember' });
    expect(kept).toHaveTextContent('One reduction is ignored.');
    expect(within(kept).queryByRole('button')).toBeNull();
  });

  it('should leave to the table only what the app does not carry out', async () => {
    await acting(traitWith('own-aim', { name: 'Aim', use: handUse({ whileUsed: true, times: 1 }) }));
    render(<TraitsSheet operative={VEX} onClose={() => undefined} />);
    const use = await screen.findByRole('region', { name: 'To use' });
    expect(use).toHaveTextContent('1 left in this turning point');
    expect(use).not.toHaveTextContent('the table');
  });

  it('should call what a campaign brings by its words', async () => {
    await acting(traitWith('thick-skin', { name: 'of the pack', text: '' }));
    render(
      <SpeechContext value={IN_CAMPAIGN}>
        <TraitsSheet operative={VEX} onClose={() => undefined} />
      </SpeechContext>,
    );
    const kept = await screen.findByRole('region', { name: 'To remember' });
    expect(kept).toHaveTextContent('Thick Skin');
    expect(kept).not.toHaveTextContent('of the pack');
  });

  it('should use one with a tap, and stay open for what is only noted', async () => {
    await acting(MEDKIT);
    const onClose = vi.fn<() => void>();
    render(<TraitsSheet operative={VEX} onClose={onClose} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Use Medkit' }));
    expect(stateNow().activation?.spent).toBe(1);
    expect(screen.getByRole('region', { name: 'To use' })).toHaveTextContent('1 left');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('should close for what asks a question', async () => {
    await acting(DRAW);
    const onClose = vi.fn<() => void>();
    render(<TraitsSheet operative={VEX} onClose={onClose} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Use Draw breath' }));
    expect(requestNow()).toMatchObject({ kind: 'roll', sides: 3 });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('should say why one cannot be used, and let the table decide', async () => {
    await firefight({ change: gifted(MEDKIT) });
    render(<TraitsSheet operative={VEX} onClose={() => undefined} />);
    expect(await screen.findByText('Not acting')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use Medkit' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Use Medkit anyway' }));
    expect(operativeNow(VEX).used).toEqual({ 'own-medkit': { turningPoint: 1, battle: 1, active: true } });
  });
});

describe('strategic ploys', () => {
  const strategy = async () => {
    await opened({ change: gifted(PLOY, MEDKIT) });
    done({ type: 'startBattle' });
  };

  it('should be used before the firefight, once', async () => {
    await strategy();
    render(<TraitsSheet operative={null} onClose={() => undefined} />);
    expect(await screen.findByRole('dialog', { name: 'Strategic ploys' })).not.toHaveTextContent('Medkit');
    const cp = cpOf(stateNow());
    await userEvent.click(screen.getByRole('button', { name: 'Use Covering plan' }));
    expect(cpOf(stateNow())).toBe(cp - 1);
    expect(screen.getByText('Used up in this turning point')).toBeVisible();
  });

  it('should be there once each, with who knows it, but once for each who has what is no ploy', async () => {
    await opened({
      change: (state) => ({
        ...state,
        operatives: state.operatives.map((operative) =>
          operative.side === 'enemy' ? operative : { ...operative, traits: [PLOY, SCOUT] },
        ),
      }),
    });
    done({ type: 'startBattle' });
    const many = stateNow().operatives.filter(({ side }) => side === 'retinue').length;
    render(<TraitsSheet operative={null} onClose={() => undefined} />);
    expect(await screen.findAllByRole('button', { name: 'Use Covering plan' })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Use Scout' })).toHaveLength(many);
    expect(screen.getAllByText(/^Known to Sabine Hale/u)).toHaveLength(1);
  });

  it('should be offered on the screen of the turning point only where somebody knows one', async () => {
    await strategy();
    const onTraits = vi.fn<() => void>();
    const { unmount } = render(<TurningPointScreen tray={null} onTraits={onTraits} />);
    await userEvent.click(await screen.findByRole('button', { name: /Strategic ploys/u }));
    expect(onTraits).toHaveBeenCalledOnce();
    unmount();
    await opened();
    done({ type: 'startBattle' });
    render(<TurningPointScreen tray={null} onTraits={onTraits} />);
    expect(await screen.findByText('Command Re-roll')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Strategic ploys/u })).toBeNull();
  });
});

describe('the way to them', () => {
  const shown = async (...traits: Trait[]) => {
    await Promise.all(LATER_PARTS.map((part) => part.fetch()));
    await firefight({ change: gifted(...traits) });
    done({ type: 'activate', operative: VEX, order: 'engage' });
    const onTraits = vi.fn<(operative: string | null) => void>();
    render(<BattleScreen tray={null} onTraits={onTraits} />);
    await screen.findByRole('button', { name: /Dash/u });
    return onTraits;
  };

  it('should be a button of the acting panel', async () => {
    const onTraits = await shown(MEDKIT, IRON);
    await userEvent.click(screen.getByRole('button', { name: /Abilities.*1 to use now/u }));
    expect(onTraits).toHaveBeenCalledExactlyOnceWith(VEX);
  });

  it('should be the power itself, used at a tap, and nothing else where there are only powers', async () => {
    await shown(BOLT);
    await userEvent.click(screen.getByRole('button', { name: /^Bolt of will, psychic test on [2-6]\+/u }));
    expect(requestNow()).toMatchObject({ kind: 'roll' });
    expect(screen.queryByRole('button', { name: /^Abilities/u })).toBeNull();
  });

  it('should name a power that cannot be used now among what is not possible', async () => {
    const onTraits = await shown({ ...BOLT, use: handUse({ ap: 1, during: 'activation', test: true, cp: 9 }) });
    await userEvent.click(screen.getByRole('button', { name: /not now/u }));
    await userEvent.click(screen.getByRole('button', { name: /^Bolt of will, .*CP/u }));
    expect(onTraits).toHaveBeenCalledExactlyOnceWith(VEX);
    expect(requestNow()).toBeNull();
  });

  it('should not be there for who has none', async () => {
    await shown();
    expect(screen.queryByRole('button', { name: /Abilities/u })).toBeNull();
  });
});
