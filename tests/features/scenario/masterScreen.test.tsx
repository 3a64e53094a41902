import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noScenario } from '../../../src/engine/plugins/scenario/state.ts';
import { MasterScreen } from '../../../src/features/scenario/MasterScreen.tsx';
import { scenarioPlay } from '../../../src/words/en/scenarioPlay.ts';
import { freshApp, openReady } from '../../support/readyBattle.ts';
import { scriptWith } from '../../support/scripted.ts';
import { render } from '../../support/app.tsx';

beforeEach(freshApp);

const { master } = scenarioPlay;

describe('the master’s view', () => {
  it('should say of a battle without a script that there is nothing in it, and lead back to the table', async () => {
    await openReady();
    const onBack = vi.fn<() => void>();
    render(<MasterScreen onBack={onBack} />);
    expect(await screen.findByText(master.nothingText)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: master.toTable }));
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('should ask for the master first where there is a script', async () => {
    await openReady((state) => ({
      ...state,
      mission: { ...state.mission, counters: [], script: scriptWith({}) },
      counters: {},
      scenario: noScenario(),
    }));
    render(<MasterScreen onBack={vi.fn()} />);
    expect(await screen.findByRole('button', { name: new RegExp(master.iAmMaster, 'u') })).toBeVisible();
    expect(screen.queryByText(master.nothingText)).toBeNull();
  });
});
