import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cell, openBooking } from './openBooking.fixture.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('The browser’s back button', () => {
  it.each(['Legende', /^Darstellung/])(
    'closes what is open over the page, and leaves the page where it is: %s',
    async (name) => {
      const { user } = await openBooking();
      await user.click(await cell(/Platz 2, 18:00/));
      await user.click(await button('Weiter'));
      await screen.findByRole('heading', { name: 'Stimmt alles?' });
      (await button('Zurück zum Plan')).click();
      await cell(/Platz 2, 18:00/);
      const here: unknown = window.history.state;

      const openAndGoBack = async () => {
        await user.click(await button(name));
        await screen.findByRole('dialog');
        window.history.back();
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await waitFor(() => expect(window.history.state).toEqual(here));
        expect(await cell(/Platz 2, 18:00/)).toBeVisible();
      };
      await openAndGoBack();
      await openAndGoBack();
    },
  );

  it('does so on the page that was opened first, before which there is another site', async () => {
    const { user } = await openBooking();
    await cell(/Platz 2, 18:00/);
    expect(window.history.state).toMatchObject({ idx: 0 });
    await user.click(await button('Legende'));
    await screen.findByRole('dialog');
    await waitFor(() => expect(window.history.state).toMatchObject({ idx: 1 }));
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await cell(/Platz 2, 18:00/)).toBeVisible();
  });
});
