import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { OddsPlace } from '../../../../src/features/odds/OddsPlace.tsx';
import { vanguardAnswer } from '../../../../src/features/odds/warBand/vanguardAsked.ts';
import { vanguardIn } from '../../../../src/features/odds/warBand/vanguardAddress.ts';
import { FIRST_VANGUARD } from '../../../../src/features/odds/warBand/vanguardSituation.ts';
import { fetchWords } from '../../../../src/words/catalogues.ts';
import { odds as words } from '../../../../src/words/en/catalogues/odds.ts';
import { render } from '../../../support/app.tsx';

type Asked = (asked: string) => void;

await Promise.all([fetchWords('odds', 'en'), fetchWords('play', 'en')]);

async function show(asked: string) {
  const onAsked = vi.fn<Asked>();
  await act(async () => {
    render(
      <Suspense>
        <OddsPlace asked={asked} onAsked={onAsked} onOpen={vi.fn<Asked>()} onBack={vi.fn<() => void>()} />
      </Suspense>,
    );
  });
  await screen.findByRole('main', { name: words.title });
  return { onAsked, user: userEvent.setup(), lastAsked: () => onAsked.mock.lastCall?.[0] ?? '' };
}

const { warBand } = words;
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('the page of odds, of Vanguard', () => {
  it('should say what an attack comes to, before and after a number is changed', async () => {
    const { user, lastAsked } = await show('edition=van');
    const { odds } = vanguardAnswer(FIRST_VANGUARD);
    expect(status()[0]).toContain(warBand.sentence(odds.pRemoved, odds.meanCapped));
    expect(screen.getByRole('table', { name: words.table })).toHaveTextContent(warBand.fallen.rolls);
    await user.click(screen.getByRole('button', { name: words.more(words.numbers.dice, warBand.attack) }));
    await user.click(screen.getByRole('button', { name: warBand.flags.aimed }));
    const better = vanguardAnswer({ ...FIRST_VANGUARD, dice: 4, aimed: true }).odds;
    expect(status()[0]).toContain(warBand.sentence(better.pRemoved, better.meanCapped));
    await waitFor(() => expect(lastAsked()).toBe('edition=van&dice=4&aimed=1'));
  });

  it('should ask of a fight what comes back, and of a shot not', async () => {
    const { user } = await show('edition=van');
    expect(screen.queryByRole('button', { name: warBand.answers })).toBeNull();
    await user.click(screen.getByRole('radio', { name: words.kinds.fight }));
    expect(screen.queryByRole('button', { name: warBand.flags.obscured })).toBeNull();
    await user.click(screen.getByRole('button', { name: warBand.answers }));
    const { risk } = vanguardAnswer({ ...FIRST_VANGUARD, kind: 'fight', answers: true });
    expect(status()[0]).toContain(warBand.riskSentence(risk?.chance ?? 0, risk?.mean ?? 0));
    await user.click(screen.getByRole('button', { name: warBand.flags.leaving }));
    expect(screen.getByText(warBand.noAnswer)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: warBand.back })).toBeNull();
  });

  it('should say why, and what each choice is worth', async () => {
    const { user } = await show('edition=van&down=1');
    await user.click(screen.getByText(/^Why /u));
    expect(await screen.findByText(warBand.why.lies)).toBeInTheDocument();
    expect(screen.getByText(new RegExp(`^${warBand.worths.aimed}. ${warBand.why.with}`, 'u'))).toBeInTheDocument();
    expect(screen.getByText(new RegExp(`^${warBand.worths.down}. ${warBand.why.without}`, 'u'))).toBeInTheDocument();
  });

  it('should say that part of a link could not be read', async () => {
    await show('edition=van&dice=99');
    expect(screen.getByRole('alert')).toHaveTextContent(words.wrongLink);
  });

  it.each([
    ['edition=van&dice=5', words.moreOf.editions.kt21, 'kind=shoot&edition=kt21&dice=5&hit=3'],
    ['dice=5&edition=kt21', words.moreOf.editions.van, 'kind=shoot&edition=van&dice=5&hit=3'],
  ])('should go from %s to %s, and keep what both ask', async (asked, edition, address) => {
    const { user, lastAsked } = await show(asked);
    await user.click(screen.getByRole('radio', { name: edition }));
    expect(lastAsked()).toBe(address);
  });

  it('should roll for an invulnerable value as is asked', async () => {
    const { user, lastAsked } = await show('edition=van&invulnerable=6');
    await user.click(screen.getByRole('radio', { name: warBand.useAs.always }));
    await waitFor(() => expect(vanguardIn(lastAsked()).situation).toMatchObject({ invulnerable: 6, use: 'always' }));
  });
});
