import { accessSync, constants } from 'node:fs';
import { StartRefused } from '@platzwart/service-process/refusal';

type Host = Readonly<{ host: string; port: number }>;
type Option = readonly [name: string, value: string];

/** The options that the client knows, as it compares them (dist/Client/parseConnectionString.js), but for `tlsVerifyCert`. */
const options = [
  ...['usercertfile', 'userkeyfile', 'maxdiscoverattempts', 'connectionname', 'defaultdeadline', 'discoveryinterval'],
  ...['gossiptimeout', 'nodepreference', 'tls', 'tlscafile', 'throwonappendfailure', 'keepaliveinterval'],
  'keepalivetimeout',
];
const flat = (name: string): string => name.trim().toLowerCase().replaceAll(/[_-]/g, '');

const form = /^esdb(?:\+discover)?:\/\/(?:[^@]*@)?(?<hosts>[^@/?]+)\/*(?:\?(?<query>.*))?$/;
const host = /^(?<name>\[[0-9a-f:]+\]|[^:[\]\s]+)(?::(?<port>\d{1,5}))?$/i;
const notAnAddress =
  'must be an address of the form esdb://host:2113?tls=false, with several hosts separated by commas, or esdb+discover://host:2113';

const refused = (sentence: string): StartRefused => new StartRefused(`EVENTSTOREDB_URL: ${sentence}`);

const hostAndPort = (text: string): Host => {
  const { name, port = '2113' } = host.exec(text)?.groups ?? {};
  if (name === undefined) throw refused(notAnAddress);
  return { host: name.replaceAll(/[[\]]/g, ''), port: Number(port) };
};

const checkCertificates = (path: string): void => {
  try {
    accessSync(decodeURIComponent(path), constants.R_OK);
  } catch {
    throw refused(`the file of tlsCAFile cannot be read: ${path}`);
  }
};

const checkOption = ([name, value]: Option): void => {
  if (flat(name) === 'tlsverifycert')
    throw refused(
      'must not have tlsVerifyCert, which has no effect: name the authority of the certificate by tlsCAFile',
    );
  if (!options.includes(flat(name))) throw refused('has an option that EventStoreDB’s client does not know');
  if (flat(name) === 'tlscafile') checkCertificates(value);
};

const optionsIn = (query: string): readonly Option[] =>
  query
    .split('&')
    .filter(Boolean)
    .map((option) => {
      const at = option.indexOf('=');
      if (at < 1) throw refused(notAnAddress);
      return [option.slice(0, at), option.slice(at + 1)];
    });

const partsOf = (eventStoreDbUrl: string) => {
  const { hosts, query = '' } = form.exec(eventStoreDbUrl.trim())?.groups ?? {};
  if (hosts === undefined) throw refused(notAnAddress);
  return { hosts, options: optionsIn(query) };
};

/**
 * The hosts of an EVENTSTOREDB_URL. Throws StartRefused with a sentence that never contains the address, because a password may be part
 * of it. The client would print the whole address for an option that it does not know or support.
 */
export const hostsOf = (eventStoreDbUrl: string): readonly Host[] => {
  const { hosts, options: given } = partsOf(eventStoreDbUrl);
  for (const option of given) checkOption(option);
  return hosts.split(',').map(hostAndPort);
};

/** The addresses of the single hosts, where the client would ask the hosts for the nodes of their cluster first; else none. */
export const singleHosts = (eventStoreDbUrl: string): readonly string[] => {
  const { hosts } = partsOf(eventStoreDbUrl);
  if (!hosts.includes(',') && !eventStoreDbUrl.trim().startsWith('esdb+discover:')) return [];
  const single = eventStoreDbUrl.trim().replace('esdb+discover:', 'esdb:');
  return hosts.split(',').map((one) => single.replace(hosts, one));
};

const optionIn = (eventStoreDbUrl: string, wanted: string): string | undefined =>
  partsOf(eventStoreDbUrl).options.find(([name]) => flat(name) === wanted)?.[1];

/** Whether the client speaks TLS: unless the option `tls` is false. */
export const usesTls = (eventStoreDbUrl: string): boolean =>
  optionIn(eventStoreDbUrl, 'tls')?.toLowerCase() !== 'false';

const defaultDeadline = 10_000;

/** Milliseconds that the client waits for an answer: the option `defaultDeadline`, or the client's default (dist/Client/index.js). */
export const deadlineOf = (eventStoreDbUrl: string): number =>
  Number(optionIn(eventStoreDbUrl, 'defaultdeadline')) || defaultDeadline;
