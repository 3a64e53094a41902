import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { TakePackScreen } from '../../../src/features/share/TakePackScreen.tsx';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { render } from '../../support/app.tsx';

beforeAll(async () => {
  await Promise.all((['sharing', 'warBands'] as const).map((name) => fetchWords(name, 'en')));
});

const shown = (problem: { readonly message: string; readonly fact: Parameters<typeof refused>[0] }) => {
  render(
    <TakePackScreen found={refused(problem.fact, problem.message)} here={null} onBack={vi.fn()} onTaken={vi.fn()} />,
  );
};

const rows = [{ kind: 'warBands', id: 'ash', name: 'Ash company', file: 'war-bands.json', value: {} }] as const;

const refused = (fact: { code: 'cannotLead'; at: string; params: Record<string, string> } | null, message = '') =>
  ({
    kind: 'refused',
    why: 'unfit',
    file: '',
    problems: [{ path: 'war-bands.json [0].members[0].leader', message, fact }],
    rows,
  }) as const;

describe('a war band of a pack that cannot be taken', () => {
  it('should be told as the rules of war bands are, with the war band by its name', () => {
    shown({ message: 'plain', fact: { code: 'cannotLead', at: 'members[0].leader', params: { model: 'Hesk' } } });
    expect(screen.getByText('War band, “Ash company”: Hesk cannot lead.')).toBeVisible();
    expect(screen.queryByText(/plain/u)).toBeNull();
  });

  it('should be told as it is written for whoever writes packs, where it breaks no such rule', () => {
    shown({ message: 'is missing', fact: null });
    expect(screen.getByText('war-bands.json [0].members[0].leader: is missing')).toBeVisible();
  });
});
