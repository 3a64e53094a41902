import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FoldedActions } from '../../src/ui/FoldedActions.tsx';

const row = () => screen.getByRole('button', { name: /^2 more/u });
const icons = () => row().querySelectorAll('svg');

describe('FoldedActions', () => {
  it('should bear the sign of what cannot be done, and the arrow that opens it', () => {
    render(
      <FoldedActions label="2 more" names="Charge, Fight">
        <p>Charge</p>
      </FoldedActions>,
    );
    expect(icons()).toHaveLength(2);
  });

  it('should bear the arrow alone, once, and look like an action where its actions can be done', async () => {
    render(
      <FoldedActions label="2 more" names="Pick up, Abilities" possible many>
        <p>Pick up</p>
      </FoldedActions>,
    );
    expect(icons()).toHaveLength(1);
    expect(row().className).toMatch(/possible/u);
    expect(row()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('Pick up')).toBeNull();
    await userEvent.click(row());
    expect(row()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Pick up')).toBeVisible();
  });
});
