import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BattleReport, Reported } from '../../../src/engine/campaign/model/walk.ts';
import { AfterBattleScreen } from '../../../src/features/after-battle/AfterBattleScreen.tsx';
import { LastChapter } from '../../../src/features/campaign/LastChapter.tsx';
import { RequestNext } from '../../../src/features/campaign-dice/RequestNext.tsx';
import { RequestPanel } from '../../../src/features/campaign-dice/RequestPanel.tsx';
import { Succession } from '../../../src/features/retinue/Succession.tsx';
import { app } from '../../support/app.tsx';
import { down, line, report } from '../../support/walkPlay.ts';
import {
  RUSK,
  VEX,
  answersAll,
  campaignNow,
  does,
  founded,
  joins,
  manned,
  shows,
  stateNow,
} from '../retinue/stage.tsx';

const onRecruit = vi.fn<() => void>();

const walk = (
  <AfterBattleScreen
    panel={<RequestPanel />}
    next={<RequestNext />}
    undo={null}
    save={null}
    succession={<Succession onRecruit={onRecruit} />}
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

/** Takes the first of what is offered. */
function picksFirst(): void {
  const { request } = campaignNow();
  const [option] = request?.kind === 'pick' ? request.options : [];
  does({ type: 'answer', requestId: request?.id ?? '', answer: { kind: 'pick', option: option?.id ?? '' } });
}

const stageNow = () => stateNow().scenario?.stage;
const caseOf = (name: string): HTMLElement => {
  const found = screen.getAllByRole('listitem').find((item) => within(item).queryByText(name) !== null);
  if (found === undefined) throw new Error(`no case of ${name}`);
  return found;
};

beforeEach(() => founded());

describe('the walk after a battle', () => {
  it('should stop at the advances while something is owed from before, and go on without it where the table says so', async () => {
    const { vex } = manned();
    joins('off-worlder-hunter');
    expect(stateNow().owed).not.toEqual([]);
    reported([line(vex)]);
    let user = await shows(walk);
    await user.click(screen.getByRole('button', { name: /To experience/u }));
    expect(stageNow()).toBe('experience');
    await user.click(screen.getByRole('button', { name: /Give the experience/u }));
    expect(stageNow()).toBe('advances');
    user = await shows(walk);
    expect(screen.getByText(/choices? (is|are) open/u)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Go on without it/u }));
    expect(stageNow()).toBe('closing');
    expect(stateNow().owed).not.toEqual([]);
    expect(screen.getByRole('button', { name: /Close the book/u })).toBeInTheDocument();
  });

  it('should say which steps had nothing to do, and why', async () => {
    const { vex } = manned();
    reported([line(vex)]);
    const user = await shows(walk);
    await user.click(screen.getByRole('button', { name: /To experience/u }));
    expect(screen.getByText('Recovery: nothing to do. Nobody carries an older scar.')).toBeVisible();
    expect(screen.getByText('Casualties: nothing to do. Nobody is down.')).toBeVisible();
    const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Report',
      'Casualties, nothing to do',
      'Recovery, nothing to do',
      'Experience',
      'Advances',
      'Loot',
      'Close',
    ]);
    expect(steps[3]).toHaveAttribute('aria-current', 'step');
  });

  it('should not call a step idle in which somebody was asked', async () => {
    const { vex } = manned();
    does({ type: 'correct', correction: { what: 'xp', member: vex, to: 20 } });
    reported([line(vex)], { primary: 'complete' });
    does(goOn, goOn);
    expect(stageNow()).toBe('advances');
    picksFirst();
    does(goOn);
    expect(stageNow()).toBe('closing');
    await shows(walk);
    expect(screen.getByText(/^Loot: nothing to do\. No loot this time\. What a mission has people/u)).toBeVisible();
    expect(screen.queryByText(/^Advances: /u)).toBeNull();
  });

  it('should say who reached which level and what it brought, with nothing left to choose too', async () => {
    const { vex, rusk } = manned();
    for (const [member, to] of [
      [vex, 45],
      [rusk, 24],
    ] as const)
      does({ type: 'correct', correction: { what: 'xp', member, to } });
    answersAll();
    reported([line(vex), line(rusk)], { primary: 'complete' });
    does(goOn, goOn);
    expect(stageNow()).toBe('advances');
    await shows(walk);
    const said = within(screen.getByRole('list', { name: 'Levels reached' })).getAllByRole('listitem');
    expect(said.map(({ textContent }) => textContent)).toEqual([`${VEX}Level 2: Hit improves by 1`]);
    expect(screen.queryByText('No level was reached')).toBeNull();
    does(goOn);
    await shows(walk);
    expect(screen.getByText(`${VEX}, level 2: Hit improves by 1`)).toBeVisible();
  });

  it('should say what the second die of a six is for, where it is rolled', async () => {
    const { vex } = manned();
    does({ type: 'correct', correction: { what: 'xp', member: vex, to: 140 } });
    answersAll();
    reported([line(vex)], { primary: 'complete' });
    does(goOn, goOn);
    picksFirst();
    types(6);
    await shows(walk);
    expect(caseOf(VEX)).toHaveTextContent('reached level 4, waits for the second die of a six');
    expect(screen.getByText(/Isaura Vex rolled a six\. One more D6:/u)).toBeVisible();
    const faces = within(screen.getByRole('list', { name: 'What each face means' })).getAllByRole('listitem');
    expect(faces.map(({ textContent }) => textContent)).toEqual([
      '1-5nothing more',
      '6a double six: may become a latent psyker, with one power',
    ]);
    types(6);
    await shows(walk);
    expect(screen.getByRole('radio', { name: /^Yes.*one power is rolled for/u })).toBeInTheDocument();
  });

  it('should keep the faces that were asked for while the app rolls, until they are answered', async () => {
    app.changeSettings({ dice: { retinue: 'screen', enemy: 'screen' } });
    const { vex, rusk } = manned();
    reported([line(vex), down(rusk)]);
    does(goOn);
    const faces = () => screen.queryAllByRole('button', { name: /^Face \d/u }).length;
    const user = await shows(walk);
    expect(faces()).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Tap the face that shows' }));
    expect(faces()).toBe(6);
    cleanup();
    await shows(walk);
    expect(faces()).toBe(6);
  });

  it('should say that a scar changes nothing as its bearer is, and that it counts', async () => {
    const { vex, rusk } = manned();
    reported([line(vex), down(rusk)]);
    does(goOn);
    types(2, 8);
    await shows(walk);
    expect(caseOf(RUSK)).toHaveTextContent(
      'D10: 8, Shaken faith: Its ploys cost 1 CP more. It knows no ploy: nothing changes until it learns one, but the scar counts.',
    );
  });

  it('should say of what is found and not kept what it brought, and why that is nothing', async () => {
    const { vex } = manned();
    reported([line(vex)], { loot: [{ by: vex, count: 2 }] });
    does(goOn, goOn);
    types(1, 2);
    await shows(walk);
    expect(screen.getByText('1 · found Junk. 1 XP for the laugh.')).toBeVisible();
    expect(
      screen.getByText(/found Loose rounds\..*between battles every gun is filled\. Nothing is kept\./u),
    ).toBeVisible();
  });

  it('should offer the place of the last Acolyte as soon as the experience is given', async () => {
    const { vex, rusk } = manned();
    does({ type: 'correct', correction: { what: 'xp', member: rusk, to: 200 } });
    answersAll();
    reported([down(vex, { slain: true }), line(rusk)]);
    does(goOn);
    expect(stageNow()).toBe('casualties');
    await shows(walk);
    expect(
      screen.getByText(`${VEX} is dead. Who takes the place is asked once the experience is given.`),
    ).toBeVisible();
    does(goOn, goOn);
    expect(stageNow()).toBe('advances');
    const user = await shows(walk);
    await user.click(screen.getByRole('button', { name: new RegExp(`^Promote ${RUSK}`, 'u') }));
    expect(stateNow().members.find(({ id }) => id === rusk)).toMatchObject({ kind: 'acolyte', level: 0 });
    does(goOn);
    await shows(walk);
    expect(stageNow()).toBe('closing');
    expect(screen.queryByText(/Nobody leads/u)).toBeNull();
    expect(screen.queryByText(`${RUSK}, level 0`)).toBeNull();
  });

  it('should ask once how the scenario went: the outcome settles its objective, and the ending is told', async () => {
    const { vex } = manned();
    const said = { text: 'Carry the item home', xp: null, by: null, known: true } as const;
    reported([line(vex)], {
      primary: 'complete',
      scripted: [{ ...said, id: 'item', kind: 'primary', how: 'done' }],
      endings: [
        { id: 'well', name: 'It is home', text: 'The item is on its way.', flags: ['home'] },
        { id: 'ill', name: 'It is lost', text: 'It stays there.', flags: [] },
      ],
      ending: 'well',
    });
    const user = await shows(walk);
    expect(screen.queryByRole('radiogroup', { name: 'Carry the item home' })).toBeNull();
    expect(screen.queryByRole('radiogroup', { name: 'How it ended' })).toBeNull();
    expect(screen.getByText('It is home')).toBeVisible();
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'Primary objective' })).getByRole('radio', { name: 'Failed' }),
    );
    expect(stateNow().scenario?.report).toMatchObject({ primary: 'failed', scripted: [{ how: 'failed' }] });
    await user.click(screen.getByRole('radio', { name: /^It is lost/u }));
    expect(stateNow().scenario?.report?.ending).toBe('ill');
  });

  it('should tell an ending in the chronicle without a name that only repeats the outcome', async () => {
    const { vex } = manned();
    reported([line(vex)], {
      primary: 'complete',
      endings: [{ id: 'well', name: 'Done', text: 'The item is on its way.', flags: [] }],
      ending: 'well',
    });
    while (stageNow() !== 'closing') does(goOn);
    does({ type: 'closeBook' });
    await shows(<LastChapter />);
    expect(screen.getByRole('article')).toHaveTextContent('The item is on its way.');
    expect(screen.getByRole('article')).not.toHaveTextContent('Done.');
  });

  it('should tell secret objectives and the ending of a scenario, and take the word of the table for both', async () => {
    const { vex, rusk } = manned();
    const told = { text: '', xp: null, by: null, known: true } as const;
    reported([line(vex), line(rusk)], {
      scripted: [
        { ...told, id: 'side', kind: 'secondary', text: 'Burn the papers', how: 'done' },
        { ...told, id: 'hidden', kind: 'secret', text: 'Nobody saw it', how: 'open', known: false },
      ],
      endings: [
        { id: 'well', name: 'It is quiet', text: 'The *note* stops.', flags: ['quiet'] },
        { id: 'ill', name: 'It rings', text: 'The bell rings on.', flags: ['rung'] },
      ],
      ending: 'ill',
    });
    const user = await shows(walk);
    expect(screen.getByText('Secret, not known until now')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^It rings/u })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /^It is quiet/u }));
    expect(screen.getByText('The note stops.')).toBeVisible();
    const secret = within(screen.getByRole('radiogroup', { name: 'Nobody saw it' }));
    await user.click(secret.getByRole('radio', { name: 'Done' }));
    const by = within(screen.getByRole('radiogroup', { name: 'Done by: Burn the papers' }));
    await user.click(by.getByRole('radio', { name: RUSK }));
    does(goOn);
    expect(stateNow().flags).toEqual(['quiet']);
    const rows = stateNow().scenario?.earned.map(({ rows: all }) => all.map(({ award, xp }) => [award, xp]));
    expect(rows?.[0]).toEqual(
      expect.arrayContaining([
        ['secondary', 5],
        ['secret', 8],
      ]),
    );
    expect(rows?.[1]).toEqual(
      expect.arrayContaining([
        ['secondary', 1],
        ['secret', 1],
      ]),
    );
    while (stageNow() !== 'closing') does(goOn);
    does({ type: 'closeBook' });
    await shows(<LastChapter />);
    expect(screen.getByText(/It is quiet\. The note stops\./u)).toBeVisible();
  });

  it('should ask for another roll where the chapel allows one, with the row that fell', async () => {
    const { vex, rusk } = manned();
    does({ type: 'setBase', base: 'chapel', on: true });
    reported([down(vex), line(rusk)]);
    does(goOn);
    const user = await shows(walk);
    types(1);
    expect(await screen.findByText(/does the roll stand/u)).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /Roll again/u }));
    await user.click(screen.getByRole('button', { name: /Roll again/u }));
    types(5);
    expect(stateNow().scenario?.casualties[0]).toMatchObject({ face: 5, result: 'recovered', rerolls: 1 });
  });

  it('should ask how often found things were used, and count captives as one taken alive', async () => {
    const { vex } = manned();
    does({ type: 'correct', correction: { what: 'addItem', item: 'medkit', wpLess: 0 } });
    const key = stateNow().stash[0]?.key ?? '';
    const equipment = [{ item: 'medkit', stash: key }];
    does({ type: 'equip', member: vex, weapons: [], armour: null, equipment });
    reported([line(vex)], {
      objectives: [
        { id: 'take-one-alive', done: false, by: null },
        { id: 'the-other-thing', done: true, by: null },
      ],
      secret: 'noneDown',
    });
    const user = await shows(walk);
    expect(screen.getByText(/That nobody is down at the end/u)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /one more.*Medkit/iu }));
    await user.click(screen.getByRole('button', { name: /one more.*Captives/iu }));
    expect(stateNow().scenario?.report).toMatchObject({
      captives: 1,
      objectives: [{ done: true }, { done: true }],
      used: [{ member: vex, item: 'medkit', times: 1 }],
    });
  });

  it('should ask nobody who did what all of the retinue do together', async () => {
    const { vex } = manned();
    reported([line(vex)], {
      objectives: [
        { id: 'all-come-back', done: true, by: null },
        { id: 'take-one-alive', done: true, by: null },
      ],
    });
    await shows(walk);
    expect(screen.getAllByRole('radiogroup', { name: /^Done by: /u })).toHaveLength(1);
    expect(screen.queryByRole('radiogroup', { name: 'Done by: All come back' })).toBeNull();
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
