import { dialled } from '@platzwart/contracts/core';
import { useTranslation } from 'react-i18next';
import { Page } from '../ui/layout/Page.tsx';
import { LegalText } from './legal/LegalText.tsx';
import { PostalAddress } from './legal/PostalAddress.tsx';
import { OperatorDetails } from './legal/OperatorDetails.tsx';
import { useClubAddress } from './legal/useClubAddress.ts';

const Places = ({ club }: { club: ReturnType<typeof useClubAddress> }) => {
  const { t } = useTranslation('club');
  const { inside, outside } = club.addresses;
  const places = [outside, inside];
  if (!places.some(Boolean)) return null;
  return (
    <section>
      <h2>{t(($) => $.imprint.places)}</h2>
      {outside && <PostalAddress name={t(($) => $.imprint.outside)} address={outside} />}
      {inside && <PostalAddress name={t(($) => $.imprint.inside)} address={inside} />}
      {places.some((place) => place?.maps != null) && (
        <p>
          <small>{t(($) => $.imprint.mapNote)}</small>
        </p>
      )}
    </section>
  );
};

/** The operator of this site, from the club's own data (decisions.md W10; reliability L27). */
export const ImprintPage = () => {
  const { t } = useTranslation('club');
  const club = useClubAddress();
  return (
    <Page title={t(($) => $.imprint.title)} width="text">
      <LegalText>
        <p>{t(($) => $.imprint.intro)}</p>
        <section>
          <h2>{t(($) => $.imprint.provider)}</h2>
          <PostalAddress name={club.addresses.invoice.consignor} address={club.addresses.office} />
        </section>
        <section>
          <h2>{t(($) => $.imprint.contact)}</h2>
          <p>
            {t(($) => $.imprint.email)}: <a href={`mailto:${club.email}`}>{club.email}</a>
          </p>
          <p>
            {t(($) => $.imprint.phone)}: <a href={dialled(club.phoneNumber)}>{club.phoneNumber}</a>
          </p>
        </section>
        <OperatorDetails office={club.addresses.office} />
        <Places club={club} />
        <section>
          <h2>{t(($) => $.imprint.dispute)}</h2>
          <p>{t(($) => $.imprint.disputeText)}</p>
        </section>
      </LegalText>
    </Page>
  );
};
