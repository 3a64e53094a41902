import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ChoiceList } from '../../src/ui/ChoiceList.tsx';

const OPTIONS = [
  { id: 'a', title: 'Both hits', reason: '9 → 5', number: '4' },
  { id: 'b', title: 'The crit', reason: '9 → 3', number: '6' },
  { id: 'c', title: 'Nothing' },
];

function Saves({ first = 'a' }: { readonly first?: string | null }) {
  const [value, setValue] = useState<string | null>(first);
  return <ChoiceList label="What the saves stop" options={OPTIONS} value={value} onChange={setValue} />;
}

const chosen = () => screen.getByRole('radio', { checked: true });

describe('ChoiceList', () => {
  it('should show the best answer chosen before anyone speaks', () => {
    render(<Saves />);
    expect(chosen()).toHaveAccessibleName(/Both hits 9 → 5/);
  });

  it('should move choice and focus with the arrow keys, around the ends', async () => {
    render(<Saves />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).toHaveAccessibleName(/The crit/);
    expect(chosen()).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(chosen()).toHaveAccessibleName('Nothing');
    await userEvent.keyboard('{Home}');
    expect(chosen()).toHaveAccessibleName(/Both hits/);
    await userEvent.keyboard('{End}');
    expect(chosen()).toHaveAccessibleName('Nothing');
  });

  it('should be one stop of the tab key, the first row while nothing is chosen', async () => {
    render(<Saves first={null} />);
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: /Both hits/ })).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('should choose by tap', async () => {
    render(<Saves />);
    await userEvent.click(screen.getByText('The crit'));
    expect(chosen()).toHaveAccessibleName(/The crit/);
  });

  it('should lead on from its last row without choosing it', async () => {
    const onPress = vi.fn();
    const onChange = vi.fn();
    render(
      <ChoiceList
        label="x"
        options={OPTIONS}
        value="a"
        onChange={onChange}
        more={{ title: 'Other', reason: 'By hand', onPress }}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: /Other/ }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(onChange).not.toHaveBeenCalled();
  });
});
