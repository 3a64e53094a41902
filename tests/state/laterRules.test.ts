import { describe, expect, it } from 'vitest';
import { Session } from '../../src/state/session.ts';
import { FakeBrowser, settle, shown, startSmall } from '../support/fakeBrowser.ts';
import { setCounter, smallRules } from '../support/smallBattle.ts';

/** A tab whose rules know no state in which `big` counts until `arrive` is called. */
function tabWithoutBig() {
  const { ports } = new FakeBrowser().tab();
  let here = false;
  let arrive = (): void => undefined;
  const coming = new Promise<void>((resolve) => {
    arrive = () => {
      here = true;
      resolve();
    };
  });
  const later = {
    needed: (state: { readonly counters: Readonly<Record<string, number>> }, command?: { readonly type: string }) =>
      !here && ((state.counters['big'] ?? 0) > 0 || command?.type === 'shoot'),
    fetch: () => coming,
  };
  const tab = new Session({ ...ports, rules: { ...smallRules, later } });
  return { tab, arrive: () => arrive() };
}

describe('rules that come later', () => {
  it('should refuse a command of theirs until they are here, and nothing else', async () => {
    const { tab, arrive } = tabWithoutBig();
    startSmall(tab);
    const shoot = { type: 'shoot', weapon: 'w', target: 't' } as const;
    expect(tab.dispatch(shoot)?.code).toBe('loading');
    expect(tab.dispatch(setCounter('a', 1))).toBeNull();
    arrive();
    await settle();
    expect(tab.dispatch(shoot)?.code).not.toBe('loading');
  });

  it('should show a state of theirs as soon as they are here, and the one before until then', async () => {
    const { tab, arrive } = tabWithoutBig();
    startSmall(tab);
    tab.dispatch(setCounter('big', 1));
    expect(shown(tab).length).toBe(0);
    arrive();
    await settle();
    expect(shown(tab)).toMatchObject({ length: 1, state: { counters: { big: 1 } } });
  });

  it('should not show a battle that was left meanwhile', async () => {
    const { tab, arrive } = tabWithoutBig();
    startSmall(tab);
    tab.dispatch(setCounter('big', 1));
    await tab.close();
    arrive();
    await settle();
    expect(tab.ports.store.getState().battle).toBeNull();
  });
});
