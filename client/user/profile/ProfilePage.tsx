import { type ReactNode, Suspense } from 'react';
import { Cards } from '../../ui/Cards.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** A page of the profile: its cards, and their shape while they load. */
export const ProfilePage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Page title={title} width="text">
    <Cards>
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
    </Cards>
  </Page>
);
