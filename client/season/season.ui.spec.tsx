import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dashboardWith } from '../test/dashboard.ts';
import { type Operations, accepted, refused, standInGateway } from '../test/gateway.ts';
import { club } from '../test/authPages.ts';
import { renderApp } from '../test/renderApp.tsx';

const token = 'A'.repeat(43);
const anna = { id: 'VXNlcjph', userID: '1001', firstName: 'Anna', lastName: 'Adler' };
const series = (_id: string, others: Readonly<Record<string, unknown>> = {}) => ({
  ...{ _id, category: 'SAISON', title: null, court: 3, start: '18:00', end: '19:30', repetition: 'WEEKLY' },
  ...{ startdate: '2027-04-20', enddate: '2027-09-28', answer: 'OPEN', otherTime: null, price: 50_400 },
  ...{ occurrences: 24, asked_at: null, answeredByClub: false, isInBooking: false, booked: null, skipped: null },
  ...{ refusedWith: null, problem: null, user: anna, conflicts: [], courtName: 'Platz 3' },
  ...others,
});
const conflict = {
  date: '2027-05-04',
  start: '18:30',
  end: '20:00',
  category: 'EVENT',
  title: 'Turnier',
  isDraft: false,
};
const draft = (others: Readonly<Record<string, unknown>> = {}) => ({
  ...{ _id: 'plan', sport: 'TENNIS', from: '2027-04-20', to: '2027-09-30', isOpen: true },
  ...{ sourceFrom: '2026-04-20', sourceTo: '2026-09-30', answerUntil: '2027-01-31' },
  series: [
    series('yes', { answer: 'YES', conflicts: [conflict] }),
    series('other', { answer: 'OTHER_TIME', otherTime: 'lieber dienstags' }),
    series('booked', { answer: 'YES', booked: 23, skipped: 1 }),
  ],
  ...others,
});

const openBoard = async (plans: readonly unknown[], operations: Operations = {}) => {
  const calls = standInGateway(
    dashboardWith({
      SeasonPlansQuery: () => accepted({ seasonPlans: plans, bookingInfos: { allowedSaisonBookings: true } }),
      ...operations,
    }),
  );
  const { user } = await renderApp({ path: '/dashboard/season', isSignedIn: true });
  const sent = (name: string) => calls.filter(({ operation }) => operation === name).map(({ variables }) => variables);
  return { user, sent };
};

const offer = (others: Readonly<Record<string, unknown>> = {}) => ({
  ...{ firstName: 'Anna', answerUntil: '2027-01-31', isOver: false, series: [series('a'), series('b')] },
  ...others,
});
const openOffer = async (seasonOffer: unknown, operations: Operations = {}) => {
  const calls = standInGateway({
    ...club,
    SeasonOfferQuery: () => accepted({ seasonOffer }),
    SeasonOfferMutation: () => accepted({ answerSeasonOffer: { code: 'SUC_SEASON_ANSWERED' } }),
    ...operations,
  });
  const { user } = await renderApp({ path: `/auth/season-offer#${token}`, isSignedIn: false });
  const sent = () =>
    calls.filter(({ operation }) => operation === 'SeasonOfferMutation').map(({ variables }) => variables);
  return { user, sent };
};

afterEach(() => vi.restoreAllMocks());

describe('The draft of the next season', () => {
  it('shows each series with its answer, what is in the way, and what is booked', async () => {
    await openBoard([draft()]);
    const table = within(await screen.findByRole('table', { name: 'Serien der nächsten Saison' }));
    expect(table.getByText('1 Termin belegt')).toBeVisible();
    expect(table.getByText('lieber dienstags')).toBeVisible();
    expect(table.getByText('gebucht: 23, ausgelassen: 1')).toBeVisible();
    // Nothing of what is booked can be changed here.
    expect(table.getAllByRole('button', { name: /entfernen|Entfernen/ })).toHaveLength(2);
    expect(screen.getByText('1 Ja · 0 Nein · 1 andere Zeit · 0 offen · 1 gebucht')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Saison 20. April 2027 bis 30. September 2027' })).toBeVisible();
  });

  it('asks for a person where a ticket has no holder, and cannot be accepted before', async () => {
    await openBoard([draft({ series: [series('erased', { user: null }), series('yes', { answer: 'YES' })] })]);
    expect(await screen.findByText('Ohne Person: gib der Serie eine, oder nimm sie aus dem Entwurf.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Für .* antworten$/ })).toHaveLength(1);
  });

  it('is booked with the choice for dates whose court is taken', async () => {
    const { user, sent } = await openBoard([draft()], {
      PlanActionsBookMutation: () => accepted({ bookSeason: { code: 'SUC_SEASON_UPDATED' } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Zugesagtes buchen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Zugesagtes buchen' }));
    await user.click(dialog.getByRole('radio', { name: 'Die ganze Serie nicht buchen' }));
    await user.click(dialog.getByRole('button', { name: 'Zugesagtes buchen' }));
    await waitFor(() => expect(sent('PlanActionsBookMutation')).toEqual([{ planID: 'plan', onConflict: 'ABORT' }]));
  });

  it('takes no wish for another time without the time', async () => {
    const { user, sent } = await openBoard([draft({ series: [series('open')] })]);
    await user.click(await screen.findByRole('button', { name: /^Für .* antworten$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'andere Zeit' }));
    await user.click(dialog.getByRole('button', { name: 'Speichern' }));
    expect(dialog.getByLabelText('Welche Zeit passt besser?')).toBeInvalid();
    expect(dialog.getByText('Schreib dazu, welche Zeit gewünscht ist.')).toBeVisible();
    expect(sent('SeriesActionsAnswerMutation')).toEqual([]);
  });

  it('is made where none is open, and says why it cannot be', async () => {
    const { user } = await openBoard([], { NewSeasonFormMutation: () => refused('ERR_SEASON_NOT_CREATED') });
    await user.click(await screen.findByRole('button', { name: 'Entwurf anlegen' }));
    expect(await screen.findByText(/keine Serien zum Übernehmen/)).toBeVisible();
  });

  it('is not offered where season tickets are off', async () => {
    await openBoard([], {
      SeasonPlansQuery: () => accepted({ seasonPlans: [], bookingInfos: { allowedSaisonBookings: false } }),
    });
    expect(await screen.findByText(/^Abos sind ausgeschaltet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zu den Regeln' })).toHaveAttribute('href', '/dashboard/settings/rules');
    expect(screen.queryByRole('button', { name: 'Entwurf anlegen' })).toBeNull();
  });

  it.each([
    ['1900-04-20', '1900-09-30', 'Erster Tag'],
    ['9999-04-20', '9999-09-30', 'Erster Tag'],
  ])('says that a season from %s cannot be booked, and sends nothing', async (from, to, field) => {
    const { user, sent } = await openBoard([]);
    const season = within(await screen.findByRole('group', { name: 'Nächste Saison' }));
    fireEvent.change(season.getByLabelText('Erster Tag'), { target: { value: from } });
    fireEvent.change(season.getByLabelText('Letzter Tag'), { target: { value: to } });
    await user.click(screen.getByRole('button', { name: 'Entwurf anlegen' }));
    expect(season.getByLabelText(field)).toBeInvalid();
    expect(season.getByText(/^Gib einen Tag vom .* bis zum .* an\.$/)).toBeVisible();
    expect(sent('NewSeasonFormMutation')).toEqual([]);
  });

  it('says at each field of a series what is wrong, keeps what was typed, and sends nothing', async () => {
    const { user, sent } = await openBoard([draft()]);
    await user.click(await screen.findByRole('button', { name: 'Serie ergänzen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Serie der nächsten Saison' }));
    const type = (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    type('Platz', '-5');
    type('Von', '');
    type('Letzter Termin', '9999-01-01');
    await user.click(dialog.getByRole('button', { name: 'Speichern' }));
    for (const label of ['Platz', 'Von', 'Letzter Termin']) expect(dialog.getByLabelText(label)).toBeInvalid();
    expect(dialog.getByLabelText('Platz')).toHaveValue(-5);
    expect(dialog.getByText('Gib eine Uhrzeit an.')).toBeVisible();
    expect(sent('SeriesDialogMutation')).toEqual([]);
  });
});

describe('The page of a season offer', () => {
  it('is answered without signing in, and not before each series is', async () => {
    const { user, sent } = await openOffer(offer());
    expect(await screen.findByText('Hallo Anna, möchtest du deine Zeit behalten?')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Deine Zeit in der nächsten Saison · TC Musterstadt'));
    await user.click(screen.getAllByRole('radio', { name: 'Ja, ich behalte die Zeit' })[0] ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Antwort abschicken' }));
    expect(await screen.findByText('Beantworte bitte jede Serie.')).toBeVisible();
    await user.click(screen.getAllByRole('radio', { name: 'Ich hätte gern eine andere Zeit' })[1] ?? document.body);
    await user.type(screen.getByLabelText('Welche Zeit passt dir besser?'), 'dienstags');
    await user.click(screen.getByRole('button', { name: 'Antwort abschicken' }));
    expect(await screen.findByText(/Danke, deine Antwort ist beim Verein/)).toBeVisible();
    expect(sent()).toEqual([
      {
        token,
        answers: [
          { seriesID: 'a', answer: 'YES', otherTime: null },
          { seriesID: 'b', answer: 'OTHER_TIME', otherTime: 'dienstags' },
        ],
      },
    ]);
  });

  it('asks which other time is wanted, at the field, and sends nothing without it', async () => {
    const { user, sent } = await openOffer(offer({ series: [series('a')] }));
    await user.click(await screen.findByRole('radio', { name: 'Ich hätte gern eine andere Zeit' }));
    await user.type(screen.getByLabelText('Welche Zeit passt dir besser?'), '  ');
    await user.click(screen.getByRole('button', { name: 'Antwort abschicken' }));
    const field = screen.getByLabelText('Welche Zeit passt dir besser?');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Schreib bitte dazu, welche Zeit dir besser passt.');
    expect(sent()).toEqual([]);
  });

  it('says that the link is unknown', async () => {
    await openOffer(null);
    expect(await screen.findByText('Dieses Angebot gilt nicht mehr')).toBeVisible();
  });

  it('says that the time for answers is over', async () => {
    await openOffer(offer({ isOver: true }));
    expect(await screen.findByText(/Die Frist ist am .*31\. Januar.* abgelaufen/)).toBeVisible();
  });
});
