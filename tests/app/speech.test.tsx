import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WordsProvider } from '../../src/app/WordsProvider.tsx';
import { fetchWords } from '../../src/words/catalogues.ts';
import { contentName } from '../../src/words/content.ts';
import { useWords } from '../../src/words/useWords.ts';
import { freshApp } from '../support/readyBattle.ts';
import { app, render } from '../support/app.tsx';

const { changeSettings } = app;

beforeEach(freshApp);
afterEach(freshApp);

function Names({ ids }: { readonly ids: readonly string[] }) {
  const words = useWords('campaign');
  return <p>{[words.common.close, ...ids.map((id) => contentName(words, id, id))].join(', ')}</p>;
}

const shown = (ids: readonly string[]) =>
  render(
    <WordsProvider language="en">
      <Suspense fallback={<p>waits</p>}>
        <Names ids={ids} />
      </Suspense>
    </WordsProvider>,
  );

describe('the words of a component', () => {
  it('should be there at once when they have been fetched before', async () => {
    await fetchWords('campaign', 'en');
    shown([]);
    expect(screen.getByText('Close')).toBeVisible();
    expect(screen.queryByText('waits')).toBeNull();
  });

  it('should name rows of the campaign and the starter module alike, in the language of the app', async () => {
    await fetchWords('campaign', 'en');
    shown(['gun-ace', 'silent-relay']);
    act(() => changeSettings({ language: 'fr' }));
    expect(screen.getByText('Close, Gun Ace, silent-relay')).toBeVisible();
    expect(await screen.findByText('Fermer, As de la gâchette, Le Relais muet')).toBeVisible();
  });
});
