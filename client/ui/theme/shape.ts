/** Corner radii in px: cells of the plan, buttons and fields, cards, big pictures. */
export const radius = { cell: 6, control: 10, card: 16, hero: 24, round: 999 } as const;

/** Smallest side of a tap target, in px. */
export const touchTarget = 44;

/** Height of the header bar in px, below and from the `md` breakpoint (product.md §9). */
export const headerHeight = { phone: 64, desktop: 80 } as const;

/** Width in px of a drawer, and of a menu beside the page: whole, and as icons (product.md §9). */
export const drawerWidth = 280;
export const miniWidth = 88;
