import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { clientAddressBy } from './clientAddress.ts';

const callFrom = (remoteAddress: string, forwardedFor?: string): IncomingMessage => {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  const request = new IncomingMessage(socket);
  if (forwardedFor !== undefined) request.headers['x-forwarded-for'] = forwardedFor;
  return request;
};

const proxy = '10.0.0.1';
const forged = ['203.0.113.66', '::1', '127.0.0.1', 'unknown', '', ',,,', "'; drop table", '203.0.113.7, 203.0.113.8'];

describe('Where a call comes from', () => {
  it.each(forged)(
    'is the connection itself where no proxy of ours stands before the door, whatever "%s" says',
    (header) => {
      expect(clientAddressBy(0)(callFrom('203.0.113.7', header))).toBe('203.0.113.7');
    },
  );

  it.each(forged)('is what our proxy heard, whatever "%s" the caller put before it', (header) => {
    expect(clientAddressBy(1)(callFrom(proxy, `${header}, 203.0.113.7`))).toBe('203.0.113.7');
  });

  it.each(forged)('is what the first of two proxies heard, whatever "%s" the caller put before it', (header) => {
    expect(clientAddressBy(2)(callFrom(proxy, `${header}, 203.0.113.7, 10.0.0.2`))).toBe('203.0.113.7');
  });

  it('is the connection itself where fewer proxies have written than there should be', () => {
    expect(clientAddressBy(2)(callFrom('203.0.113.9', '203.0.113.7'))).toBe('203.0.113.9');
    expect(clientAddressBy(1)(callFrom('203.0.113.9'))).toBe('203.0.113.9');
    expect(clientAddressBy(1)(callFrom('203.0.113.9', 'garbage'))).toBe('203.0.113.9');
  });

  it.each([
    ['203.0.113.7:4711', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ])('of %s is %s', (text, place) => {
    expect(clientAddressBy(1)(callFrom(proxy, text))).toBe(place);
  });
});
