import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TableScreen } from '../../../src/features/vanguard-battle/TableScreen.tsx';
import { model, sceneOf, show, side, view } from '../../support/roundsScene.tsx';

/** The sheet of Thorn, with the form open. */
async function opened(status: 'activated' | 'out' = 'activated') {
  const sides = [side('one', { models: [model('Thorn', { status })] }), side('two')] as const;
  const { act } = show(<TableScreen tray={null} bar={null} />, sceneOf({ view: view({ sides: [...sides] }) })).scene;
  await userEvent.click(screen.getByRole('button', { name: /^Thorn,/u }));
  const sheet = within(await screen.findByRole('dialog'));
  return { act, sheet };
}

describe('hurt outside an attack', () => {
  it('[V-63] [V-46] should be a fall of so many inches: hits with as much AP', async () => {
    const { act, sheet } = await opened();
    await userEvent.click(sheet.getByText('Hurt outside an attack'));
    expect(sheet.getByText('Say what hurts it first')).toBeVisible();
    for (let inches = 0; inches < 4; inches += 1)
      await userEvent.click(sheet.getByRole('button', { name: 'One more: It fell' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Hurt Thorn: 2 hits with AP 2' }));
    expect(act).toHaveBeenCalledWith({ type: 'hurt', model: 'Thorn', hits: 2, ap: 2, mortal: 0, cause: 'fall' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[V-62] [V-63] should be whatever else the table says, with its cause', async () => {
    const { act, sheet } = await opened();
    await userEvent.click(sheet.getByText('Hurt outside an attack'));
    await userEvent.click(sheet.getByRole('button', { name: 'Terrain' }));
    await userEvent.click(sheet.getByRole('button', { name: 'One more: Mortal wounds, no armour' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Hurt Thorn: 1 mortal wound' }));
    expect(act).toHaveBeenCalledWith({ type: 'hurt', model: 'Thorn', hits: 0, ap: 0, mortal: 1, cause: 'terrain' });
  });

  it('[V-63] should not be offered of a model that is out', async () => {
    const { sheet } = await opened('out');
    expect(sheet.queryByText('Hurt outside an attack')).toBeNull();
  });
});
