import { type ComponentType, Suspense, useCallback, useEffect } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import { useParams } from 'react-router-dom';
import { clubSubjectId } from '@platzwart/contracts/history';
import type { SettingsPageQuery, SettingsPageQuery$data } from '../../__generated__/SettingsPageQuery.graphql.ts';
import { HistoryButton } from '../../core/history/HistoryButton.tsx';
import { followSettings } from '../../core/relay/followSettings.ts';
import { useRetryKey } from '../../core/relay/retryKey.ts';
import { useSportName } from '../../core/texts/useSportName.ts';
import { Link } from '../../ui/buttons/Link.tsx';
import { EmptyList } from '../../ui/feedback/EmptyList.tsx';
import { RetryBoundary } from '../../ui/feedback/RetryBoundary.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { radius } from '../../ui/theme/shape.ts';
import { AccountingSection } from './sections/AccountingSection.tsx';
import { ClubSection } from './sections/ClubSection.tsx';
import { ImprintSection } from './sections/ImprintSection.tsx';
import { PricesSection } from './sections/PricesSection.tsx';
import { RulesSection } from './sections/RulesSection.tsx';
import type { SectionProps } from './sections/sectionProps.ts';
import { SportsSection, newSport } from './sections/SportsSection.tsx';
import { TermsSection } from './sections/TermsSection.tsx';
import { TaxSection } from './sections/TaxSection.tsx';

const sections = ['club', 'imprint', 'sports', 'prices', 'rules', 'terms', 'tax', 'accounting'] as const;
type Section = (typeof sections)[number];

const settingsQuery = graphql`
  query SettingsPageQuery {
    bookingInfos {
      sports
    }
    ...ClubSection_settings
    ...ImprintSection_settings
    ...SportsSection_settings
    ...PricesSection_settings
    ...RulesSection_settings
    ...TermsSection_settings
    ...TaxSection_settings
    ...AccountingSection_settings
  }
`;

const shown: Readonly<Record<Section, ComponentType<SectionProps<SettingsPageQuery$data>>>> = {
  ...{ club: ClubSection, imprint: ImprintSection, sports: SportsSection },
  ...{ prices: PricesSection, rules: RulesSection, terms: TermsSection, tax: TaxSection },
  accounting: AccountingSection,
};

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '13rem minmax(0, 1fr)' },
}));
/** `isColumn`: one below the other where there is room beside the section. */
const Nav = styled('nav', { shouldForwardProp: (name) => name !== 'isColumn' })<{ isColumn: boolean }>(
  ({ theme, isColumn }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1),
    ...(isColumn && { [theme.breakpoints.up('lg')]: { flexDirection: 'column' } }),
    '& a': {
      padding: theme.spacing(2, 4),
      borderRadius: radius.control,
      color: theme.vars.palette.text.primary,
      textDecoration: 'none',
    },
    '& a[aria-current]': {
      background: theme.vars.palette.primary.main,
      color: theme.vars.palette.primary.contrastText,
    },
  }),
);
const Main = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5), minWidth: 0 }));

type Choice = Readonly<{ to: string; label: string; isCurrent: boolean }>;
type ChoicesProps = { label: string; choices: readonly Choice[]; isColumn?: boolean };
const Choices = ({ label, choices, isColumn = false }: ChoicesProps) => (
  <Nav aria-label={label} isColumn={isColumn}>
    {choices.map(({ to, label: text, isCurrent }) => (
      <Link key={to} to={to} aria-current={isCurrent ? 'page' : undefined}>
        {text}
      </Link>
    ))}
  </Nav>
);

const useSportChoices = (section: Section, sports: readonly string[], current: string | null): readonly Choice[] => {
  const { t } = useTranslation('settingsAdmin');
  const sportName = useSportName();
  const choice = (key: string, label: string): Choice => ({
    ...{ to: `/dashboard/settings/${section}/${key}`, label, isCurrent: key === current },
  });
  if (section !== 'sports' && section !== 'prices') return [];
  const known = sports.map((key) => choice(key, sportName(key)));
  return section === 'sports'
    ? [
        ...known,
        choice(
          newSport,
          t(($) => $.sports.new),
        ),
      ]
    : known;
};

/** The choices beside it lead back. */
const Unknown = () => {
  const { t } = useTranslation('settingsAdmin');
  return <EmptyList title={t(($) => $.unknown.title)} text={t(($) => $.unknown.text)} />;
};

const isKnown = (section: Section, sport: string, sports: readonly string[]): boolean =>
  sports.includes(sport) || (section === 'sports' && sport === newSport);

const SectionOfClub = ({ section, sport }: { section: Section; sport: string | undefined }) => {
  const { t } = useTranslation('settingsAdmin');
  const environment = useRelayEnvironment();
  const settings = useLazyLoadQuery<SettingsPageQuery>(
    settingsQuery,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: useRetryKey() },
  );
  const current = sport ?? settings.bookingInfos.sports[0] ?? newSport;
  const choices = useSportChoices(section, settings.bookingInfos.sports, current);
  const Shown = shown[section];
  const refresh = useCallback(() => {
    fetchQuery<SettingsPageQuery>(environment, settingsQuery, {}, { fetchPolicy: 'network-only' }).subscribe({
      // The page keeps what it has.
      error: () => undefined,
    });
  }, [environment]);
  useEffect(() => followSettings(environment, refresh), [environment, refresh]);
  return (
    <>
      {choices.length > 0 && <Choices label={t(($) => $.sportsOfClub)} choices={choices} />}
      {sport === undefined || isKnown(section, sport, settings.bookingInfos.sports) ? (
        <Shown key={`${section} ${current}`} settings={settings} sport={current} onOutdated={refresh} />
      ) : (
        <Unknown />
      )}
    </>
  );
};

/** The club's settings, section by section; each is saved by itself, after its changes have been shown. */
export const SettingsPage = () => {
  const { t } = useTranslation('settingsAdmin');
  const params = useParams();
  const asked = params['section'] ?? 'club';
  const section = sections.find((each) => each === asked);
  const choices = sections.map((each) => ({
    to: `/dashboard/settings/${each}`,
    label: t(($) => $.sections[each]),
    isCurrent: each === section,
  }));
  return (
    <Page title={t(($) => $.title)} actions={<HistoryButton subjectId={clubSubjectId} subject={t(($) => $.title)} />}>
      <Layout>
        <Choices label={t(($) => $.title)} choices={choices} isColumn />
        <Main>
          <RetryBoundary>
            <Suspense fallback={<Skeleton height={480} />}>
              {section ? <SectionOfClub section={section} sport={params['sport']} /> : <Unknown />}
            </Suspense>
          </RetryBoundary>
        </Main>
      </Layout>
    </Page>
  );
};
