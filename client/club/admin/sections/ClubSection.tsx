import type {
  ClubSection_settings$data,
  ClubSection_settings$key,
} from '../../../__generated__/ClubSection_settings.graphql.ts';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import * as v from 'valibot';
import { emailSchema, phoneSchema, zipSchema } from '@platzwart/contracts/core';
import { SettingsForm } from '../form/SettingsForm.tsx';
import { type FieldSet, type Values, checked, yes } from '../form/settingField.ts';
import { useSaveGeneral } from '../useSaveSettings.ts';
import type { SectionProps } from './sectionProps.ts';

const fragment = graphql`
  fragment ClubSection_settings on Query {
    dashboardInfos {
      revision
    }
    generalInfos {
      displayName
      email
      phoneNumber
      addresses {
        office {
          street
          houseNumber
          zip
          city
        }
        inside {
          street
          houseNumber
          zip
          city
        }
        outside {
          street
          houseNumber
          zip
          city
        }
        invoice {
          addressSameAsInvoice
          consignor
          address {
            street
            houseNumber
            zip
            city
          }
        }
      }
    }
  }
`;
type Settings = ClubSection_settings$data;

const places = ['office', 'inside', 'outside', 'invoice'] as const;
const lines = ['street', 'houseNumber', 'zip', 'city'] as const;
type Place = (typeof places)[number];

const addressOf = ({ addresses }: Settings['generalInfos'], place: Place) =>
  place === 'invoice' ? addresses.invoice.address : addresses[place];

const initialOf = (infos: Settings['generalInfos']): Values => ({
  ...{ displayName: infos.displayName, email: infos.email, phoneNumber: infos.phoneNumber },
  consignor: infos.addresses.invoice.consignor,
  addressSameAsInvoice: checked(infos.addresses.invoice.addressSameAsInvoice),
  ...Object.fromEntries(
    places.flatMap((place) => lines.map((line) => [`${place}.${line}`, addressOf(infos, place)?.[line] ?? ''])),
  ),
});

/** Null where no line is filled in. */
const typedAddress = (values: Values, place: Place) => {
  const line = (name: string) => (values[`${place}.${name}`] ?? '').trim();
  const address = { street: line('street'), houseNumber: line('houseNumber'), zip: line('zip'), city: line('city') };
  return Object.values(address).every((text) => text === '') ? null : address;
};

const isGiven = (typed: string): boolean => typed.trim() !== '';
const isAllowed = {
  ...{ displayName: isGiven, consignor: isGiven, street: isGiven, houseNumber: isGiven, city: isGiven },
  email: (typed: string) => v.is(emailSchema, typed),
  phoneNumber: (typed: string) => v.is(phoneSchema, typed),
  zip: (typed: string) => v.is(zipSchema, typed),
};

/** The office has an address, the other places may have none. */
const isLineAllowed = (place: Place, line: (typeof lines)[number]) => (typed: string, values: Values) =>
  (place !== 'office' && typedAddress(values, place) === null) || isAllowed[line](typed);

const useSets = (): readonly FieldSet[] => {
  const { t } = useTranslation('settingsAdmin');
  const text = (name: 'displayName' | 'email' | 'phoneNumber' | 'consignor') =>
    ({
      name,
      kind: 'text',
      label: t(($) => $.club[name]),
      isAllowed: isAllowed[name],
    }) as const;
  return [
    {
      key: 'club',
      title: t(($) => $.sections.club),
      fields: [text('displayName'), text('email'), text('phoneNumber')],
    },
    ...places.map((place) => ({
      key: place,
      title: t(($) => $.club.places[place]),
      help: t(($) => $.club.placeHelp[place]),
      fields: [
        ...(place === 'invoice'
          ? [
              text('consignor'),
              { name: 'addressSameAsInvoice', kind: 'check', label: t(($) => $.club.sameAsOffice) } as const,
            ]
          : []),
        ...lines.map(
          (line) =>
            ({
              ...({ name: `${place}.${line}`, kind: 'text', label: t(($) => $.club[line]) } as const),
              isAllowed: isLineAllowed(place, line),
            }) as const,
        ),
      ],
    })),
  ];
};

/** `infos.addresses.invoice.address.zip` → `invoice.zip`. */
const fieldOf = (path: string): string =>
  path
    .replace(/^infos\.(?:addresses\.)?/, '')
    .replace('invoice.address.', 'invoice.')
    .replace('invoice.consignor', 'consignor');

const noAddress = { street: '', houseNumber: '', zip: '', city: '' };

/** Name, contacts and addresses of the club. */
export const ClubSection = ({ settings: key, onOutdated }: SectionProps<ClubSection_settings$key>) => {
  const settings = useFragment(fragment, key);
  const { call, isBusy } = useSaveGeneral();
  return (
    <SettingsForm
      sets={useSets()}
      initial={initialOf(settings.generalInfos)}
      fieldOf={fieldOf}
      isBusy={isBusy}
      onOutdated={onOutdated}
      onSave={(values, _, callbacks) => {
        const { displayName = '', email = '', phoneNumber = '', consignor = '' } = values;
        const addressSameAsInvoice = values['addressSameAsInvoice'] === yes;
        const invoice = { addressSameAsInvoice, consignor, address: typedAddress(values, 'invoice') };
        const addresses = {
          office: typedAddress(values, 'office') ?? noAddress,
          ...{ inside: typedAddress(values, 'inside'), outside: typedAddress(values, 'outside'), invoice },
        };
        const infos = { displayName, email, phoneNumber, addresses };
        call({ infos, basedOn: settings.dashboardInfos.revision }, callbacks);
      }}
    />
  );
};
