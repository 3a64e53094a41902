import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useCampaignBegunKey, useCampaignHalfDone } from '../../../src/scene/useHalfDone.ts';
import { app } from '../../support/app.tsx';
import { does, founded, shows } from '../../features/retinue/stage.tsx';

type Props = { readonly lasts?: boolean; readonly most?: number };

function Count({ lasts = false, most = 9 }: Props) {
  const [count, set] = useCampaignHalfDone('count', 0, { lasts, fits: (begun) => begun <= most });
  return (
    <button type="button" onClick={() => set(count + 1)}>
      {count}
    </button>
  );
}

/** The same as a route shows it. */
const Route = () => <Count key={useCampaignBegunKey()} />;

/** Counts to one, and leaves the screen. */
async function counted(props: Props = {}): Promise<void> {
  const user = await shows(<Count {...props} />);
  await user.click(screen.getByRole('button', { name: '0' }));
  cleanup();
}

const standsAt = async (props: Props = {}): Promise<string | null> => {
  await shows(<Count {...props} />);
  return screen.getByRole('button').textContent;
};

beforeEach(() => founded());
afterEach(cleanup);

describe('what is begun in a campaign', () => {
  it('should be there again as long as the campaign has not gone on', async () => {
    await counted();
    expect(await standsAt()).toBe('1');
  });

  it('should be nothing once it has, unless it lasts', async () => {
    await counted();
    does({ type: 'rename', name: 'Another' });
    expect(await standsAt()).toBe('0');
    cleanup();
    await counted({ lasts: true });
    does({ type: 'rename', name: 'A third' });
    expect(await standsAt({ lasts: true })).toBe('1');
  });

  it('should still be there where a tab only read at first and has begun nothing', async () => {
    await counted();
    const { campaignSave } = app.store.getState();
    app.store.setState({ campaignSave: { kind: 'readOnly', cause: 'otherTab' } });
    expect(await standsAt()).toBe('0');
    act(() => app.store.setState({ campaignSave }));
    cleanup();
    expect(await standsAt()).toBe('1');
  });

  it('should be shown once a tab may write that only read at first', async () => {
    await counted();
    const { campaignSave } = app.store.getState();
    app.store.setState({ campaignSave: { kind: 'readOnly', cause: 'otherTab' } });
    await shows(<Route />);
    expect(screen.getByRole('button')).toHaveTextContent('0');
    act(() => app.store.setState({ campaignSave }));
    expect(screen.getByRole('button')).toHaveTextContent('1');
  });

  it('should not be taken up where it does not fit', async () => {
    await counted();
    expect(await standsAt({ most: 0 })).toBe('0');
  });
});
