import type { Edit, PlantedBug } from './plantedBug.ts';

const gateway = (name: string): string => `graphql-gateway/${name}`;

const ownersAlone = ['price', 'paymentMethod', 'paymentState', 'remark', 'cancelReason'];
const policyOf = (fields: readonly string[], policy: string): string =>
  `...allOf([${fields.map((field) => `'${field}'`).join(', ')}], ${policy}),`;

/** What only an owner and ADMIN may see of a booking is everybody's. */
const openedToAll = (opened: string): Edit => ({
  file: gateway('booking/bookingPolicies.ts'),
  find: policyOf(ownersAlone, 'hiddenFromOthers'),
  replace: `${policyOf(
    ownersAlone.filter((field) => field !== opened),
    'hiddenFromOthers',
  )} ${policyOf([opened], 'perPerson')}`,
});

/** Holes for those who come to break in: the suites of `npm run security` have to get through them. */
export const bugsInDefences: readonly PlantedBug[] = [
  {
    bug: 'A token that was made for others is good here',
    edits: [{ file: gateway('core/sessions.ts'), find: 'issuer, audience, typ,', replace: 'issuer, typ,' }],
    project: 'security',
    caughtBy: ['tokens'],
  },
  {
    bug: 'The token says by which algorithm it is to be checked',
    edits: [{ file: gateway('core/sessions.ts'), find: "algorithms: ['HS256'], ", replace: '' }],
    project: 'security',
    caughtBy: ['tokens'],
  },
  {
    bug: 'A member reads the bookings of whoever they name',
    edits: [
      {
        file: gateway('booking/bookingPolicies.ts'),
        find: 'bookingsByUser: selfOrAdmin',
        replace: 'bookingsByUser: perPerson',
      },
      {
        file: gateway('booking/bookingPolicies.ts'),
        find: 'user: { ...hiddenFromOthers, exception: namesAreShown }',
        replace: 'user: perPerson',
      },
    ],
    project: 'security',
    caughtBy: ['foreign-ids'],
  },
  {
    bug: 'Whoever has enough addresses may guess at a password for ever',
    edits: [
      {
        file: 'command-service/user/signInThrottle.ts',
        find: 'ofStrangers: 10,',
        replace: 'ofStrangers: 10_000,',
      },
    ],
    project: 'security',
    caughtBy: ['guessing'],
  },
  {
    bug: 'Our pages may be framed by everybody',
    edits: [
      {
        file: gateway('site/securityHeaders.ts'),
        find: `        frameAncestors: ["'none'"],\n`,
        replace: '',
      },
    ],
    project: 'security',
    caughtBy: ['headers'],
  },
  {
    bug: 'Everybody sees what others pay for their bookings',
    edits: [openedToAll('price')],
    project: 'security',
    caughtBy: ['foreign-ids'],
  },
  {
    bug: 'Everybody reads what others remark about their bookings',
    edits: [openedToAll('remark')],
    project: 'security',
    caughtBy: ['foreign-ids'],
  },
  {
    bug: 'Everybody reads why bookings of others were cancelled',
    edits: [
      openedToAll('cancelReason'),
      {
        file: gateway('booking/bookingType.ts'),
        find: "return isMine(booking, viewer) || viewer.principal === 'ADMIN' ? booking : null;",
        replace: "return isMine(booking, viewer) || viewer.principal !== 'ANONYMOUS' ? booking : null;",
      },
    ],
    project: 'security',
    caughtBy: ['foreign-ids'],
  },
  {
    bug: 'A form of somebody else’s page is a call, as long as it is plain text',
    edits: [
      {
        file: gateway('doors/graphqlDoor.ts'),
        find: 'const json = /^application\\/json *(?:;|$)/i;',
        replace: 'const json = /^(?:application\\/json|text\\/plain) *(?:;|$)/i;',
      },
    ],
    project: 'security',
    caughtBy: ['forms'],
  },
  {
    bug: 'A page of somebody else’s may open a socket',
    edits: [
      {
        file: gateway('doors/socketDoor.ts'),
        find: 'else if (!isOwnOrigin(request, isDemo)) turnAway(connection, 403);',
        replace: "else if (request.headers.origin === 'null') turnAway(connection, 403);",
      },
    ],
    project: 'security',
    caughtBy: ['sockets'],
  },
  {
    bug: 'A name is a name as soon as one of its lines is one',
    edits: [
      {
        file: 'contracts/user/userCommands.ts',
        find: '-]*$/u),',
        replace: '-]*$/mu),',
      },
    ],
    project: 'unit',
    caughtBy: ['command-service/user/personSchemas.unit.spec.ts'],
  },
  {
    bug: 'What somebody is called decides whom a letter goes to',
    edits: [
      {
        file: 'mail-service/post/smtpPost.ts',
        find: 'envelope: { from, to: [message.to.address] },',
        replace: 'envelope: { from, to: `${message.to.name} <${message.to.address}>` },',
      },
    ],
    project: 'int',
    caughtBy: ['mail-service/post/headerInjection.int.spec.ts'],
  },
  {
    bug: 'A reason is put into the page of a letter as it was written',
    edits: [
      {
        file: 'mail-service/letters/layout.ts',
        find: 'markup`<div>${line}</div>`',
        replace: 'markup`<div>${{ html: line }}</div>`',
      },
    ],
    project: 'int',
    caughtBy: ['mail-service/letters.int.spec.ts'],
  },
  {
    bug: 'The readable page of one’s data takes what is stored for markup',
    edits: [
      {
        file: 'client/user/profile/myData/DataView.tsx',
        find: 'if (isFact(value)) return textOf(name, value);',
        replace: 'if (isFact(value)) return <span dangerouslySetInnerHTML={{ __html: textOf(name, value) }} />;',
      },
    ],
    project: 'security',
    caughtBy: ['scripts'],
  },
];
