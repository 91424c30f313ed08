import { type Locator, type Page, expect } from 'playwright/test';
import { longDay } from './clubDays.ts';
import { fill, german } from './screenTexts.ts';

const { booking, core, courtPlan } = german;
const { selection, confirm, pay, booked } = booking;

export type Place = Readonly<{ court: string; start: string; end: string }>;

/** `at('Platz 3', '18:00', '18:30')` */
export const at = (court: string, start: string, end: string): Place => ({ court, start, end });

/** The plan of the day, whichever sport it is of. */
export const planOf = (page: Page, date: string): Locator => page.getByRole('grid', { name: longDay(date) });

type PlanAddress = Readonly<{ date: string; sport?: string }>;

/** Opens the plan of that day by its address, and waits until it is shown and subscribed. */
export const openPlan = async (page: Page, { date, sport = 'TENNIS' }: PlanAddress): Promise<void> => {
  await page.goto(`/booking?sport=${sport}&date=${date}`);
  await expect(planOf(page, date)).toBeVisible();
  await expect(page.getByText(core.connection.live, { exact: true })).toBeVisible();
};

const nameOf = (place: Place, state = ''): string => `${fill(courtPlan.cell.place, place)}, ${state}`;

/** The cell of a slot; with a state only where its accessible name begins with that. */
export const cell = (page: Page, place: Place, state = ''): Locator =>
  page.getByRole('gridcell', { name: nameOf(place, state) });

export const isFree = 'frei';
export const isSelected = 'ausgewählt';
export const isOwn = 'deine Buchung';
export const isMembers = courtPlan.categories.SINGLE;

/** The selection, beside the plan or at the bottom of the page. */
export const selectionOf = (page: Page): Locator =>
  page.getByRole('complementary', { name: selection.title }).or(page.getByRole('region', { name: selection.title }));

export const toConfirmation = async (page: Page): Promise<void> => {
  await selectionOf(page).getByRole('button', { name: selection.next }).click();
  await expect(page.getByRole('heading', { name: confirm.title })).toBeVisible();
};

export const toPayment = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: confirm.toPayment }).click();
  await expect(page.getByRole('heading', { name: pay.title })).toBeVisible();
};

export const payButton = (page: Page): Locator => page.getByRole('button', { name: pay.book });

export const bookedHeading = (page: Page, count = 1): Locator =>
  page.getByRole('heading', { name: count === 1 ? booked.title_one : fill(booked.title_other, { count }) });

export const untilBooked = (page: Page, count = 1): Promise<void> => expect(bookedHeading(page, count)).toBeVisible();

/** From a chosen selection to the booking. */
export const bookSelection = async (page: Page, count = 1): Promise<void> => {
  await toConfirmation(page);
  await toPayment(page);
  await payButton(page).click();
  await untilBooked(page, count);
};
