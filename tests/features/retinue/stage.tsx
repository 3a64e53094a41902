import { type ReactNode, Suspense } from 'react';
import { act, cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CampaignCommand, Recruit } from '../../../src/engine/campaign/model/command.ts';
import type { CampaignState } from '../../../src/engine/campaign/model/state.ts';
import { campaignPlayOf } from '../../../src/state/campaign/campaignPlay.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { freshApp } from '../../support/readyBattle.ts';
import { app, render } from '../../support/app.tsx';

const { closeCampaign, dispatchCampaign, fetchCampaignContents, foundCampaign, screenAnswer } = campaignPlayOf(app);

/** The open campaign, which must be there. */
export function campaignNow() {
  const { campaign } = app.store.getState();
  if (campaign === null) throw new Error('no campaign is open');
  return campaign;
}

export const stateNow = (): CampaignState => campaignNow().state;

/** Carries out commands that must not be refused. */
export function does(...commands: readonly CampaignCommand[]): void {
  for (const command of commands) {
    const refusal = dispatchCampaign(command);
    if (refusal !== null) throw new Error(`${command.type}: ${JSON.stringify(refusal)}`);
  }
}

/** Answers all that waits, dice by the seed, the first of each choice. */
export function answersAll(): void {
  for (let { request } = campaignNow(); request !== null; { request } = campaignNow()) {
    const [first] = request.kind === 'pick' ? request.options : [];
    const answer = first === undefined ? screenAnswer(request) : ({ kind: 'pick', option: first.id } as const);
    does({ type: 'answer', requestId: request.id, answer });
  }
}

/** Takes somebody on; the id. */
export function joins(card: string, set: Partial<Recruit> = {}): string {
  const recruit = {
    name: card,
    card,
    player: 'p1',
    portrait: null,
    background: null,
    increase: card === 'acolyte' ? null : 'wounds',
    ...set,
  } as const;
  does({ type: 'recruit', recruit });
  const id = stateNow().members.at(-1)?.id;
  if (id === undefined) throw new Error('nobody joined');
  return id;
}

type Table = { readonly players?: readonly string[] };

/** A new campaign, open, with nobody in it. */
export async function founded({ players = ['Ana'] }: Table = {}): Promise<void> {
  await closeCampaign();
  await freshApp();
  await fetchCampaignContents();
  await fetchWords('campaign', 'en');
  foundCampaign({
    name: 'The Carrow Ledger',
    seed: 'ledger',
    difficulty: 'medium',
    players: players.map((name, index) => ({ id: `p${index + 1}`, name, mark: name.charAt(0) })),
  });
}

export const VEX = 'Isaura Vex';
export const RUSK = 'Teodor Rusk';

/** An Acolyte with pistol, sword and vest, and a Serviceman; nothing waits. Their ids. */
export function manned(): { readonly vex: string; readonly rusk: string } {
  const vex = joins('acolyte', { name: VEX, portrait: 'brim', background: 'arbitrator' });
  const rusk = joins('serviceman', { name: RUSK, background: 'line-trooper' });
  does({
    type: 'equip',
    member: vex,
    weapons: [
      { item: 'hot-shot-laspistol', stash: null },
      { item: 'sword', stash: null },
    ],
    armour: null,
    equipment: [],
  });
  return { vex, rusk };
}

/** Draws a screen in place of the last one, and waits until nothing is fetched any more. */
export async function shows(screen: ReactNode) {
  cleanup();
  await act(async () => {
    render(<Suspense fallback="waiting">{screen}</Suspense>);
  });
  return userEvent.setup();
}
