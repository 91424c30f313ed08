import { productVersion } from '@platzwart/service-process/product-version';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { banner } from './banner.ts';
import { configurationSchema } from './config.ts';

const printedWith = (settings: Readonly<Record<string, string>>): string =>
  banner({
    configuration: v.parse(configurationSchema, settings),
    address: 'http://127.0.0.1:4000',
    dataFolder: '/club/.data',
  });

describe('What is printed when the instance is ready', () => {
  it('names the address, the demo logins and where to read the e-mails', () => {
    const printed = printedWith({});
    expect(printed).toContain('Platzwart is open:  http://127.0.0.1:4000');
    expect(printed).toContain(`Version: ${productVersion}`);
    expect(printed).toContain('anna@platzwart.example');
    expect(printed).toContain('http://127.0.0.1:4000/dev/mailbox');
  });

  it.each([{ SMTP_URL: 'smtp://127.0.0.1:1025' }, { PLATZWART_MODE: 'production' }])(
    'names no mailbox where there is none: %j',
    (settings) => {
      expect(printedWith(settings)).not.toContain('mailbox');
    },
  );
});
