import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ExplainedPieces } from '../../src/forms/ExplainedPieces.tsx';
import { TermDoor } from '../../src/ui/termDoor.ts';
import { fetchWords } from '../../src/words/catalogues.ts';
import { render } from '../support/app.tsx';

beforeEach(() => fetchWords('glossary', 'en'));

it('should keep what closes a word of the game on its line, and say the sentence as it is', () => {
  const text = 'Nobody on Conceal, and in cover.';
  const { container } = render(
    <TermDoor value={() => undefined}>
      <p>
        <ExplainedPieces text={text} />
      </p>
    </TermDoor>,
  );
  expect(container.querySelector('p')).toHaveTextContent(text, { normalizeWhitespace: false });
  const [conceal, cover] = ['Conceal', 'cover'].map((name) =>
    screen.getByRole('button', { name: new RegExp(name, 'u') }),
  );
  expect([conceal?.parentElement?.textContent, cover?.parentElement?.textContent]).toEqual(['Conceal,', 'in cover.']);
});
