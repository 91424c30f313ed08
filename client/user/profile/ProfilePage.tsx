import { type ReactNode, Suspense } from 'react';
import styled from '@emotion/styled';
import { Cards } from '../../ui/layout/Cards.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

/** The greatest width at which a form is easy to read. */
const Column = styled(Cards)({ maxWidth: '44rem', '& > p': { margin: 0 } });

/** A page of the profile: its cards, and their skeleton while they load. */
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
