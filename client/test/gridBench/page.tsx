import { flushSync } from 'react-dom';
import { type Root, createRoot } from 'react-dom/client';
import { type GraphQLResponse, Observable } from 'relay-runtime';
import { loadTexts } from '../../app/loadTexts.ts';
import { createI18n } from '../../core/texts/i18n.ts';
import { createRelayEnvironment } from '../../core/relay/relayEnvironment.ts';
import { MeasuredGrid } from './MeasuredGrid.tsx';
import { createBareGrid } from './bareGrid.ts';
import { createDrawCount, liveHour, planOfCourts, wireBookings } from './planOfCourts.ts';

const i18n = await createI18n('de', loadTexts, ['core', 'booking']);

/** Reading a height makes the browser lay out all changes. */
const layOut = () => document.body.offsetHeight;

/** Milliseconds of `work` including the style and layout calculations that it causes. */
const timed = (work: () => void): number => {
  const start = performance.now();
  work();
  layOut();
  return performance.now() - start;
};

const untilFound = (selector: string): Promise<void> =>
  new Promise((resolve) => {
    const measure = () => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(measure);
    observer.observe(document.body, { childList: true, subtree: true });
    measure();
  });

const untilIdle = (): Promise<void> => new Promise((resolve) => requestIdleCallback(() => resolve()));

const positionAt = (count: number): string => String(count).padStart(16, '0');

/** A grid of that many courts, with functions that deliver its answer and its live messages. */
const openGrid = (courts: number) => {
  const container = document.body.appendChild(document.createElement('div'));
  const drawn = createDrawCount();
  const answer = { give: (): void => undefined };
  const live = { tell: (message: GraphQLResponse): unknown => message, opened: (): void => undefined };
  const isOpen = new Promise<void>((resolve) => (live.opened = resolve));
  const data = { bookingsInPeriod: wireBookings(courts), courtPlanPosition: positionAt(1) };
  const environment = createRelayEnvironment(
    () => new Promise((resolve) => (answer.give = () => resolve({ data }))),
    () =>
      Observable.create<GraphQLResponse>((sink) => {
        live.tell = (message) => sink.next(message);
        live.opened();
      }),
  );
  const root: Root = createRoot(container);
  flushSync(() =>
    root.render(<MeasuredGrid environment={environment} i18n={i18n} plan={planOfCourts(courts, drawn)} />),
  );
  let told = 1;
  const tell = (changed: readonly unknown[], removed: readonly string[]) => {
    told += 1;
    const courtPlanChanged = { position: positionAt(told), changed, removed };
    flushSync(() => live.tell({ data: { courtPlanChanged } }));
  };
  return {
    container,
    drawn,
    isOpen,
    answer: () => answer.give(),
    take: () => tell([liveHour], []),
    free: () => tell([], [liveHour.id]),
    close: () => {
      root.unmount();
      container.remove();
    },
  };
};

const openFilled = async (courts: number) => {
  const grid = openGrid(courts);
  grid.answer();
  await untilFound('[role="gridcell"]');
  await grid.isOpen;
  // One change and its reverse: after that both states contain the same marks.
  grid.take();
  grid.free();
  return grid;
};

/** The mean duration of one of `changes` in milliseconds; ours, and the same elements changed by hand. */
const liveChange = async (courts: number, changes: number) => {
  const grid = await openFilled(courts);
  const bare = createBareGrid(grid);
  const cells = document.querySelectorAll('[role="gridcell"]').length;
  await untilIdle();
  const inTurns = (take: () => void, free: () => void): number => {
    let sum = 0;
    for (let turn = 0; turn < changes; turn += 1) sum += timed(turn % 2 === 0 ? take : free);
    return sum / changes;
  };
  grid.drawn.take();
  const ours = inTurns(grid.take, grid.free);
  const drawn = grid.drawn.take() / changes;
  bare.show();
  // Lays out the table first, because that is not part of the changes.
  layOut();
  const theirs = inTurns(bare.take, bare.free);
  bare.close();
  grid.close();
  return { ours, theirs, cells, drawn };
};

/** Milliseconds from the server's answer to the laid-out grid; ours, and the same markup as one text. */
const mount = async (courts: number) => {
  const grid = openGrid(courts);
  await untilIdle();
  const start = performance.now();
  grid.answer();
  await untilFound('[role="gridcell"]');
  layOut();
  const ours = performance.now() - start;
  const cells = document.querySelectorAll('[role="gridcell"]').length;
  const markup = grid.container.innerHTML;
  grid.close();
  const container = document.body.appendChild(document.createElement('div'));
  await untilIdle();
  const theirs = timed(() => (container.innerHTML = markup));
  container.remove();
  return { ours, theirs, cells };
};

export type GridBench = Readonly<{ liveChange: typeof liveChange; mount: typeof mount }>;
Object.assign(window, { gridBench: { liveChange, mount } satisfies GridBench });
