import { describe, expect, it } from 'vitest';
import { type Payload, subscriber } from './subscribers.ts';

const payload = (position: string, isRebuilt = false): Payload => ({
  position,
  isRebuilt,
  bytes: Buffer.from(position),
});

const listening = (isWaiting: boolean) => {
  const got: string[] = [];
  return { got, member: subscriber((bytes) => got.push(bytes.toString()), isWaiting) };
};

describe('A subscriber', () => {
  it('gets each frame once, in order', () => {
    const { got, member } = listening(false);
    ['01', '02', '02', '01', '03'].forEach((position) => member.deliver(payload(position)));
    expect(got).toEqual(['01', '02', '03']);
  });

  it('gets the missed frames first, and then only newer ones', () => {
    const { got, member } = listening(true);
    ['04', '05', '06'].forEach((position) => member.deliver(payload(position)));
    expect(got).toEqual([]);
    member.catchUp(payload('05'));
    member.deliver(payload('07'));
    expect(got).toEqual(['05', '06', '07']);
  });

  it('gets everything again after a rebuild of a read model, regardless of the position', () => {
    const { got, member } = listening(false);
    [payload('09'), payload('09', true), payload('03', true), payload('04')].forEach(member.deliver);
    expect(got).toEqual(['09', '09', '03', '04']);
  });
});
