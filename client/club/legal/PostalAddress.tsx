import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { useClubAddress } from './useClubAddress.ts';

const Root = styled('address')({ fontStyle: 'normal', '& > span': { display: 'block' } });

type Address = ReturnType<typeof useClubAddress>['addresses']['office'];

/** The postal address; a map is only linked, never loaded (decisions.md W9). */
export const PostalAddress = ({ name, address }: { name?: string; address: Address }) => {
  const { t } = useTranslation('club');
  const { street, houseNumber, zip, city, maps } = address;
  return (
    <Root>
      {name !== undefined && <span>{name}</span>}
      <span>
        {street} {houseNumber}
      </span>
      <span>
        {zip} {city}
      </span>
      {maps != null && (
        <a href={maps} rel="noreferrer">
          {t(($) => $.imprint.map)}
        </a>
      )}
    </Root>
  );
};
