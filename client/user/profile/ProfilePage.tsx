import { type ReactNode, Suspense } from 'react';
import styled from '@emotion/styled';
import { Cards } from '../../ui/Cards.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';

const WithMenu = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '15rem minmax(0, 44rem)',
    gap: theme.spacing(8),
  },
  '@media print': { display: 'block' },
}));

/** A page of the profile: the menu, its cards, and their shape while they load. */
export const ProfilePage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Page title={title}>
    <WithMenu>
      <ProfileMenu />
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
    </WithMenu>
  </Page>
);
