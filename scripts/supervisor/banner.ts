import { productVersion } from '@platzwart/service-process/product-version';
import type { Configuration } from './config.ts';

const demoLogins = [
  ['anna@platzwart.example', 'member'],
  ['ben@platzwart.example', 'member'],
  ['gast@platzwart.example', 'guest'],
  ['trainer@platzwart.example', 'trainer'],
  ['admin@platzwart.example', 'administrator'],
] as const;

type Facts = Readonly<{ configuration: Configuration; address: string; dataFolder: string }>;

const demoLines = (): readonly string[] => [
  '',
  '  Sign in as one of these, password "platzwart":',
  ...demoLogins.map(([email, role]) => `    ${email.padEnd(28)}${role}`),
];

const mailboxLines = (address: string): readonly string[] => [
  '',
  `  E-mails are not sent, they are at  ${address}/dev/mailbox`,
];

/** The text that is printed when the instance is ready. */
export const banner = ({ configuration, address, dataFolder }: Facts): string =>
  [
    '',
    `  Platzwart is open:  ${address}`,
    ...(configuration.PLATZWART_MODE === 'demo' ? demoLines() : []),
    ...(configuration.PLATZWART_MODE === 'demo' && !configuration.SMTP_URL ? mailboxLines(address) : []),
    '',
    `  Version: ${productVersion}    Data and logs: ${dataFolder}    Stop: Ctrl+C`,
    '',
  ].join('\n');
