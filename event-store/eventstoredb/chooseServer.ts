import { readFile } from 'node:fs/promises';
import { arch } from 'node:os';
import { getContainerRuntimeClient } from 'testcontainers';

export type Choice =
  | Readonly<{ kind: 'given'; url: string }>
  | Readonly<{ kind: 'container' }>
  | Readonly<{ kind: 'stand-in' }>;

const hasContainerRuntime = (): Promise<boolean> =>
  getContainerRuntimeClient().then(
    () => true,
    () => false,
  );

/**
 * The EventStoreDB for the contract: that of EVENTSTOREDB_URL, otherwise one in a container where a container runtime
 * is available, otherwise only the stand-in. With REQUIRE_DOCKER=1 it throws instead of using the stand-in.
 */
export const chooseServer = async (environment: NodeJS.ProcessEnv = process.env): Promise<Choice> => {
  const url = environment['EVENTSTOREDB_URL'];
  if (url) return { kind: 'given', url };
  if (await hasContainerRuntime()) return { kind: 'container' };
  if (environment['REQUIRE_DOCKER'] === '1') throw new Error('REQUIRE_DOCKER=1, but no container runtime answers');
  return { kind: 'stand-in' };
};

/** A line for the end of a test run: which server the EventStoreDB adapter was tested with. */
export const summaryOf = (choice: Choice): string =>
  ({
    given: 'EventStoreDB: the server of EVENTSTOREDB_URL',
    container: 'EventStoreDB: a real server in a container',
    'stand-in': 'EventStoreDB: stand-in only',
  })[choice.kind];

const imageLine = /^\s*image:\s*(?:\$\{\w+:-)?(?<image>[\w./-]*(?:kurrentdb|eventstore):[\w.-]+)\}?/m;

/** The image that docker-compose.yml pins; KURRENT_IMAGE overrides it there and here. */
export const pinnedImage = async (environment: NodeJS.ProcessEnv = process.env): Promise<string> => {
  const given = environment['KURRENT_IMAGE'];
  if (given) return given;
  const compose = await readFile(new URL('../../docker-compose.yml', import.meta.url), 'utf8');
  const image = imageLine.exec(compose)?.groups?.['image'];
  if (!image) throw new Error('docker-compose.yml pins no image of KurrentDB: set KURRENT_IMAGE');
  // For arm64 there are only experimental builds.
  return arch() === 'arm64' ? `${image}-experimental-arm64-10.0-noble` : image;
};
