import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FacePad } from '../../src/ui/FacePad.tsx';

it.each([3, 6, 10] as const)('should offer the %i faces of its die and report the tapped one', async (sides) => {
  const onFace = vi.fn();
  render(<FacePad label="Die" sides={sides} faceLabel={(face) => `face ${face}`} onFace={onFace} />);
  expect(screen.getAllByRole('button')).toHaveLength(sides);
  await userEvent.click(screen.getByRole('button', { name: `face ${sides}` }));
  expect(onFace.mock.calls).toEqual([[sides]]);
});
