import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../core/features/feature.ts';
import { useVouchersVisible } from '../../core/vouchers/useVouchersVisible.ts';
import type { AreaSection } from '../../ui/area/areaMenu.ts';

/** The entries of all features under the titles of their sections, each in its order; an empty section is left out. */
export const useMenuSections = <Section extends string>(
  menu: readonly MenuEntry<Section>[],
  titles: readonly (readonly [section: Section, title: string | null])[],
): readonly AreaSection[] => {
  const { t } = useTranslation('core');
  // Suspends until the labels are loaded.
  useTranslation(menu.map(({ texts }) => texts));
  const hasVouchers = useVouchersVisible();
  const entriesOf = (section: Section): AreaSection['entries'] =>
    menu
      .filter((entry) => entry.section === section && (hasVouchers || entry.needsVouchers !== true))
      .toSorted((a, b) => a.order - b.order)
      .map(({ to, icon, label, pages }) => ({
        to,
        icon,
        label: label(t),
        ...(pages && { pages: pages.map((page) => ({ to: page.to, label: page.label(t) })) }),
      }));
  return titles
    .map(([section, title]) => ({ title, entries: entriesOf(section) }))
    .filter(({ entries }) => entries.length > 0);
};
