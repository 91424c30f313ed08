import type { SportsSection_settings$key } from '../../../__generated__/SportsSection_settings.graphql.ts';
import { type ReactNode, useState } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { ImpactListQuery } from '../../../__generated__/ImpactListQuery.graphql.ts';
import type { TimeAndCourtInfosInput } from '../../../__generated__/useSaveSettingsTimesMutation.graphql.ts';
import { codeOf } from '../../../core/errors/serverRefusal.ts';
import { type Save, SettingsForm } from '../form/SettingsForm.tsx';
import { useSaveTimes } from '../useSaveSettings.ts';
import { type Impact, ImpactList, impactQuery } from './ImpactList.tsx';
import type { SectionProps } from './sectionProps.ts';
import { sportFieldOf, sportInput, sportOf, sportValues } from './sportValues.ts';
import { useSportSets } from './useSportSets.ts';

const fragment = graphql`
  fragment SportsSection_settings on Query {
    bookingInfos {
      sports
      sportSettings {
        name
        labels {
          de
          en
        }
        courtList {
          number
          name
          surface
          active
        }
        timeSettings {
          start
          end
          halfHour
        }
      }
    }
    dashboardInfos {
      revision
    }
  }
`;

/** The address of a sport that does not exist yet. */
export const newSport = 'NEW';

/** Hours, courts and names of one sport; bookings that would no longer fit are shown before they are cancelled. */
export const SportsSection = ({
  settings: reference,
  sport: key,
  onOutdated,
}: SectionProps<SportsSection_settings$key>) => {
  const settings = useFragment(fragment, reference);
  const environment = useRelayEnvironment();
  const { call, isBusy } = useSaveTimes();
  const [impact, setImpact] = useState<Impact | null>(null);
  const sport = sportOf(settings, key);
  const showImpact = (infos: TimeAndCourtInfosInput, onFailed: (error: Error) => void) =>
    fetchQuery<ImpactListQuery>(environment, impactQuery, { infos }).subscribe({
      next: ({ settingsImpact }) => setImpact(settingsImpact),
      error: onFailed,
    });
  const save: Save = (values, { force, reason }, { onDone, onRefused }) => {
    const infos = sportInput(sport, settings, values);
    call(
      { infos: { ...infos, force, reason }, basedOn: settings.dashboardInfos.revision },
      {
        onDone: (data) => {
          setImpact(null);
          onDone(data);
        },
        onRefused: (error) => {
          setImpact(null);
          if (codeOf(error) === 'ERR_SETTINGS_HURT_BOOKINGS') showImpact(infos, onRefused);
          else onRefused(error);
        },
      },
    );
  };
  const hurt: ReactNode = impact && <ImpactList impact={impact} />;
  return (
    <SettingsForm
      sets={useSportSets(sport)}
      initial={sportValues(sport, settings.bookingInfos.sports)}
      fieldOf={sportFieldOf(sport)}
      isBusy={isBusy}
      impact={hurt}
      onSave={save}
      onOutdated={onOutdated}
    />
  );
};
