import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BattleReport, Reported } from '../../../src/engine/campaign/walk.ts';
import { AfterBattleScreen } from '../../../src/features/after-battle/AfterBattleScreen.tsx';
import { LastChapter } from '../../../src/features/campaign/LastChapter.tsx';
import { RequestNext } from '../../../src/features/campaign-dice/RequestNext.tsx';
import { RequestPanel } from '../../../src/features/campaign-dice/RequestPanel.tsx';
import { down, line, report } from '../../support/walkPlay.ts';
import { RUSK, VEX, campaignNow, does, founded, joins, manned, shows, stateNow } from '../retinue/stage.tsx';

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

const goOn = { type: 'goOn' } as const;

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

/** Types the face of what is asked. */
function types(...faces: readonly number[]): void {
  for (const face of faces)
    does({ type: 'answer', requestId: campaignNow().request?.id ?? '', answer: { kind: 'face', face } });
}

const stageNow = () => stateNow().scenario?.stage;
const caseOf = (name: string): HTMLElement => {
  const found = screen.getAllByRole('listitem').find((item) => within(item).queryByText(name) !== null);
  if (found === undefined) throw new Error(`no case of ${name}`);
  return found;
};

beforeEach(() => founded());

describe('the walk after a battle', () => {
  it('should go on from every stage but the advances while something is owed from before', async () => {
    const { vex } = manned();
    joins('off-worlder-hunter');
    expect(stateNow().owed).not.toEqual([]);
    reported([line(vex)]);
    let user = await shows(walk);
    await user.click(screen.getByRole('button', { name: /Roll the dice/u }));
    expect(stageNow()).toBe('experience');
    await user.click(screen.getByRole('button', { name: /Give the experience/u }));
    expect(stageNow()).toBe('advances');
    user = await shows(walk);
    await user.click(screen.getByRole('button', { name: /To the loot/u }));
    expect(stageNow()).toBe('closing');
    expect(stateNow().owed).not.toEqual([]);
    expect(screen.getByRole('button', { name: /Close the book/u })).toBeInTheDocument();
  });

  it('should say what became of who was slain in the battle, not that a roll is due', async () => {
    const { vex, rusk } = manned();
    reported([down(vex, { slain: true }), down(rusk)]);
    does(goOn);
    await shows(walk);
    expect(caseOf(VEX)).toHaveTextContent('Slain');
    expect(caseOf(VEX)).not.toHaveTextContent('roll due');
  });

  it('should ask in the line of the one it asks about', async () => {
    const { vex, rusk } = manned();
    reported([down(vex), down(rusk)]);
    does(goOn, { type: 'correct', correction: { what: 'fate', member: vex, fate: 'dismissed' } });
    await shows(walk);
    expect(within(caseOf(RUSK)).getByRole('button', { name: 'Face 1' })).toBeInTheDocument();
    expect(within(caseOf(VEX)).queryByRole('button', { name: 'Face 1' })).toBeNull();
  });

  it('should tell in the chronicle of who retires with three scars', async () => {
    const { vex, rusk } = manned();
    for (const scar of ['slow-bleed', 'ruined-eye'])
      does({ type: 'correct', correction: { what: 'addScar', member: rusk, scar } });
    reported([line(vex), down(rusk)]);
    does(goOn);
    types(4, 1);
    does({ type: 'answer', requestId: campaignNow().request?.id ?? '', answer: { kind: 'pick', option: 'retire' } });
    while (stateNow().scenario?.stage !== 'closing') does(goOn);
    does({ type: 'closeBook' });
    await shows(<LastChapter />);
    expect(screen.getByRole('article')).toHaveTextContent(`${RUSK} leaves the service.`);
  });

  it('should name the ability that changes a roll', async () => {
    const { vex } = manned();
    const rat = joins('hiver', { background: 'scavenger' });
    reported([line(vex), line(rat)], { loot: [{ by: rat, count: 1 }] });
    does(goOn, goOn);
    await shows(walk);
    expect(screen.getByText('+1 Scavenger')).toBeInTheDocument();
  });

  it('should add what changes a loot roll to its first die only', async () => {
    const { vex } = manned();
    const rat = joins('hiver', { background: 'scavenger' });
    reported([line(vex), line(rat)], { loot: [{ by: rat, count: 1 }] });
    does(goOn, goOn);
    types(9, 2);
    await shows(walk);
    expect(screen.getByText('9 +1 Scavenger = 10, 2 · found Refractor amulet')).toBeInTheDocument();
  });
});
