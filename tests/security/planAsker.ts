import { setTimeout as pause } from 'node:timers/promises';

/** Between two questions, in milliseconds. */
const breath = 5;

const [url = '', token = '', day = ''] = process.argv.slice(2);
const body = JSON.stringify({
  query: `query ($day: Date!) { bookingsInPeriod(fromDate: $day, toDate: $day, choosenSport: "TENNIS") { _id court start end } }`,
  variables: { day },
});
const headers = {
  'content-type': 'application/json',
  authorization: `Bearer ${token}`,
  // Of an address of its own, which none of the attacks comes from.
  'x-forwarded-for': '203.0.113.200',
};

/** In milliseconds. */
const times: number[] = [];
const state = { isOver: false };
process.once('message', () => (state.isOver = true));

while (!state.isOver) {
  const asked = performance.now();
  const answer = await fetch(new URL('/graphql', url), { method: 'POST', headers, body });
  if (!answer.ok || (await answer.text()).includes('"errors"'))
    throw new Error(`The plan is answered ${answer.status}`);
  times.push(performance.now() - asked);
  if (times.length === 1) process.send?.('asking');
  await pause(breath);
}
process.send?.(times, () => process.exit(0));
