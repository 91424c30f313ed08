import type { TermsSection_settings$key } from '../../../__generated__/TermsSection_settings.graphql.ts';
import type { LocalDate } from '@platzwart/contracts/core';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { SettingsForm } from '../form/SettingsForm.tsx';
import { orNull, textOf } from '../form/settingField.ts';
import { useSaveSettings } from '../useSaveSettings.ts';
import type { SectionProps } from './sectionProps.ts';

const fragment = graphql`
  fragment TermsSection_settings on Query {
    dashboardInfos {
      revision
    }
    termsVersions {
      version
      issuedOn
      de
      en
    }
  }
`;

const longest = 20_000;

/** `settings.terms.en` → `en`. */
const fieldOf = (path: string): string => (path.endsWith('.en') ? 'en' : 'de');

/** The club's terms: saving another text issues a new version; the older ones stay as they are (decisions.md N29a). */
export const TermsSection = ({ settings: key, onOutdated }: SectionProps<TermsSection_settings$key>) => {
  const { t } = useTranslation('settingsAdmin');
  const { date } = useFormat();
  const { termsVersions, dashboardInfos } = useFragment(fragment, key);
  const { call, isBusy } = useSaveSettings();
  const [current, ...older] = termsVersions;
  const nameOf = ({ version, issuedOn }: Readonly<{ version: number; issuedOn: LocalDate }>) =>
    t(($) => $.terms.version, { version, date: date(issuedOn, 'long') });
  const help = current ? t(($) => $.terms.helpCurrent, { version: nameOf(current) }) : t(($) => $.terms.help);
  return (
    <>
      <SettingsForm
        sets={[
          {
            ...{ key: 'terms', title: t(($) => $.sections.terms), help },
            fields: [
              { name: 'de', kind: 'lines', maxLength: longest, label: t(($) => $.terms.de) },
              { name: 'en', kind: 'lines', maxLength: longest, label: t(($) => $.terms.en) },
            ],
          },
        ]}
        initial={{ de: textOf(current?.de), en: textOf(current?.en) }}
        fieldOf={fieldOf}
        isBusy={isBusy}
        onOutdated={onOutdated}
        onSave={(values, _, callbacks) => {
          const terms = { de: (values['de'] ?? '').trim(), en: orNull(values['en']) };
          call({ settings: { terms }, basedOn: dashboardInfos.revision }, callbacks);
        }}
      />
      {older.length > 0 && (
        <section>
          <h2>{t(($) => $.terms.older)}</h2>
          {older.map((each) => (
            <details key={each.version}>
              <summary>{nameOf(each)}</summary>
              <p style={{ whiteSpace: 'pre-line' }}>{each.de}</p>
              {each.en != null && (
                <p lang="en" style={{ whiteSpace: 'pre-line' }}>
                  {each.en}
                </p>
              )}
            </details>
          ))}
        </section>
      )}
    </>
  );
};
