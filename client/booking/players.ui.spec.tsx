import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accepted, refused } from '../test/gateway.ts';
import { cell, openBooking, setup } from './openBooking.fixture.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

/** Takes taps: for a moment after a step has changed nothing does. */
const settled = async (found: HTMLElement) => {
  await waitFor(() => expect(found.closest('[data-settling="true"]')).toBeNull());
  return found;
};
const button = async (name: string | RegExp) => settled(await screen.findByRole('button', { name }));
const ben = { id: 'p2', userID: '1002', firstName: 'Ben', lastName: 'Öl' };
const berta = { id: 'p3', userID: '1003', firstName: 'Berta', lastName: 'Ufer' };
const tom = { id: 'p4', userID: '1004', firstName: 'Tom', lastName: 'Tell' };
const people = () => accepted({ members: [ben, berta, tom], frequentPlayers: [tom] });

const confirm = async (options: Parameters<typeof setup>[1], operations = {}) => {
  const opened = await openBooking({
    operations: {
      useBookingSetupQuery: () => setup(1200, { players: 'OPTIONAL', guestFee: 500, ...options }),
      usePeopleQuery: people,
      ...operations,
    },
  });
  await opened.user.click(await cell(/Platz 2, 18:00/));
  await opened.user.click(await button('Weiter'));
  return opened;
};
const field = async () => settled(await screen.findByRole('combobox', { name: 'Mitspieler hinzufügen' }));
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('The quota', () => {
  const used = () => accepted({ bookingQuota: { openBookings: 2, days: [{ date: '2026-06-15', minutes: 60 }] } });

  it('is shown before it is met, and where it would be exceeded', async () => {
    await confirm({ quota: { maxOpenBookings: 3, maxMinutesPerDay: 90, maxParallel: 1 } }, { QuotaNoteQuery: used });
    const lines = within(await screen.findByRole('list', { name: 'Dein Kontingent' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Offene Buchungen mit dieser Auswahl: 3 von 3',
      expect.stringMatching(/ von .*\. Das ist mehr, als der Verein erlaubt\.$/),
      'Zur selben Zeit höchstens 1 Platz',
    ]);
  });

  it('stops nobody where it cannot be loaded', async () => {
    await confirm({ quota: { maxOpenBookings: 3 } }, { QuotaNoteQuery: () => refused('ERR_SERVER') });
    await button('Weiter zur Zahlung');
    expect(screen.queryByRole('list', { name: 'Dein Kontingent' })).toBeNull();
  });
});

describe('The terms of the club', () => {
  const box = () => screen.findByRole('checkbox', { name: /Platz- und Spielordnung gelesen/ });

  it('have to be accepted before the order goes on', async () => {
    const { user } = await confirm({ terms: 3, acceptedTerms: 2 });
    expect(await box()).not.toBeChecked();
    expect(screen.getByRole('link', { name: 'Platz- und Spielordnung lesen' })).toHaveAttribute('href', '/home/terms');
    await user.click(await button('Weiter zur Zahlung'));
    expect(await screen.findByText('Bitte stimme der Platz- und Spielordnung zu.')).toBeVisible();
    await user.click(await box());
    await user.click(await button('Weiter zur Zahlung'));
    expect(await screen.findByRole('heading', { name: 'Wie möchtest du bezahlen?' })).toBeVisible();
  });

  it.each([
    ['ERR_TERMS_NOT_ACCEPTED', /^Die Platz- und Spielordnung ist inzwischen eine andere/],
    // Its text is not part of the page, and is loaded for it.
    ['ERR_BOOKING_LEAVES_GAP', /^Diese Buchung ließe auf dem Platz weniger als eine Stunde frei/],
  ])('are named, as any other rule is, where the server refuses the order: %s', async (code, text) => {
    const operations = { useBookCourtsMutation: () => refused(code, []) };
    const { user } = await confirm({ terms: 3, acceptedTerms: 3 }, operations);
    await user.click(await button('Weiter zur Zahlung'));
    await user.click(await button('Zahlungspflichtig buchen'));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each([
    ['has none', {}],
    ['has those that were accepted before', { terms: 3, acceptedTerms: 3 }],
  ])('are no question where the club %s', async (_, terms) => {
    await confirm(terms);
    await button('Weiter zur Zahlung');
    expect(screen.queryByRole('checkbox', { name: /Spielordnung/ })).toBeNull();
  });
});

describe('Naming players', () => {
  it('works by keyboard, those first who often play along; guests by name, with their fee in the price', async () => {
    const opened = await confirm({});
    const { user } = opened;
    await user.click(await field());
    await waitFor(() => expect(options()).toEqual(['Tom Tell']));
    await user.keyboard('be');
    expect(options()).toEqual(['Ben Öl', 'Berta Ufer', '„be“ als Gast']);
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await screen.findByRole('button', { name: 'Ben Öl herausnehmen' });
    await user.keyboard('Carla Gast{ArrowUp}');
    expect(await field()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: '„Carla Gast“ als Gast' }).id,
    );
    await user.keyboard('{Enter}{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await screen.findByText(/darin Gastgebühr: 5,00/);
    await user.click(await button('Weiter zur Zahlung'));
    const order = await button('Zahlungspflichtig buchen');
    expect(order.parentElement).toHaveTextContent(/17,00\s€/);
    expect(screen.getByText('Gastgebühr').parentElement).toHaveTextContent(/5,00\s€/);
    await user.click(order);
    await screen.findByRole('heading', { name: /^Gebucht/ });
    const [sent] = opened.calls.filter(({ operation }) => operation === 'useBookCourtsMutation');
    expect(sent?.variables).toMatchObject({
      bookings: [{ price: 1700, players: [{ userID: '1002' }, { guestName: 'Carla Gast' }] }],
    });
  });

  it('goes on only once a typed name is taken, as a guest or somebody of the club, or deleted', async () => {
    const { user } = await confirm({});
    const unpicked = () => screen.queryByText('Wähle „Otto“ in den Vorschlägen, oder lösche den Namen.');
    await user.type(await field(), 'Otto');
    expect(unpicked()).toBeNull();
    await user.click(await button('Weiter zur Zahlung'));
    await waitFor(async () => expect(await field()).toHaveFocus());
    expect(unpicked()).toBeVisible();
    expect(await field()).toBeInvalid();
    await user.click(screen.getByRole('option', { name: '„Otto“ als Gast' }));
    expect(unpicked()).toBeNull();
    await user.type(await field(), '  ');
    await user.click(await button('Weiter zur Zahlung'));
    await screen.findByRole('heading', { name: 'Wie möchtest du bezahlen?' });
    act(() => window.history.back());
    await user.type(await field(), 'Otto');
    act(() => window.history.forward());
    await waitFor(() => expect(unpicked()).toBeVisible());
    expect(screen.queryByRole('heading', { name: 'Wie möchtest du bezahlen?' })).toBeNull();
    await user.clear(await field());
    await user.click(await button('Weiter zur Zahlung'));
    await screen.findByRole('heading', { name: 'Wie möchtest du bezahlen?' });
  });

  it('sends no order that costs nothing before a typed name is taken', async () => {
    const free = setup(0, { players: 'OPTIONAL' });
    const { user, calls } = await confirm({}, { useBookingSetupQuery: () => free });
    await user.type(await field(), 'Otto');
    await user.click(await button('Buchen'));
    await waitFor(async () => expect(await field()).toHaveFocus());
    expect(calls.filter(({ operation }) => operation === 'useBookCourtsMutation')).toEqual([]);
    await user.keyboard('{Enter}');
    await user.click(await button('Buchen'));
    await screen.findByRole('heading', { name: /^Gebucht/ });
  });

  it('is asked for where the club requires it, and not at all where it has no players', async () => {
    const { user } = await confirm({ players: 'REQUIRED' });
    await field();
    await user.click(await button('Weiter zur Zahlung'));
    await screen.findByText('Nenne mindestens einen Mitspieler.');
    expect(screen.queryByRole('heading', { name: 'Wie möchtest du bezahlen?' })).toBeNull();
    await user.type(await field(), 'Carla{ArrowUp}{Enter}');
    await user.click(await button('Weiter zur Zahlung'));
    await screen.findByRole('heading', { name: 'Wie möchtest du bezahlen?' });
  });

  it('is not offered where the club names nobody', async () => {
    await confirm({ players: 'NONE' });
    await button('Weiter zur Zahlung');
    expect(screen.queryByRole('combobox', { name: 'Mitspieler hinzufügen' })).toBeNull();
  });

  it('takes guests also where the names cannot be loaded, and asks for no names as a guest of the club', async () => {
    const { user } = await confirm({}, { usePeopleQuery: () => refused('ERR_SERVER') });
    await user.click(await field());
    await screen.findByText(/konnten nicht geladen werden/);
    await user.keyboard('Carla{Enter}');
    await screen.findByRole('button', { name: 'Carla (Gast) herausnehmen' });
  });

  it('takes a name out again', async () => {
    const { user } = await confirm({});
    await user.type(await field(), 'Carla{ArrowUp}{Enter}');
    await user.click(await button('Carla (Gast) herausnehmen'));
    await waitFor(() => expect(screen.queryByText(/Gastgebühr: /)).toBeNull());
  });

  it('says of a player’s quota only that it is a player’s', async () => {
    const { user } = await confirm(
      {},
      { useBookCourtsMutation: () => refused('ERR_BOOKING_LIMIT', ['bookings.0.players']) },
    );
    await user.type(await field(), 'ben');
    await user.click(await screen.findByRole('option', { name: 'Ben Öl' }));
    await user.click(await button('Weiter zur Zahlung'));
    await user.click(await button('Zahlungspflichtig buchen'));
    const problem = await screen.findByText(/^Ein Mitspieler kann zu dieser Zeit/);
    expect(problem).not.toHaveTextContent('Ben');
  });
});
