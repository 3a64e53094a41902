import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { OFFERED_GAMES } from '../../../src/content/offeredGames.ts';
import { GameChoice } from '../../../src/features/deployment/GameChoice.tsx';
import { deployment } from '../../../src/words/en/deployment.ts';
import { render } from '../../support/app.tsx';

const chosen: string[] = [];
const show = () => {
  chosen.length = 0;
  render(<GameChoice value="acolyte" onChange={({ id }) => chosen.push(id)} />);
};

describe('the choice of a game', () => {
  it('should name every game with what it needs, the one in hand chosen', async () => {
    show();
    expect(await screen.findAllByRole('radio')).toHaveLength(OFFERED_GAMES.length);
    const lite = screen.getByRole('radio', { name: deployment.systems['kt2021-lite'] });
    expect(lite).toHaveAccessibleDescription(deployment.systemHints['kt2021-lite']);
    expect(screen.getByRole('radio', { name: deployment.systems.acolyte })).toBeChecked();
    expect(lite).not.toBeChecked();
  });

  it('should choose by a tap and by arrows, and say nothing for the one that is chosen', async () => {
    show();
    await userEvent.click(await screen.findByRole('radio', { name: deployment.systems.kt2021 }));
    await userEvent.click(screen.getByRole('radio', { name: deployment.systems.acolyte }));
    await userEvent.keyboard('{ArrowUp}');
    expect(chosen).toEqual(['kt2021', OFFERED_GAMES.at(-1)?.id]);
  });
});
