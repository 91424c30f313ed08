import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderComponent } from '../../../test/renderComponent.tsx';
import { AdminDialog } from './AdminDialog.tsx';
import { AdminThemeProvider } from './AdminThemeProvider.tsx';

it('closes by a click beside it, not by the second click of the double click that has opened it', () => {
  const onClose = vi.fn();
  renderComponent(
    <AdminThemeProvider>
      <AdminDialog title="Rechnung bezahlt?" onClose={onClose}>
        Text
      </AdminDialog>
    </AdminThemeProvider>,
  );
  const beside = screen.getByRole('dialog').parentElement ?? document.body;
  const clickBeside = (detail: number) => {
    fireEvent.mouseDown(beside);
    fireEvent.click(beside, { detail });
  };
  clickBeside(2);
  expect(onClose).not.toHaveBeenCalled();
  clickBeside(1);
  expect(onClose).toHaveBeenCalledOnce();
});

it('shows that more is below until its end is reached, and again when its content grows', () => {
  const measures: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class extends ResizeObserver {
      constructor(measure: ResizeObserverCallback) {
        super(measure);
        measures.push(() => measure([], this));
      }
    },
  );
  renderComponent(
    <AdminThemeProvider>
      <AdminDialog title="Buchung stornieren?" onClose={() => undefined}>
        <p>Preis</p>
      </AdminDialog>
    </AdminThemeProvider>,
  );
  const box = screen.getByText('Preis').parentElement?.parentElement ?? document.body;
  const has = (sizes: Partial<Record<'clientHeight' | 'scrollHeight' | 'scrollTop', number>>) => {
    for (const [name, value] of Object.entries(sizes)) Object.defineProperty(box, name, { value, configurable: true });
  };
  const isShown = () => box.querySelector('[data-more-below]') !== null;
  const measure = () => act(() => measures.forEach((each) => each()));
  has({ clientHeight: 400, scrollHeight: 424, scrollTop: 0 });
  measure();
  expect(isShown()).toBe(false);
  has({ scrollHeight: 600 });
  measure();
  expect(isShown()).toBe(true);
  has({ scrollTop: 200 });
  fireEvent.scroll(box);
  expect(isShown()).toBe(false);
});
