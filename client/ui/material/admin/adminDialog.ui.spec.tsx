import { fireEvent, screen } from '@testing-library/react';
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
