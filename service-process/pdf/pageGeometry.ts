/** Points of PDF in a millimetre. */
const pointsPerMillimetre = 72 / 25.4;
export const millimetres = (value: number): number => value * pointsPerMillimetre;

/** A4 and DIN 5008 form B, in points from the left and upper edge. */
export const page = {
  width: millimetres(210),
  height: millimetres(297),
  left: millimetres(25),
  right: millimetres(190),
  /** Where the letterhead begins. */
  top: millimetres(15),
  /** Below it, an envelope's window shows the return address, and the recipient from `recipientTop` on. */
  window: {
    left: millimetres(20),
    top: millimetres(45),
    width: millimetres(85),
    inset: millimetres(5),
    recipientTop: millimetres(62.7),
  },
  information: { left: millimetres(125), top: millimetres(50), width: millimetres(65) },
  subjectTop: millimetres(98.5),
  /** Where the content of the further pages begins. */
  continuedTop: millimetres(25),
  contentBottom: millimetres(262),
  footerTop: millimetres(268),
  folds: [millimetres(105), millimetres(210)],
  punch: millimetres(148.5),
} as const;

export const contentWidth = page.right - page.left;
