import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runLanes } from './runLanes.ts';
import { type Stage, nothing, sumOf } from './stage.ts';

const stage = (name: string, run: Stage['run'] = () => Promise.resolve({ ...nothing, passed: 1 })): Stage => ({
  name: `lanes-${name}`,
  title: name,
  run,
});

/** The headings of the stages in the order in which they are printed. */
const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  vi.spyOn(console, 'log').mockImplementation(
    (line: string) => void printed.push(/── (.*) \(/.exec(line)?.[1] ?? line),
  );
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());

const signal = () => {
  let send: () => void = () => undefined;
  const received = new Promise<void>((resolve) => (send = resolve));
  return { send, received };
};

/** A stage that ends only when `until` has come. */
const lasting = (name: string, until: Promise<void>, andThen: () => void = () => undefined): Stage =>
  stage(name, async () => {
    await until;
    andThen();
    return { ...nothing, passed: 1 };
  });

describe('The lanes of npm test', () => {
  it('run concurrently, and the stages of each one after the other', async () => {
    const [attacked, booked] = [signal(), signal()];
    const int = stage('int', async () => {
      booked.send();
      await attacked.received;
      return { ...nothing, passed: 1 };
    });
    const results = await runLanes([[stage('unit'), int], [lasting('attacks', booked.received, attacked.send)]]);
    expect(sumOf(results).passed).toBe(3);
  });

  it('print the stages of the other lanes between those of the first one', async () => {
    const attacked = signal();
    const attacks = lasting('attacks', Promise.resolve(), attacked.send);
    await runLanes([[lasting('unit', attacked.received), stage('int')], [attacks]]);
    expect(printed).toEqual(['unit', 'attacks', 'int']);
  });

  it('say which stage still runs when the first one has ended, and print it at its end', async () => {
    const hasSaid = expect.poll(() => printed).toContain('Still running: stories');
    await runLanes([[stage('unit')], [lasting('stories', hasSaid)]]);
    expect(printed).toEqual(['unit', 'Still running: stories', 'stories']);
  });

  it.each([0, 1])('count a stage that throws as a failure and go on: lane %i', async (broken) => {
    const breaking = stage('broken', () => Promise.reject(new Error('No disk')));
    const lanes = [[stage('unit')], [stage('attacks')]];
    lanes[broken]?.unshift(breaking);
    const { passed, failed } = sumOf(await runLanes(lanes));
    expect({ passed, failed }).toEqual({ passed: 2, failed: 1 });
  });
});
