import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderComponent } from '../../test/renderComponent.tsx';
import { useModalDialog } from './useModalDialog.ts';

const Dialog = ({ onClose }: { onClose: () => void }) => (
  <dialog {...useModalDialog(onClose)}>
    <button onClick={onClose}>Yes</button>
  </dialog>
);

const Page = ({ onBehind }: { onBehind: () => void }) => {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={onBehind}>Behind</button>
      {isOpen && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
};

describe('A dialog that is closed by its button', () => {
  // A spec before this one may have closed a dialog, too, and its page waits for a second click.
  beforeAll(() => new Promise((resolve) => setTimeout(resolve, 700)));
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('leaves the second click of a double click to nobody, and every other click to what was behind it', () => {
    const onBehind = vi.fn<() => void>();
    renderComponent(<Page onBehind={onBehind} />);
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
    renderComponent(<Page onBehind={vi.fn<() => void>()} />);
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
    vi.stubGlobal('document', undefined);
    expect(() => vi.advanceTimersByTime(1_000)).not.toThrow();
    vi.unstubAllGlobals();
  });
});
