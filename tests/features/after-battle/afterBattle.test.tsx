import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BattleReport, Reported } from '../../../src/engine/campaign/walk.ts';
import { AfterBattleScreen } from '../../../src/features/after-battle/AfterBattleScreen.tsx';
import { RequestNext } from '../../../src/features/campaign-dice/RequestNext.tsx';
import { RequestPanel } from '../../../src/features/campaign-dice/RequestPanel.tsx';
import { line, report } from '../../support/walkPlay.ts';
import { does, founded, joins, manned, shows, stateNow } from '../retinue/stage.tsx';

const walk = (
  <AfterBattleScreen
    panel={<RequestPanel />}
    next={<RequestNext />}
    undo={null}
    save={null}
    onBack={() => undefined}
    onClosed={() => undefined}
  />
);

/** A battle of these lines is reported. */
function reported(lines: readonly Reported[], set: Partial<BattleReport> = {}): void {
  does(
    {
      type: 'deploy',
      battle: 'b1',
      title: 'The Dry Dock',
      mission: 'retrieve',
      faction: 'cult',
      deployed: lines.map(({ id }) => id),
      auxiliaries: [],
      objectives: [],
    },
    { type: 'report', report: report(lines, set) },
  );
}

const press = async (name: RegExp) => (await shows(walk)).click(screen.getByRole('button', { name }));

describe('the walk after a battle', () => {
  it('should go on from the report while something is owed from before', async () => {
    await founded();
    const { vex } = manned();
    joins('off-worlder-hunter');
    expect(stateNow().owed).not.toEqual([]);
    reported([line(vex)]);
    await press(/casualties|go on|count/iu);
    expect(stateNow().scenario?.stage).not.toBe('report');
  });
});
