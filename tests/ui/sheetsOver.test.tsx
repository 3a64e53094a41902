import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SheetDialog } from '../../src/ui/SheetDialog.tsx';
import { backFromScreen, entryNow, onFromScreen } from '../../src/ui/sheetsOver.ts';

function Screen() {
  const [open, setOpen] = useState<readonly string[]>([]);
  const close = (title: string) => setOpen(open.filter((each) => each !== title));
  const sheet = (title: string) => (
    <SheetDialog open={open.includes(title)} title={title} closeLabel={`Close ${title}`} onClose={() => close(title)}>
      <button type="button" onClick={() => setOpen([...open, 'Inner'])}>
        More
      </button>
      <button type="button" onClick={() => setOpen(['Other'])}>
        Instead
      </button>
    </SheetDialog>
  );
  return (
    <>
      <button type="button" onClick={() => setOpen(['Outer'])}>
        Why
      </button>
      {sheet('Outer')}
      {sheet('Inner')}
      {sheet('Other')}
    </>
  );
}

const press = (name: string) =>
  userEvent.click(screen.getAllByRole('button', { name, hidden: true })[0] ?? document.body);
const dialogs = () =>
  screen.queryAllByRole('dialog', { hidden: true }).map((each) => each.getAttribute('aria-labelledby'));
const sheetsOpen = (many: number) =>
  waitFor(() => {
    expect(dialogs()).toHaveLength(many);
    expect(entryNow().sheets ?? 0).toBe(many);
  });
/** Does that when the entry of a sheet is being left, and has not been left yet: a browser leaves it in spite of what is done meanwhile, jsdom would not. */
function whileLeaving(act: () => void): void {
  const go = history.go.bind(history);
  vi.spyOn(history, 'go').mockImplementationOnce((by) => {
    act();
    go(by);
  });
}
const quiet = () => new Promise((done) => setTimeout(done, 30));
/** The sheet closes, the next screen stands, and Back comes to this one. */
async function wentOn(): Promise<void> {
  await press('Close Outer');
  await quiet();
  expect(location.hash).toBe('#/next');
  expect(entryNow().from).toBe('/screen');
  history.back();
  await waitFor(() => expect(location.hash).toBe('#/screen'));
}

describe('sheetsOver', () => {
  beforeEach(async () => {
    history.pushState(null, '', '#/earlier');
    history.pushState(null, '', '#/before');
    history.pushState(null, '', '#/screen');
    render(<Screen />);
    await press('Why');
    await sheetsOpen(1);
  });

  it('should close the sheet by Back and stay on the screen', async () => {
    history.back();
    await sheetsOpen(0);
    expect(location.hash).toBe('#/screen');
    history.back();
    await waitFor(() => expect(location.hash).toBe('#/before'));
  });

  it('should leave nothing behind of a sheet that its cross has closed', async () => {
    await press('Close Outer');
    await sheetsOpen(0);
    history.back();
    await waitFor(() => expect(location.hash).toBe('#/before'));
  });

  it('should close the sheet on top alone', async () => {
    await press('More');
    await sheetsOpen(2);
    history.back();
    await sheetsOpen(1);
    expect(screen.getByRole('heading', { name: 'Outer', hidden: true })).toBeInTheDocument();
    history.back();
    await sheetsOpen(0);
    expect(location.hash).toBe('#/screen');
  });

  it('should keep one entry for a sheet that stands in the place of another', async () => {
    await press('Instead');
    await quiet();
    await sheetsOpen(1);
    history.back();
    await sheetsOpen(0);
    expect(location.hash).toBe('#/screen');
  });

  it('should go on from under a sheet, and come back to the screen', async () => {
    onFromScreen('#/next', { replace: false, from: '/screen' });
    await wentOn();
  });

  it('should take the place of the screen itself, the sheet staying open or not', async () => {
    onFromScreen('#/renamed', { replace: true, from: null });
    expect(location.hash).toBe('#/renamed');
    await quiet();
    await sheetsOpen(1);
    expect(location.hash).toBe('#/renamed');
    await press('Close Outer');
    await sheetsOpen(0);
    expect(location.hash).toBe('#/renamed');
    history.back();
    await waitFor(() => expect(location.hash).toBe('#/before'));
  });

  it('should go back past the sheet, once', async () => {
    backFromScreen();
    await press('Close Outer');
    await waitFor(() => expect(location.hash).toBe('#/before'));
    await quiet();
    expect(location.hash).toBe('#/before');
  });

  it('should go on while the sheet is being left, and come back to the screen', async () => {
    whileLeaving(() => onFromScreen('#/next', { replace: false, from: '/screen' }));
    await wentOn();
  });

  it('should take the place of the screen while the sheet is being left', async () => {
    whileLeaving(() => onFromScreen('#/renamed', { replace: true, from: null }));
    await press('Close Outer');
    await quiet();
    expect(location.hash).toBe('#/renamed');
    history.back();
    await waitFor(() => expect(location.hash).toBe('#/before'));
  });

  it('should go back from the screen while the sheet is being left, once', async () => {
    whileLeaving(backFromScreen);
    await press('Close Outer');
    await quiet();
    expect(location.hash).toBe('#/before');
  });
});
