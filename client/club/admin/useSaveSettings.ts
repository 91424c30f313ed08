import { graphql } from 'react-relay';
import type { useSaveSettingsGeneralMutation } from '../../__generated__/useSaveSettingsGeneralMutation.graphql.ts';
import type { useSaveSettingsMutation } from '../../__generated__/useSaveSettingsMutation.graphql.ts';
import type { useSaveSettingsPricesMutation } from '../../__generated__/useSaveSettingsPricesMutation.graphql.ts';
import type { useSaveSettingsTimesMutation } from '../../__generated__/useSaveSettingsTimesMutation.graphql.ts';
import { useIdempotentMutation } from '../../core/relay/useIdempotentMutation.ts';

/** Name, contacts and addresses. */
export const useSaveGeneral = () =>
  useIdempotentMutation<useSaveSettingsGeneralMutation>(graphql`
    mutation useSaveSettingsGeneralMutation($infos: GeneralInfosInput!, $basedOn: Int!) {
      updateGeneralInfos(infos: $infos, basedOn: $basedOn) {
        code
      }
    }
  `);

/** Hours and courts of a sport. Refused with ERR_SETTINGS_HURT_BOOKINGS. */
export const useSaveTimes = () =>
  useIdempotentMutation<useSaveSettingsTimesMutation>(graphql`
    mutation useSaveSettingsTimesMutation($infos: TimeAndCourtInfosInput!, $basedOn: Int!) {
      updateTimeAndCourtInfos(infos: $infos, basedOn: $basedOn) {
        code
      }
    }
  `);

export const useSavePrices = () =>
  useIdempotentMutation<useSaveSettingsPricesMutation>(graphql`
    mutation useSaveSettingsPricesMutation($infos: PriceInfosInput!, $basedOn: Int!) {
      updatePriceInfos(infos: $infos, basedOn: $basedOn) {
        code
      }
    }
  `);

/** Imprint, tax data and rules. */
export const useSaveSettings = () =>
  useIdempotentMutation<useSaveSettingsMutation>(graphql`
    mutation useSaveSettingsMutation($settings: SettingsInput!, $basedOn: Int!) {
      updateSettings(settings: $settings, basedOn: $basedOn) {
        code
      }
    }
  `);
