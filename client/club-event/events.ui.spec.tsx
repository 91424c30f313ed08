import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callsOf } from '../test/authPages.ts';
import { clubInfos } from '../test/club.ts';
import { dashboardWith } from '../test/dashboard.ts';
import { type Operations, accepted, refused, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

const event = (change: Readonly<Record<string, unknown>> = {}) => ({
  ...{ __typename: 'Event', id: 'event 1', _id: '1', name: 'Clubmeisterschaft', category: 'TOURNAMENT' },
  ...{ date: '2026-06-20', endDate: '2026-06-21', start: '10:00', end: '18:00', description: 'Mit Grill' },
  ...{ where: 'Anlage', homeAway: null, sport: 'TENNIS', courts: [1, 2], cancelled: false },
  ...change,
});
const party = event({
  ...{ id: 'event 2', _id: '2', name: 'Sommerfest', category: 'CLUB', endDate: '2026-06-20', start: null, end: null },
  ...{ sport: null, courts: [], cancelled: true },
});
const conflict = {
  ...{ bookingID: 'b', date: '2026-06-20', court: 1, start: '12:00', end: '13:00', category: 'SINGLE', title: null },
  user: { firstName: 'Anna', lastName: 'Adler' },
};
const courts = [1, 2].map((number) => ({ number, name: `Platz ${number}`, active: true }));

const dashboard = (more: Operations = {}): Operations =>
  dashboardWith({
    EventListQuery: () => accepted({ events: [event(), party] }),
    EditEventPageQuery: () => accepted({ event: event() }),
    CourtFieldsQuery: () => accepted({ bookingInfos: { sportSettings: [{ name: 'TENNIS', courtList: courts }] } }),
    fetchEventConflictsQuery: () => accepted({ checkAvailability: { conflicts: [] } }),
    useSaveEventCreateMutation: () => accepted({ createEvent: { success: true } }),
    useSaveEventUpdateMutation: () => accepted({ updateEvent: { event: event() } }),
    useSaveEventDeleteMutation: () => accepted({ deleteEvent: { success: true } }),
    ...more,
  });

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-06-15T10:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('The events of the club, for everybody', () => {
  const open = async (events: readonly unknown[], language: 'de' | 'en' = 'de') => {
    standInGateway({ useClubInfosQuery: () => clubInfos(), EventsPageQuery: () => accepted({ events }) });
    return renderApp({ path: '/home/events', language });
  };

  it('say what, when and where, and which are called off', async () => {
    await open([event(), party]);
    const tournament = within(await screen.findByRole('region', { name: 'Clubmeisterschaft' }));
    expect(tournament.getByText('täglich 10:00–18:00 Uhr')).toBeVisible();
    expect(tournament.getByText('Turnier · Anlage · Tennis · Plätze 1, 2')).toBeVisible();
    expect(tournament.getByRole('link', { name: 'In den Kalender: Clubmeisterschaft' })).toHaveAttribute(
      'href',
      '/calendar/events/1.ics',
    );
    const off = within(screen.getByRole('region', { name: 'Sommerfest' }));
    expect(off.getByText('Abgesagt')).toBeVisible();
    expect(off.getByText('ganztägig')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kalender abonnieren' })).toHaveAttribute(
      'href',
      `webcal://${window.location.host}/calendar/events.ics`,
    );
    expect(screen.getByRole('link', { name: 'Termine' })).toHaveAttribute('href', '/home/events');
  });

  it('may be none', async () => {
    await open([], 'en');
    expect(await screen.findByText('Nothing is coming up right now')).toBeVisible();
  });
});

describe('The start page of the club', () => {
  it('leads visitors to the booking, and shows what is coming up', async () => {
    standInGateway({
      useClubInfosQuery: () => clubInfos(),
      UpcomingEventsQuery: () => accepted({ upcomingEvents: [event(), { ...party, start: '18:00' }] }),
    });
    await renderApp({ path: '/', language: 'en' });
    const upcoming = within(await screen.findByRole('region', { name: 'Coming up in the club' }));
    expect(upcoming.getByText('Clubmeisterschaft')).toBeVisible();
    expect(upcoming.getByText('10:00–18:00')).toBeVisible();
    expect(upcoming.getByText('Called off')).toBeVisible();
    expect(upcoming.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/home/events');
    expect(screen.getByRole('link', { name: 'Book a court' })).toHaveAttribute('href', '/booking');
  });

  it('has no block of events where none is coming up', async () => {
    standInGateway({
      useClubInfosQuery: () => clubInfos(),
      UpcomingEventsQuery: () => accepted({ upcomingEvents: [] }),
    });
    await renderApp({ path: '/' });
    await screen.findByRole('link', { name: 'Platz buchen' });
    expect(screen.queryByText('Demnächst im Verein')).toBeNull();
  });
});

describe('The administration of events', () => {
  const open = async (path: string, operations = dashboard()) => {
    const calls = standInGateway(operations);
    const { user } = await renderApp({ path, isSignedIn: true });
    return { calls, user };
  };

  it('lists what is to come, on demand what was, and searches in both', async () => {
    const { calls, user } = await open('/dashboard/event');
    expect(await screen.findByRole('link', { name: 'Clubmeisterschaft' })).toHaveAttribute(
      'href',
      '/dashboard/event/1/edit',
    );
    expect(callsOf(calls, 'EventListQuery')).toEqual([{ from: '2026-06-15' }]);
    await user.type(screen.getByLabelText('Suche'), 'fest');
    expect(screen.queryByRole('link', { name: 'Clubmeisterschaft' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Sommerfest' })).toBeVisible();
    await user.type(screen.getByLabelText('Suche'), 'xyz');
    expect(screen.getByText('Nichts gefunden')).toBeVisible();
    await user.click(screen.getByLabelText('Auch vergangene zeigen'));
    await waitFor(() => expect(callsOf(calls, 'EventListQuery').at(-1)).toEqual({ from: null }));
  });

  it('announces an event with courts, and asks what becomes of those that are taken', async () => {
    const { calls, user } = await open(
      '/dashboard/event/new',
      dashboard({ fetchEventConflictsQuery: () => accepted({ checkAvailability: { conflicts: [conflict] } }) }),
    );
    await user.click(await screen.findByRole('button', { name: 'Termin anlegen' }));
    expect(await screen.findByText('Gib dem Termin einen Namen.')).toBeVisible();
    await user.type(screen.getByLabelText('Name'), 'Turnier');
    await user.type(screen.getByLabelText('Beginn'), '10:00');
    await user.type(screen.getByLabelText('Ende'), '18:00');
    await user.selectOptions(await screen.findByLabelText('Sportart'), 'TENNIS');
    await user.click(screen.getByLabelText('Platz 1'));
    const taken = (await screen.findByText('12:00–13:00 Uhr')).closest('li');
    expect(taken).toHaveTextContent(/12:00–13:00 Uhr · .* · Anna Adler/);
    await user.click(screen.getByRole('button', { name: 'Termin anlegen' }));
    expect(await screen.findByText('Entscheide, was mit den belegten Plätzen geschieht.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Was soll geschehen?'), 'DISPLACE');
    await user.type(screen.getByLabelText('Grund'), 'Turnier');
    await user.click(screen.getByRole('button', { name: 'Termin anlegen' }));
    expect(await screen.findByText('„Turnier“ ist angelegt.')).toBeVisible();
    expect(callsOf(calls, 'useSaveEventCreateMutation')).toMatchObject([
      {
        event: {
          ...{ name: 'Turnier', date: '2026-06-15', start: '10:00', end: '18:00', sport: 'TENNIS', courts: [1] },
          ...{ onConflict: 'DISPLACE', reason: 'Turnier' },
        },
      },
    ]);
  });

  it('changes an event, and shows why it was refused', async () => {
    const { user } = await open(
      '/dashboard/event/1/edit',
      dashboard({ useSaveEventUpdateMutation: () => refused('ERR_EVENT_NOT_FOUND', ['id']) }),
    );
    const name = await screen.findByLabelText('Name');
    expect(name).toHaveValue('Clubmeisterschaft');
    await user.type(name, ' 2026');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText(/^Diese Veranstaltung gibt es nicht mehr\./)).toBeVisible();
  });

  it('marks the fields that the server refuses, and keeps what was typed', async () => {
    const { user } = await open(
      '/dashboard/event/1/edit',
      dashboard({
        useSaveEventUpdateMutation: () => refused('ERR_INVALID_INPUT', ['event.name', 'event.description']),
      }),
    );
    const name = await screen.findByLabelText('Name');
    await user.type(name, ' 2026');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(name).toBeInvalid());
    expect(name).toHaveValue('Clubmeisterschaft 2026');
    expect(screen.getByLabelText('Beschreibung')).toBeInvalid();
    expect(screen.getByLabelText('Ort')).toBeValid();
  });

  it('calls an event off and deletes it, after saying which courts are free then', async () => {
    const { calls, user } = await open('/dashboard/event/1/edit');
    await user.click(await screen.findByRole('button', { name: 'Absagen' }));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(/Wieder frei werden: Tennis, Plätze 1, 2, Sa., 20. Juni bis/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Nicht jetzt' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Löschen' }));
    const deletion = within(await screen.findByRole('dialog'));
    expect(deletion.getByText(/Wieder frei werden/)).toBeVisible();
    await user.click(deletion.getByRole('button', { name: 'Löschen' }));
    expect(await screen.findByText('„Clubmeisterschaft“ ist gelöscht.')).toBeVisible();
    expect(callsOf(calls, 'useSaveEventDeleteMutation')).toEqual([{ id: '1' }]);
    expect(callsOf(calls, 'useSaveEventUpdateMutation')).toEqual([]);
  });

  it('says that an event does not exist any more', async () => {
    await open('/dashboard/event/9/edit', dashboard({ EditEventPageQuery: () => accepted({ event: null }) }));
    expect(await screen.findByText('Diesen Termin gibt es nicht mehr.')).toBeVisible();
  });
});
