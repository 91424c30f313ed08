import { StartRefused } from '@platzwart/service-process/refusal';
import { explainDiscoveryFailure } from './discoveryFailure.ts';
import { hostsOf, usesTls } from './eventStoreDbAddress.ts';
import { spokenAt } from './tlsProbe.ts';

const speaksOnlyTls = (at: string): string =>
  `EVENTSTOREDB_URL: has tls=false, but the server at ${at} speaks TLS: set tls=true, and name the authority of its certificate by tlsCAFile.`;
const speaksNoTls = (at: string): string =>
  `EVENTSTOREDB_URL: asks for TLS, but the server at ${at} does not speak it: give it a certificate, or, within a closed network, set tls=false.`;

/** A sentence where a server of the address is there and speaks otherwise than the address says; undefined where none does. */
const describeTlsMismatch = async (eventStoreDbUrl: string): Promise<string | undefined> => {
  const [sentence, other] = usesTls(eventStoreDbUrl) ? [speaksNoTls, 'plain'] : [speaksOnlyTls, 'TLS'];
  const hosts = hostsOf(eventStoreDbUrl);
  const spoken = await Promise.all(hosts.map(spokenAt));
  const found = hosts.find((_, index) => spoken[index] === other);
  return found && sentence(`${found.host}:${found.port}`);
};

/** Throws StartRefused where a server of the address speaks otherwise than the address says. */
export const refuseTlsMismatch = async (eventStoreDbUrl: string): Promise<void> => {
  const mismatch = await describeTlsMismatch(eventStoreDbUrl);
  if (mismatch !== undefined) throw new StartRefused(mismatch);
};

/**
 * The reason behind the client's `failure` to connect. The client says of a server that speaks TLS, and is not spoken to so, that nothing
 * answers, and the other way round: then StartRefused, with a sentence.
 */
export const explainFailure = async (eventStoreDbUrl: string, failure: unknown): Promise<unknown> => {
  const explained = await explainDiscoveryFailure(eventStoreDbUrl, failure);
  const mismatch = await describeTlsMismatch(eventStoreDbUrl);
  return mismatch === undefined ? explained : new StartRefused(mismatch);
};
