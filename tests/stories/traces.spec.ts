import { type Browser, type Page, expect, test } from 'playwright/test';
import { dayFromToday, isWeekend } from '../support/clubDays.ts';
import { at, bookSelection, cell, isFree, isMembers, openPlan } from '../support/courtPlan.ts';
import { freePort } from '../support/freePort.ts';
import { signIn } from '../support/graphqlClient.ts';
import { otlpReceiver } from '../support/otlpReceiver.ts';
import { clubOfThisRun, startInstance } from '../support/runningClub.ts';

const enter = async (browser: Browser, url: string, who: string): Promise<Page> => {
  const [context, token] = await Promise.all([
    browser.newContext({ baseURL: url }),
    signIn(url, `${who}@platzwart.example`),
  ]);
  await context.addInitScript((kept) => window.sessionStorage.setItem('accessToken', kept), token);
  return context.newPage();
};

test('tracing follows one booking from the tap to the repaint on another screen', async ({ browser }) => {
  const collector = await otlpReceiver();
  const { club, close } = await startInstance(await freePort(), { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  try {
    const date = [45, 46, 47].map(dayFromToday).find((day) => !isWeekend(day)) ?? '';
    const [anna, ben] = await Promise.all([enter(browser, club.url, 'anna'), enter(browser, club.url, 'ben')]);
    await Promise.all([openPlan(anna, { date }), openPlan(ben, { date })]);
    await cell(anna, at('Platz 7', '10:00', '10:30'), isFree).click();
    await bookSelection(anna);
    await expect(cell(ben, at('Platz 7', '10:00', '11:00'), isMembers)).toBeVisible();

    const tap = () => collector.spans().find(({ name }) => name === 'tap');
    const inItsTrace = () => collector.spans().filter(({ traceId }) => traceId === tap()?.traceId);
    const shape = () => [...new Set(inItsTrace().map(({ service, name }) => `${service}: ${name}`))].toSorted();
    await expect
      .poll(shape)
      .toEqual([
        'client: repaint',
        'client: tap',
        'command-service: command BookAsUser',
        'graphql-gateway: frame',
        'graphql-gateway: useBookCourtsMutation',
        'projection-service: project',
      ]);
    const known = new Set(inItsTrace().map(({ spanId }) => spanId));
    const orphans = inItsTrace().filter(({ parentSpanId }) => parentSpanId !== '' && !known.has(parentSpanId));
    expect(orphans).toEqual([]);
    expect(collector.texts().join()).not.toMatch(/anna|ben@|platzwart\.example|Bearer/i);
  } finally {
    await close();
    collector.close();
  }
});

test('without tracing no tracing code is loaded', async ({ browser }) => {
  const { url } = await clubOfThisRun();
  const page = await enter(browser, url, 'anna');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const answer = await page.goto('/booking');
  expect(await answer?.headerValue('server-timing')).toBeNull();
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((address) => /trac/i.test(address))).toEqual([]);
  expect((await fetch(`${url}/traces`, { method: 'POST', body: '[]' })).status).toBe(405);
  await page.context().close();
});
