import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens a step of a deployment, or folds it: the first button of its region. */
export async function pressStep(user: UserEvent, title: string): Promise<void> {
  const [line] = within(screen.getByRole('region', { name: title })).getAllByRole('button');
  if (line === undefined) throw new Error(`no step ${title}`);
  await user.click(line);
}
