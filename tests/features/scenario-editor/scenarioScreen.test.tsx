import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { newScenario, type EditedScenario } from '../../../src/content/scenarioFiles.ts';
import { ScenarioScreen } from '../../../src/features/scenario-editor/ScenarioScreen.tsx';
import { madeScenariosOf } from '../../../src/state/workshop/madeScenarios.ts';
import { scenarioEditor as words } from '../../../src/words/en/scenario/editor.ts';
import { findings } from '../../../src/words/en/scenario/findings.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { app, render, withDurable } from '../../support/app.tsx';

withDurable();

const madeScenarios = madeScenariosOf(app);

await Promise.all([fetchWords('workshop', 'en'), fetchWords('scenario', 'en')]);

const onSection = vi.fn<(section: string | null) => void>();

async function kept(change: (blank: EditedScenario) => EditedScenario): Promise<string> {
  const row = change(newScenario(`The Well ${crypto.randomUUID()}`, new Set()));
  const done = await madeScenarios.keep(() => ({ row, was: null, copyName: words.copyName }));
  if (done.kind !== 'stored') throw new Error(done.kind);
  return row.id;
}

async function opened(id: string, section: string | null) {
  cleanup();
  onSection.mockClear();
  await act(async () => {
    render(
      <Suspense>
        <ScenarioScreen
          id={id}
          section={section}
          onSection={onSection}
          onBack={() => undefined}
          onOpen={() => undefined}
          onTry={() => undefined}
        />
      </Suspense>,
    );
    await Promise.resolve();
  });
  await screen.findByRole('button', { name: /^Undo/u });
  return userEvent.setup();
}

describe('the editor of scenarios', () => {
  it('should lead to what is wrong from the last section, with the name of the field', async () => {
    const id = await kept((blank) => ({ ...blank, plan: { ...blank.plan, faction: 'no-such-faction' } }));
    const user = await opened(id, 'endings');
    const mend = screen.getByRole('button', { name: new RegExp(`^${words.mend}`, 'u') });
    expect(mend).toHaveTextContent(
      words.lookAt(words.sections.forces, words.flaws.where(words.fields.faction, words.flaws.gone)),
    );
    await user.click(mend);
    expect(onSection).toHaveBeenCalledWith('forces');
  });

  it('should say in an open moment, beside its condition, what can never be', async () => {
    const hook = {
      id: 'bell',
      name: 'The bell',
      when: 'turningPointStart' as const,
      side: null,
      action: null,
      if: { is: 'turningPoint' as const, least: 9 },
      once: true,
      effects: [{ op: 'cp' as const, by: 1 }],
    };
    const id = await kept((blank) => ({
      ...blank,
      turningPoints: 5,
      script: { ...blank.script, hooks: [hook] },
    }));
    const user = await opened(id, 'hooks');
    await user.click(screen.getByRole('button', { name: words.item.edit('The bell') }));
    const part = screen.getByRole('region', { name: words.fields.hookIf });
    expect(within(part).getByRole('note')).toHaveTextContent(findings.beyondLimit({ least: 9, limit: 5 }));
    expect(screen.getByRole('button', { name: words.item.close('The bell') })).toHaveTextContent(
      findings.neverFires({ name: 'The bell' }),
    );
  });

  it('should name the decision table of its enemies, and say what they come to beside what is given', async () => {
    const id = await kept((blank) => ({
      ...blank,
      plan: { ...blank.plan, enemies: [{ card: 'cult-fighter', weapons: [], count: 2 }] },
    }));
    const user = await opened(id, 'forces');
    const against = /Chosen: DV \d+\. The difficulty gives: Easy \d+, Medium \d+, Hard \d+/u;
    expect(await screen.findByText(against, undefined)).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText(words.fields.behaviour), 'guardian');
    const stored = async () => (await madeScenarios.read())?.own.find((row) => row.id === id)?.plan?.behaviour;
    await expect.poll(stored).toBe('guardian');
    await user.selectOptions(screen.getByLabelText(words.fields.behaviour), '');
    await expect.poll(stored).toBeNull();
  });

  it('should say by which rule a marker lies on a board, and say nothing where it may lie anywhere', async () => {
    const marker = (id: string) => ({ id, name: id, kind: 'object' as const, count: 2, perAcolyte: 0, where: '' });
    const id = await kept((blank) => ({
      ...blank,
      plan: { ...blank.plan, markers: [marker('well'), marker('rope')] },
    }));
    const user = await opened(id, 'setUp');
    await user.click(screen.getByRole('button', { name: new RegExp(`${words.item.edit('')}.*rope`, 'u') }));
    const rule = screen.getByRole('group', { name: words.fields.lying });
    const chip = (name: string) => within(rule).getByRole('button', { name });
    const stored = async () => (await madeScenarios.read())?.own.find((row) => row.id === id)?.plan?.markers[1]?.lies;
    await user.click(chip(words.lyingAreas.farThird));
    await user.click(chip(words.lyingAreas.centre));
    await user.click(chip(words.fields.lyingUnseen));
    await user.click(within(rule).getByRole('button', { name: `More: ${words.fields.lyingApart}` }));
    await user.selectOptions(within(rule).getByLabelText(words.fields.lyingBeside), 'well');
    await expect
      .poll(stored)
      .toEqual({ areas: ['farThird', 'centre'], apart: 1, offDrop: 0, unseen: true, beside: 'well' });
    await user.selectOptions(within(rule).getByLabelText(words.fields.lyingBeside), '');
    await user.click(within(rule).getByRole('button', { name: `Less: ${words.fields.lyingApart}` }));
    for (const name of [words.lyingAreas.farThird, words.lyingAreas.centre, words.fields.lyingUnseen])
      await user.click(chip(name));
    await expect.poll(stored).toBeUndefined();
  });

  it('should name what it takes back, also when it is opened again', async () => {
    const id = await kept((blank) => blank);
    const user = await opened(id, 'basics');
    await user.type(screen.getByLabelText(words.fields.briefing), 'It rains.');
    const full = words.undoFull(words.lookAt(words.sections.basics, words.fields.briefing));
    expect(screen.getByRole('button', { name: full })).toHaveTextContent(words.steps.fields.briefing);
    const again = await opened(id, 'basics');
    await again.click(screen.getByRole('button', { name: full }));
    expect(screen.getByLabelText(words.fields.briefing)).toHaveValue('');
    const redo = words.redoFull(words.lookAt(words.sections.basics, words.fields.briefing));
    expect(screen.getByRole('button', { name: redo })).toHaveTextContent('Redo');
  });
});
