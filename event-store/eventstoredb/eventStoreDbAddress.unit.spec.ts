import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { deadlineOf, hostsOf, singleHosts } from './eventStoreDbAddress.ts';
import { openClient } from './openClient.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['esdb://127.0.0.1:2113?tls=false', [{ host: '127.0.0.1', port: 2113 }]],
  ['esdb://user:pa%3Ass@store.example', [{ host: 'store.example', port: 2113 }]],
  [
    'esdb://user:pass@a:80,b:2114,c?tls=true',
    [
      { host: 'a', port: 80 },
      { host: 'b', port: 2114 },
      { host: 'c', port: 2113 },
    ],
  ],
  ['esdb+discover://cluster.example:2113/?nodePreference=leader', [{ host: 'cluster.example', port: 2113 }]],
  ['esdb://[::1]:2113', [{ host: '::1', port: 2113 }]],
])('The hosts of %s are read', (address, hosts) => {
  expect(hostsOf(address)).toEqual(hosts);
});

const withPassword = (rest: string): string => `esdb://user:top-secret@store.example:2113${rest}`;

it.each([
  [withPassword('?tlsVerifyCert=false'), 'tlsCAFile'],
  [withPassword('?tls=true&TLS_verify-cert=true'), 'tlsCAFile'],
  [withPassword('?tlsInsecure=true'), 'option'],
  [withPassword('?tlsCAFile=/no/such/file.crt'), '/no/such/file.crt'],
  [withPassword('?tls'), 'esdb://host:2113'],
  [withPassword(':2114'), 'esdb://host:2113'],
  ['http://user:top-secret@store.example', 'esdb://host:2113'],
  ['esdb://', 'esdb://host:2113'],
])('The address %s is refused before the client prints it', (address, reason) => {
  const printed = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(() => openClient(address)).toThrow(reason);
  expect(() => openClient(address)).not.toThrow('top-secret');
  expect(() => openClient(address)).toThrow(/^EVENTSTOREDB_URL: /);
  expect(printed).not.toHaveBeenCalled();
});

it('An address with a readable tlsCAFile is accepted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'platzwart-address-'));
  const file = join(folder, 'ca of the club.crt');
  writeFileSync(file, 'a certificate');
  expect(hostsOf(withPassword(`?tlsCAFile=${encodeURIComponent(file)}`))).toHaveLength(1);
  rmSync(folder, { recursive: true });
});

it.each([
  ['esdb://127.0.0.1:2113?tls=false', 10_000],
  ['esdb://127.0.0.1:2113?tls=false&defaultDeadline=2500', 2_500],
  ['esdb+discover://a,b?default_deadline=700', 700],
])('The deadline of %s is %i ms', (address, milliseconds) => {
  expect(deadlineOf(address)).toBe(milliseconds);
});

it.each([
  ['esdb://u:p@a:1?tls=false', []],
  ['esdb://u:p@a:1,b?tls=false', ['esdb://u:p@a:1?tls=false', 'esdb://u:p@b?tls=false']],
  ['esdb+discover://u:p@a:1?tls=false', ['esdb://u:p@a:1?tls=false']],
])('The hosts that can be asked one by one at %s', (address, single) => {
  expect(singleHosts(address)).toEqual(single);
});
