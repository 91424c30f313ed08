import type { TFunction } from 'i18next';
import type { LazyPage } from '../loading/lazyPage.ts';
import type { FeatureTexts, Namespace } from '../texts/registeredTexts.ts';
import type { TextSource } from '../texts/textSource.ts';

/** Who may see a page. Everybody else is redirected (client/app/Guarded.tsx). */
export type PageGuard = 'public' | 'signedIn' | 'admin';
/** Below `/auth` also: no session, or no session in a club that allows guests. */
export type AuthGuard = 'public' | 'signedOut' | 'newGuest';

export type PageRecord = Readonly<{
  /** The whole address, with parameters as react-router writes them: `/dashboard/user/:userID/edit`. */
  path: string;
  page: LazyPage;
  /** Namespaces that the page requires, besides `core` and those of its area. */
  texts: readonly Namespace[];
}>;

export type GuardedPage = PageRecord & Readonly<{ guard: PageGuard }>;

/** A page inside an area, whose guard applies to all of its pages. */
export type AreaPage = PageRecord | Readonly<{ path: string; redirectTo: string }>;

type MenuLabel = (t: TFunction) => string;

/** One entry of an area's menu. */
export type MenuEntry<Section extends string> = Readonly<{
  section: Section;
  /** Ascending within the section. */
  order: number;
  to: string;
  icon: string;
  /** The namespace that holds the labels. */
  texts: Namespace;
  label: MenuLabel;
  pages?: readonly Readonly<{ to: string; label: MenuLabel }>[];
  /** Set where it is left out while hour cards are of no use to the viewer (decisions.md P24). */
  needsVouchers?: true;
}>;

/** The part of a feature that every visit loads. */
export type OpenFeature = Readonly<{ texts: FeatureTexts; later?: TextSource; pages: readonly GuardedPage[] }>;

/** The part of a feature for the pages of sign-in and registration, `/auth`. */
export type AuthFeature = Readonly<{
  texts: FeatureTexts;
  pages: readonly (PageRecord & Readonly<{ guard: AuthGuard }>)[];
}>;

type AreaFeature<Section extends string> = Readonly<{
  pages: readonly AreaPage[];
  menu: readonly MenuEntry<Section>[];
  texts: FeatureTexts;
}>;

/** The part of a feature for the area of the signed-in person, `/user`. */
export type OwnFeature = AreaFeature<'bookings' | 'profile'>;

type AdminSection = 'top' | 'booking' | 'other';

/** `key` as in TENNIS, `name` in the language on screen, `index` in the club's order. */
export type SportOfMenu = Readonly<{ key: string; name: string; index: number }>;

/** The part of a feature for the dashboard; only admins load it, texts included. */
export type AdminFeature = AreaFeature<AdminSection> &
  Readonly<{
    /** One more entry for each sport of the club; `texts` holds the labels. */
    sportMenu?: Readonly<{ texts: Namespace; entryOf: (sport: SportOfMenu) => MenuEntry<AdminSection> }>;
  }>;
