/** Names of the usual sports; one that is missing here is shown by its key. */
export const sportTextsDe = {
  TENNIS: 'Tennis',
  HALL: 'Halle',
  SQUASH: 'Squash',
  PADEL: 'Padel',
  BADMINTON: 'Badminton',
} as const;
