import { type Role, personId } from '@platzwart/contracts/core';
import type { RegisterPerson } from '@platzwart/contracts/user';
import type { SeededRandom } from './seededRandom.ts';

/**
 * One password for all people of the demo club; the demo logins exist in demo mode only. People could not choose it: seeding bypasses the
 * password rules (seedDemoClub.ts), so that the password is easy to pass on.
 */
export const demoPassword = 'platzwart';

export type DemoPerson = RegisterPerson['data'];

type Named = Readonly<{ name: string; role: Role; memberNumber: string; email?: string }>;

/** The five people that README and tests sign in with. */
const withLogin: readonly Named[] = [
  { name: 'Petra Schulz', role: 'ADMIN', memberNumber: '100', email: 'admin@platzwart.example' },
  { name: 'Thomas Winter', role: 'TRAINER', memberNumber: '200', email: 'trainer@platzwart.example' },
  { name: 'Anna Berger', role: 'MEMBER', memberNumber: '1001', email: 'anna@platzwart.example' },
  { name: 'Ben Krüger', role: 'MEMBER', memberNumber: '1002', email: 'ben@platzwart.example' },
  { name: 'Greta Stein', role: 'GUEST', memberNumber: '900000', email: 'gast@platzwart.example' },
];

const memberNames = `Jürgen Müller, Sabine Weiß, Özlem Yıldız, Jörg Schäfer, Katharina Vogel, Lukas Neumann, Marie Zimmermann,
  Felix Hartmann, Sophie Lange, Maximilian Krause, Lena Köhler, Paul Herrmann, Emilia König, Jonas Walter, Hannah Maier,
  Leon Huber, Clara Fuchs, Moritz Scholz, Johanna Möller, David Kaiser, Franziska Groß, Tobias Jung, Miriam Hahn, Stefan Keller,
  Nina Schubert, Andreas Roth, Julia Frank, Matthias Albrecht, Eva Simon, Christian Ludwig, Annika Winkler, Sebastian Böhm,
  Laura Martin, Philipp Busch, Carolin Heinrich, Florian Kühn, Verena Lorenz, Oliver Baumann, Anne-Sophie Dietrich, Jan Sommer,
  Renate Seidel, Karl-Heinz Brandt, Ulrike Haas`;
const guestNames = `Rüdiger Graf, Melanie Schreiber, Niklas Ziegler, Sandra Kuhn, Marco Pohl, Theresa Engel, Patrick Horn,
  Ingrid Bergmann, Yannick Thomas, Silke Voigt, Robert Sauer`;

const numbered = (names: string, role: Role, first: number): readonly Named[] =>
  names.split(',').map((name, index) => ({ name: name.trim(), role, memberNumber: String(first + index) }));

const second: Named = { name: 'Claudia Arnold', role: 'TRAINER', memberNumber: '201' };

const everybody: readonly Named[] = [
  ...withLogin,
  second,
  ...numbered(memberNames, 'MEMBER', 1003),
  ...numbered(guestNames, 'GUEST', 900_001),
];

/** Katharina Vogel. */
export const demoGuardian = '1007';

const plainLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ı: 'i' };

const addressOf = (name: string): string =>
  `${name
    .toLowerCase()
    .replace(/[äöüßı]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(' ', '.')}@platzwart.example`;

const streetNames = ['Lindenweg', 'Gartenstraße', 'Am Bahnhof', 'Schillerstraße', 'Mühlenweg', 'Rosenallee'] as const;

const personOf = ({ name, role, memberNumber, email = addressOf(name) }: Named, random: SeededRandom): DemoPerson => {
  const [firstName = '', ...lastName] = name.split(' ');
  const [street, houseNumber] = [random.pick(streetNames), String(random.between(1, 99))];
  return {
    personId: personId(random.uuid()),
    ...{ memberNumber, role, verified: true, active: true, password: demoPassword },
    // People who help on the grounds get a discount.
    discount: role === 'MEMBER' && memberNumber > '1010' && random.chance(0.1) ? 10 : 0,
    person: {
      ...{ firstName, lastName: lastName.join(' '), email, phone: `+49 1234 ${random.between(100_000, 999_999)}` },
      ...{ address: { city: 'Musterstadt', houseNumber, street, zip: '12345', country: 'DE' }, language: 'de' },
    },
  };
};

/** Sixty people; the same for the same seed. */
export const demoPeople = (random: SeededRandom): readonly DemoPerson[] =>
  everybody.map((named) => personOf(named, random));

/** Invited, but never signed in: the email with the code is in the mailbox. */
export const demoInvited = (random: SeededRandom): DemoPerson => {
  const invited = personOf({ name: 'Nele Fischer', role: 'MEMBER', memberNumber: '1046' }, random);
  return { ...invited, verified: false, password: null };
};

/** Two children of Katharina Vogel, who books and pays for them (decisions.md N5); Mia has no e-mail, and so no access. */
export const demoChildren = (random: SeededRandom): readonly [mia: DemoPerson, tim: DemoPerson] => {
  const mia = personOf({ name: 'Mia Vogel', role: 'MEMBER', memberNumber: '1048' }, random);
  const tim = personOf({ name: 'Tim Vogel', role: 'MEMBER', memberNumber: '1049' }, random);
  const hers = { ...mia, person: { ...mia.person, email: null }, verified: false, password: null };
  return [
    { ...hers, guardianID: demoGuardian },
    { ...tim, guardianID: demoGuardian },
  ];
};

/** Deactivated, so sign-in is refused. */
export const demoDeactivated = (random: SeededRandom): DemoPerson => {
  const left = personOf({ name: 'Werner Schmitt', role: 'MEMBER', memberNumber: '1047' }, random);
  return { ...left, active: false };
};
