import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClubThemeProvider } from '../theme/ClubThemeProvider.tsx';
import { useModalDialog } from './useModalDialog.ts';

const Dialog = ({ onClose }: { onClose: () => void }) => (
  <dialog {...useModalDialog(onClose)}>
    <button onClick={onClose}>Yes</button>
  </dialog>
);

const Page = ({ onBehind }: { onBehind: () => void }) => {
  const [isOpen, setOpen] = useState(true);
  return (
    <ClubThemeProvider>
      <button onClick={onBehind}>Behind</button>
      {isOpen && <Dialog onClose={() => setOpen(false)} />}
    </ClubThemeProvider>
  );
};

describe('A dialog that is closed by its button', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('leaves the second click of a double click to nobody, and every other click to what was behind it', () => {
    const onBehind = vi.fn<() => void>();
    render(<Page onBehind={onBehind} />);
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }), { detail: 1 });
    expect(screen.queryByRole('dialog')).toBeNull();
    const behind = screen.getByRole('button', { name: 'Behind' });
    fireEvent.click(behind, { detail: 2 });
    expect(onBehind).not.toHaveBeenCalled();
    // Another click, and one by keyboard.
    fireEvent.click(behind, { detail: 1 });
    fireEvent.click(behind, { detail: 0 });
    expect(onBehind).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1_000);
    fireEvent.click(behind, { detail: 2 });
    expect(onBehind).toHaveBeenCalledTimes(3);
  });

  it('waits for that click without the page, which may be gone by then', () => {
    render(<Page onBehind={vi.fn<() => void>()} />);
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
    vi.stubGlobal('document', undefined);
    expect(() => vi.advanceTimersByTime(1_000)).not.toThrow();
    vi.unstubAllGlobals();
  });
});
