import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { clientAddressReader } from './clientAddress.ts';

const callFrom = (remoteAddress: string, forwardedFor?: string): IncomingMessage => {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  const request = new IncomingMessage(socket);
  if (forwardedFor !== undefined) request.headers['x-forwarded-for'] = forwardedFor;
  return request;
};

const proxy = '10.0.0.1';
const forged = ['203.0.113.66', '::1', '127.0.0.1', 'unknown', '', ',,,', "'; drop table", '203.0.113.7, 203.0.113.8'];

describe('The address of a caller', () => {
  it.each(forged)(
    'is the connection itself where no proxy of ours stands before the gateway, whatever "%s" says',
    (header) => {
      expect(clientAddressReader(0)(callFrom('203.0.113.7', header))).toBe('203.0.113.7');
    },
  );

  it.each(forged)('is the one that our proxy appended, also where the caller sent "%s" before it', (header) => {
    expect(clientAddressReader(1)(callFrom(proxy, `${header}, 203.0.113.7`))).toBe('203.0.113.7');
  });

  it.each(forged)('is what the first of two proxies appended, whatever "%s" the caller sent', (header) => {
    expect(clientAddressReader(2)(callFrom(proxy, `${header}, 203.0.113.7, 10.0.0.2`))).toBe('203.0.113.7');
  });

  it('is the address of the connection where there are fewer entries than proxies', () => {
    expect(clientAddressReader(2)(callFrom('203.0.113.9', '203.0.113.7'))).toBe('203.0.113.9');
    expect(clientAddressReader(1)(callFrom('203.0.113.9'))).toBe('203.0.113.9');
    expect(clientAddressReader(1)(callFrom('203.0.113.9', 'garbage'))).toBe('203.0.113.9');
  });

  it.each([
    ['203.0.113.7:4711', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ])('of %s is %s', (text, network) => {
    expect(clientAddressReader(1)(callFrom(proxy, text))).toBe(network);
  });
});
