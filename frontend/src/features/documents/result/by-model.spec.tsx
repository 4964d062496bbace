import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ByModelPart } from './analysis-view';

const sentence = (text: string, start: number) => ({
  text,
  quote: 'for any reason or none',
  start,
  end: start + 22,
  page: null,
});
const BY_MODEL = {
  summary: 'A lease of a bakery.',
  insights: [sentence('Consent is at will.', 40)],
  recommendations: [sentence('Ask for a standard.', 90)],
};

afterEach(cleanup);

describe('what a model adds', () => {
  it('is told apart, and each point opens the passage that it rests on', async () => {
    const opened: number[] = [];
    const onPlace = ({ start }: { start: number }) => void opened.push(start);
    render(<ByModelPart byModel={BY_MODEL} engine="stub-1" onPlace={onPlace} />);
    const part = within(screen.getByRole('region', { name: 'Added by the model stub-1' }));
    part.getByText('A lease of a bakery.');
    const advice = part.getByRole('region', { name: 'The Model’s Recommendations' });
    await userEvent.click(within(advice).getByRole('button', { name: /any reason/ }));
    expect(opened).toEqual([90]);
  });

  it('shows its quotations where no document is open, and nothing where it said nothing', () => {
    const { rerender } = render(<ByModelPart byModel={BY_MODEL} engine="stub-1" />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getAllByText('“for any reason or none”')).toHaveLength(2);
    const nothing = { summary: '', insights: [], recommendations: [] };
    rerender(<ByModelPart byModel={nothing} engine="stub-1" />);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
