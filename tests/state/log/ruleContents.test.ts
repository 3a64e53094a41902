import { describe, expect, it } from 'vitest';
import { Session } from '../../../src/state/log/session.ts';
import { FakeBrowser, settle, shown, startSmall } from '../../support/fakeBrowser.ts';
import { setCounter, smallRules } from '../../support/smallBattle.ts';
import { killTeamIn } from '../../../src/state/battle/killTeam.ts';

/** A tab whose rules can show no state in which `big` counts until `arrive` is called. */
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
  const contents = {
    needed: (state: { readonly counters: Readonly<Record<string, number>> }, command?: { readonly type: string }) =>
      !here && ((state.counters['big'] ?? 0) > 0 || command?.type === 'shoot'),
    fetch: () => coming,
  };
  const tab = new Session({ ...ports, rules: { ...smallRules, contents } });
  return { tab, arrive: () => arrive() };
}

describe('what rules read and has yet to come', () => {
  it('should refuse a command that needs it until it is here, and nothing else', async () => {
    const { tab, arrive } = tabWithoutBig();
    startSmall(tab);
    const shoot = { type: 'shoot', weapon: 'w', target: 't' } as const;
    expect(tab.dispatch(shoot)?.code).toBe('loading');
    expect(tab.dispatch(setCounter('a', 1))).toBeNull();
    arrive();
    await settle();
    expect(tab.dispatch(shoot)?.code).not.toBe('loading');
  });

  it('should show a state that needs it as soon as it is here, and the one before until then', async () => {
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
    expect(killTeamIn(tab.ports.store.getState().battle)).toBeNull();
  });
});
