import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showStartFailure } from './startFailure.ts';

it('A page that cannot start says so, offers a reload, and logs ERR_INITIAL with the reason', () => {
  const log = vi.fn();
  vi.stubGlobal('reportError', log);
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.textContent = 'outline';
  const reason = new TypeError('Failed to fetch');
  showStartFailure(root, reason);
  expect(screen.getByRole('alert')).toHaveTextContent('The page could not start (ERR_INITIAL)');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.queryByText('outline')).toBeNull();
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'ERR_INITIAL', cause: reason }));
});
