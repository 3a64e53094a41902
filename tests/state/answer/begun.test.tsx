import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { useBegun } from '../../../src/scene/useBegun.ts';
import { createApp } from '../../../src/state/base/app.ts';
import { browserPorts } from '../../../src/app/browserPorts.ts';
import { render } from '../../support/app.tsx';
import { settle } from '../../support/fakeBrowser.ts';
import { MemoryDurable, MemoryStorage } from '../../support/savePorts.ts';

interface Founding {
  readonly name: string;
  readonly size: number;
}

const FIRST: Founding = { name: '', size: 1 };

function Form({ most = 9 }: { readonly most?: number }) {
  const [{ name, size }, set] = useBegun<Founding>('founding', FIRST, (begun) => begun.size <= most);
  return (
    <>
      <input aria-label="name" value={name} onChange={({ target }) => set({ name: target.value, size })} />
      <button type="button" onClick={() => set({ name, size: size + 1 })}>
        {size}
      </button>
      <button type="button" onClick={() => set(FIRST)}>
        found
      </button>
    </>
  );
}

/** A browser with its two stores, each page an app of its own. */
function browser() {
  const [storage, durable] = [new MemoryStorage(), new MemoryDurable()];
  const page = async (form = <Form />) => {
    cleanup();
    const app = createApp({ ...browserPorts(), storage, durable });
    // The second store has answered.
    await act(async () => {
      render(form, {}, app);
      await Promise.resolve();
    });
    return userEvent.setup();
  };
  return { storage, durable, page };
}

const name = () => screen.getByRole('textbox', { name: 'name' });
const button = (label: string) => screen.getByRole('button', { name: label });

afterEach(cleanup);

describe('what is begun beside any log', () => {
  it('should be there on the next page: what was typed and what was chosen', async () => {
    const { page } = browser();
    const user = await page();
    await user.type(name(), 'Carrow');
    await user.click(button('1'));
    await page();
    expect(name()).toHaveValue('Carrow');
    expect(button('2')).toBeVisible();
  });

  it('should be nothing once it is done, or again as it was', async () => {
    const { storage, page } = browser();
    const user = await page();
    await user.type(name(), 'C');
    expect(storage.keys()).toEqual(['retinue/typed/begun/founding']);
    await user.clear(name());
    expect(storage.keys()).toEqual([]);
    await user.type(name(), 'Carrow');
    await user.click(button('found'));
    expect(storage.keys()).toEqual([]);
    await page();
    expect(name()).toHaveValue('');
  });

  it('should not be taken up where it does not fit what there is, nor where it was changed', async () => {
    const { storage, page } = browser();
    const user = await page();
    await user.click(button('1'));
    await page(<Form most={1} />);
    expect(button('1')).toBeVisible();
    const [key = ''] = storage.keys();
    storage.write(key, (storage.read(key) ?? '').replace('\\"size\\":2', '\\"size\\":3'));
    await page();
    expect(button('1')).toBeVisible();
  });

  it('should be as the second store has it where the first knows less of it', async () => {
    const { storage, page } = browser();
    const user = await page();
    await user.type(name(), 'Car');
    await settle();
    const before = storage.keys().map((key) => [key, storage.read(key) ?? ''] as const);
    await user.type(name(), 'row');
    await settle();
    for (const [key, text] of before) storage.write(key, text);
    await page();
    await act(settle);
    expect(name()).toHaveValue('Carrow');
    await user.clear(name());
    await settle();
    for (const [key, text] of before) storage.write(key, text);
    await page();
    await act(settle);
    expect(name()).toHaveValue('');
  });

  it('should come from the second store also when that answers late', async () => {
    const { storage, durable, page } = browser();
    const user = await page();
    await user.type(name(), 'Carrow');
    await settle();
    for (const key of storage.keys()) storage.remove(key);
    const answer = durable.fallSilent();
    await page();
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_100)));
    expect(name()).toHaveValue('');
    await act(async () => {
      answer();
      await settle();
    });
    expect(name()).toHaveValue('Carrow');
  });

  it('should come from the second store where the first has lost it, but not over what is typed by then', async () => {
    const { storage, page } = browser();
    const user = await page();
    await user.type(name(), 'Carrow');
    storage.texts.clear();
    await page();
    expect(await screen.findByDisplayValue('Carrow')).toBe(name());
  });
});
