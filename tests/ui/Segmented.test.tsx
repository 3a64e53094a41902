import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Segmented } from '../../src/ui/Segmented.tsx';

const LANGUAGES = [
  { value: 'en', label: 'EN', name: 'English' },
  { value: 'fr', label: 'FR', name: 'Français' },
] as const;

describe('Segmented', () => {
  it('should name its segments and tell which one holds', () => {
    render(<Segmented label="Language" options={LANGUAGES} value="fr" onChange={vi.fn()} />);
    expect(screen.getByRole('radiogroup', { name: 'Language' })).toBeVisible();
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('Français');
  });

  it('should report another segment, and be silent about the one that holds', async () => {
    const onChange = vi.fn();
    render(<Segmented label="Language" options={LANGUAGES} value="fr" onChange={onChange} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Français' }));
    await userEvent.click(screen.getByRole('radio', { name: 'English' }));
    expect(onChange.mock.calls).toEqual([['en']]);
  });

  it('should move with the arrow keys', async () => {
    const onChange = vi.fn();
    render(<Segmented label="Language" options={LANGUAGES} value="en" onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(onChange).toHaveBeenCalledWith('fr');
  });
});
