import { readConfiguration } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { configurationSchema as ofCommandService } from '../../command-service/config.ts';
import { configurationSchema as ofGateway } from '../../graphql-gateway/config.ts';
import { configurationSchema as ofMailService } from '../../mail-service/config.ts';
import { configurationSchema as ofProjectionService } from '../../projection-service/config.ts';

const strong = 'an0ther-Long-S3cret-of-the-Club-42!';
const environment = { DATABASE_URL: 'postgres://127.0.0.1/club', SERVICE_SECRET: strong, SESSION_SECRET: strong };
type Environment = Readonly<Record<string, string>>;

const readers = {
  'command-service': (more: Environment) => readConfiguration(ofCommandService, { ...environment, ...more }),
  'graphql-gateway': (more: Environment) => readConfiguration(ofGateway, { ...environment, ...more }),
  'mail-service': (more: Environment) => readConfiguration(ofMailService, { ...environment, ...more }),
  'projection-service': (more: Environment) => readConfiguration(ofProjectionService, { ...environment, ...more }),
} as const;
type Service = keyof typeof readers;
const services = ['command-service', 'graphql-gateway', 'mail-service', 'projection-service'] as const;

const problemsOf = (service: Service, more: Environment): readonly string[] => {
  const configuration = readers[service](more);
  return configuration.ok ? [] : configuration.problems;
};

const secrets: readonly (readonly [Service, string])[] = [
  ['command-service', 'SERVICE_SECRET'],
  ['graphql-gateway', 'SERVICE_SECRET'],
  ['graphql-gateway', 'SESSION_SECRET'],
];

describe('The settings of a service', () => {
  it.each(services)('%s accepts the smallest environment', (service) => {
    expect(problemsOf(service, {})).toEqual([]);
  });

  it.each(secrets)('%s refuses a missing %s', (service, name) => {
    expect(problemsOf(service, { [name]: '' })).toEqual([`${name}: must be set`]);
  });

  it.each(secrets)('%s refuses a short %s, and one that repeats a character', (service, name) => {
    const refusal = [expect.stringMatching(new RegExp(`^${name}: .*at least 32 characters.*openssl rand`))];
    expect(problemsOf(service, { [name]: 'platzwart' })).toEqual(refusal);
    expect(problemsOf(service, { [name]: 'x'.repeat(40) })).toEqual(refusal);
  });

  it.each(services)('%s refuses the address of another kind of database', (service) => {
    expect(problemsOf(service, { DATABASE_URL: 'mysql://127.0.0.1/club' })).toEqual([
      'DATABASE_URL: must be a postgres:// address',
    ]);
  });

  it.each([
    ['MAIL_FROM', 'club@platz.example, somebody@else.example'],
    ['MAIL_FROM', 'Der Club <club@platz.example>'],
    ['PUBLIC_URL', 'https://platz.example/club?x'],
    ['SMTP_URL', 'mail.example:25'],
  ])('mail-service refuses %s=%s', (name, value) => {
    expect(problemsOf('mail-service', { [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name}: must be`)),
    ]);
  });
});
