import type { PricesSection_settings$key } from '../../../__generated__/PricesSection_settings.graphql.ts';
import type { priceValues_settings$key } from '../../../__generated__/priceValues_settings.graphql.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { EmptyList } from '../../../ui/feedback/EmptyList.tsx';
import { useLanguage } from '../../../core/texts/language.ts';
import { SettingsForm } from '../form/SettingsForm.tsx';
import { malformed } from '../form/settingField.ts';
import { useSavePrices } from '../useSaveSettings.ts';
import { PricePreview } from './PricePreview.tsx';
import {
  type Settings,
  type SportOfClub,
  priceFieldOf,
  priceFragment,
  priceInput,
  priceValues,
  pricedSportOf,
  previewRules,
  typedRows,
} from './priceValues.ts';
import type { SectionProps } from './sectionProps.ts';
import { usePriceSets } from './usePriceSets.tsx';

const fragment = graphql`
  fragment PricesSection_settings on Query {
    ...priceValues_settings
  }
`;

type SportPricesProps = Readonly<{ settings: Settings; of: SportOfClub; onOutdated: () => void }>;

const SportPrices = ({ settings, of, onOutdated }: SportPricesProps) => {
  const language = useLanguage();
  const { call, isBusy } = useSavePrices();
  const [wanted, setWanted] = useState(1);
  // Also a row that somebody else has added meanwhile.
  const rows = Math.max(of.prices.length, wanted);
  const sets = usePriceSets(rows, () => setWanted(rows + 1));
  return (
    <SettingsForm
      sets={sets}
      initial={priceValues(of, settings.dashboardInfos.rules, language)}
      fieldOf={(path, sent) => priceFieldOf(path, sent, rows)}
      isBusy={isBusy}
      onOutdated={onOutdated}
      preview={(values) =>
        malformed(sets, values).length === 0 && (
          <PricePreview rows={typedRows(values, rows)} {...previewRules(of, settings)} />
        )
      }
      onSave={(values, _, callbacks) => {
        const infos = priceInput(of.name, values, rows);
        call({ infos, basedOn: settings.dashboardInfos.revision }, callbacks);
      }}
    />
  );
};

/** Prices of one sport by time of day, and those of hour cards and seasons. */
export const PricesSection = ({ settings: key, sport, onOutdated }: SectionProps<PricesSection_settings$key>) => {
  const { t } = useTranslation('settingsAdmin');
  const section = useFragment(fragment, key);
  const settings = useFragment<priceValues_settings$key>(priceFragment, section);
  const of = pricedSportOf(settings, sport);
  if (!of) return <EmptyList title={t(($) => $.prices.noSport)} text={t(($) => $.prices.noSportText)} action={null} />;
  return <SportPrices settings={settings} of={of} onOutdated={onOutdated} />;
};
