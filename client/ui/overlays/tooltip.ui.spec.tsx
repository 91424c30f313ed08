import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderComponent } from '../../test/renderComponent.tsx';
import { Tooltip } from './Tooltip.tsx';

const shown = () => screen.queryByRole('tooltip', { hidden: true })?.textContent;

const show = () => {
  renderComponent(
    <Tooltip text="Konten">
      <a href="/dashboard/user" aria-label="Konten">
        K
      </a>
    </Tooltip>,
  );
  return screen.getByRole('link', { name: 'Konten' });
};

describe('The name of an icon', () => {
  it('appears while a mouse is over it', async () => {
    const link = show();
    expect(shown()).toBeUndefined();
    await userEvent.hover(link);
    expect(shown()).toBe('Konten');
    await userEvent.unhover(link);
    expect(shown()).toBeUndefined();
  });

  it('appears on keyboard focus and goes with Esc', async () => {
    const link = show();
    // happy-dom does not tell how the focus came.
    vi.spyOn(link, 'matches').mockReturnValue(true);
    await userEvent.tab();
    expect(shown()).toBe('Konten');
    await userEvent.keyboard('{Escape}');
    expect(shown()).toBeUndefined();
  });

  it('stays away on a tap, which follows the link', () => {
    const link = show();
    fireEvent.pointerEnter(link, { pointerType: 'touch' });
    expect(shown()).toBeUndefined();
  });
});
