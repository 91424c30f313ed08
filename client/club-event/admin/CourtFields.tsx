import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { CourtFieldsQuery } from '../../__generated__/CourtFieldsQuery.graphql.ts';
import { useRetryKey } from '../../core/relay/retryKey.ts';
import { useSportName } from '../../core/texts/useSportName.ts';
import { useTranslatedCourtName } from '../../core/texts/useTranslatedCourtName.ts';
import { CheckTiles } from '../../ui/forms/CheckTiles.tsx';
import { AdminSelect } from '../../ui/material/admin/AdminSelect.tsx';
import type { FieldsProps } from './EventFields.tsx';

/** The sport of an event, and the courts that it occupies (decisions.md B16). */
export const CourtFields = ({ draft, errorOf, onChange }: FieldsProps) => {
  const { t } = useTranslation('clubEventAdmin');
  const sportName = useSportName();
  const courtName = useTranslatedCourtName();
  const { bookingInfos } = useLazyLoadQuery<CourtFieldsQuery>(
    graphql`
      query CourtFieldsQuery {
        bookingInfos {
          sportSettings {
            name
            courtList {
              number
              name
              active
            }
          }
        }
      }
    `,
    {},
    { fetchKey: useRetryKey() },
  );
  const sports = bookingInfos.sportSettings;
  const courts = sports.find(({ name }) => name === draft.sport)?.courtList.filter(({ active }) => active) ?? [];
  return (
    <>
      <AdminSelect
        label={t(($) => $.sport)}
        value={draft.sport}
        options={[
          { value: '', label: t(($) => $.noSport) },
          ...sports.map(({ name }) => ({ value: name, label: sportName(name) })),
        ]}
        onChange={({ target }) => onChange({ sport: target.value, courts: [] })}
      />
      {courts.length > 0 && (
        <>
          <CheckTiles
            legend={t(($) => $.courts)}
            options={courts.map(({ number, name }) => ({ value: number, name: courtName(name), text: String(number) }))}
            chosen={draft.courts}
            error={errorOf('tooMany')}
            onChange={(chosen) => onChange({ courts: chosen })}
          />
          <small>{t(($) => $.courtsHelp)}</small>
        </>
      )}
    </>
  );
};
