import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { partsOf } from '../../src/app/address.ts';
import { useAddress } from '../../src/app/useAddress.ts';
import { campaignPath } from '../../src/app/paths.ts';
import { modulePath } from '../../src/app/workshopPaths.ts';
import { fetchPlace } from '../../src/app/routes.tsx';
import { campaignNow, founded } from '../features/retinue/stage.tsx';
import { render } from '../support/app.tsx';

describe('the parts of an address', () => {
  it.each([
    [campaignPath('c1', 'operative', 'a/b 50% ü'), ['', 'campaign', 'c1', 'operative', 'a/b 50% ü']],
    [modulePath('m', 'one/two'), ['', 'workshop', 'module', 'm', 'one/two']],
    ['', ['']],
  ])('should be those that %s was made of', (address, parts) => {
    expect(partsOf(address)).toEqual(parts);
  });

  it.each(['%', '/a/%E0%A4%A', '/%zz/b', '/%C3%28', '/%FF'])('should be none where %s is malformed', (address) => {
    expect(partsOf(address)).toBeNull();
  });
});

it('should say of a view that no campaign has that nothing is there', async () => {
  await founded();
  location.hash = `#/campaign/${campaignNow().id}/retinue/isaura-vex`;
  await fetchPlace(location.hash);
  render(<App language="en" />);
  expect(await screen.findByRole('heading', { name: 'Nothing here' })).toBeVisible();
});

describe('going to an address', () => {
  it('should go back where one came from it just now, and on from anywhere else', async () => {
    const { result } = renderHook(() => useAddress());
    const at = () => result.current[0];
    const go = (address: string, how?: { readonly replace: boolean }) => act(() => result.current[1](address, how));
    go('/one');
    go('/two');
    const { length } = history;
    go('/three');
    go('/two');
    await waitFor(() => expect(at()).toBe('/two'));
    go('/one');
    await waitFor(() => expect(at()).toBe('/one'));
    go('/three');
    expect(history).toHaveLength(length);
    go('/four', { replace: true });
    go('/one');
    await waitFor(() => expect(at()).toBe('/one'));
    expect(history).toHaveLength(length);
  });
});
