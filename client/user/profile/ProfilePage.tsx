import { type ReactNode, Suspense } from 'react';
import styled from '@emotion/styled';
import { Cards } from '../../ui/Cards.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** As wide as a form is still read in one glance. */
const Column = styled(Cards)({ maxWidth: '44rem', '& > p': { margin: 0 } });

/** A page of the profile: its cards, and their shape while they load. */
export const ProfilePage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Page title={title}>
    <Column>
      <Suspense
        fallback={
          <>
            <Skeleton height={220} />
            <Skeleton height={320} />
          </>
        }
      >
        {children}
      </Suspense>
    </Column>
  </Page>
);
