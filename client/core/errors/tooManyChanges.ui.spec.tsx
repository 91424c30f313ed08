import { screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { renderComponent } from '../../test/renderComponent.tsx';
import { createI18n } from '../texts/i18n.ts';
import { coreTextsDe } from '../texts.de.ts';
import { coreTextsEn } from '../texts.en.ts';
import { ServerRefusal } from './serverRefusal.ts';
import { useErrorText } from './useErrorText.ts';

const Told = ({ error }: Readonly<{ error: Error }>) => <p>{useErrorText()(error)}</p>;
const loadTexts = (language: string) => Promise.resolve(language === 'de' ? coreTextsDe : coreTextsEn);

it.each([
  ['de', /Änderungen in kurzer Zeit.*Noch 12 Sekunden\./],
  ['en', /changes in a short time.*12 seconds left\./],
] as const)('Who has made too many changes is told how long to wait (%s)', async (language, text) => {
  const refusal = new ServerRefusal('ERR_TOO_MANY_CHANGES', [], { retryAfter: 12 });
  renderComponent(
    <I18nextProvider i18n={await createI18n(language, loadTexts)}>
      <Told error={refusal} />
    </I18nextProvider>,
  );
  expect(screen.getByText(text)).toBeVisible();
});
