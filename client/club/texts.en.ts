import type { TextShape } from '../core/texts/textShape.ts';
import type { clubTextsDe } from './texts.de.ts';

export const clubTextsEn: TextShape<typeof clubTextsDe> = {
  imprint: {
    title: 'Legal notice',
    intro: 'Information required by § 5 DDG and § 18 (2) MStV (Germany)',
    provider: 'Provider',
    contact: 'Contact',
    email: 'E-mail',
    phone: 'Telephone',
    board: 'Represented by the board',
    register: 'Entered in the register of associations',
    vatId: 'VAT identification number (§ 27a UStG)',
    responsible: 'Responsible for the content (§ 18 (2) MStV)',
    places: 'Where we play',
    inside: 'Indoor hall',
    outside: 'Outdoor courts',
    map: 'View on the map',
    mapNote: 'The link leads to a map service of somebody else. It learns nothing of you until you open it.',
    dispute: 'Consumer dispute resolution',
    disputeText: 'We do not take part in dispute resolution before a consumer arbitration board and need not do so.',
  },
  terms: {
    title: 'Rules for courts and play',
    version: 'As of {{date}}, version {{version}}',
    none: 'No rules for courts and play',
    noneText: 'The club has not published any yet.',
  },
  privacy: {
    title: 'Privacy',
    intro: 'What we keep about you, what for, on which basis and for how long.',
    controller: 'Controller',
    controllerText: 'The club is the controller as defined by the GDPR. Write to us with any question about your data.',
    table: {
      title: 'Your data with us',
      what: 'What, and what for',
      basis: 'Basis',
      retention: 'For how long',
    },
    classes: {
      account: {
        name: 'Your account',
        purpose:
          'Name, member number, e-mail, telephone, address, role and language: so that you can sign in, book and be invoiced.',
      },
      unconfirmed: {
        name: 'Guest accounts not yet confirmed',
        purpose: 'What you enter to register, until you have opened the link in our e-mail.',
      },
      bookings: {
        name: 'Your bookings',
        purpose:
          'Court, time, price and remark: for the court plan and for billing. Afterwards they name nobody; the record of events keeps a number in place of your name.',
      },
      seasonOffers: {
        name: 'Offers for the next season',
        purpose: 'Which time we offer you and what you answer: so that we can plan the season.',
      },
      vouchers: {
        name: 'Hour cards',
        purpose: 'Which card you ordered when, and which booking used its hours: for billing.',
      },
      payments: {
        name: 'Online payments',
        purpose:
          'Amount, method and the number of the payment at the provider: so that your booking is paid and you can get money back. We never see card or account data.',
      },
      invoices: {
        name: 'Invoices',
        purpose:
          'Name, address, amounts and for whom you pay: for as long as tax law demands, from the end of the year.',
      },
      mandates: { name: 'Direct debit mandates', purpose: 'IBAN and name: to collect invoices.' },
      debits: { name: 'Direct debits', purpose: 'Account and amount: vouchers that tax law requires.' },
      statements: {
        name: 'The bank statements of the club',
        purpose: 'Name, account, text and amount of your payments to the club: for as long as tax law demands.',
      },
      mails: {
        name: 'E-mails to you',
        purpose: 'Which e-mail was sent when, without its text: so that we can send it to you once more.',
      },
      codes: {
        name: 'One-time codes',
        purpose: 'Codes and links from our e-mails, stored unreadably; each works only once.',
      },
      secondFactor: {
        name: 'Second factor',
        purpose: 'The key of your authenticator app, if you set one up.',
      },
      signIns: {
        name: 'Attempts to sign in',
        purpose:
          'When and from where an attempt failed, as a checksum instead of an address: so that nobody can try out passwords.',
      },
      sessions: {
        name: 'Signed-in devices',
        purpose:
          'With which browser and system you have been signed in since when, without an address: so that you see where you are signed in, and can sign a device out.',
      },
      calendarLink: {
        name: 'Link to your calendar',
        purpose: 'Since when there has been one, and a checksum of the link, if you subscribe to your bookings.',
      },
      knownPlaces: {
        name: 'Where you sign in from',
        purpose:
          'A checksum of the address that you last signed in from: so that nobody can lock you out by wrong attempts.',
      },
      protocol: {
        name: 'Record of events',
        purpose:
          'Who booked or changed what and when, with a number in place of the name: so that questions can be settled.',
      },
      backups: {
        name: 'Backups',
        purpose:
          'Copies of all data, so that nothing is missing after damage. What was erased can no longer be read in them afterwards.',
      },
    },
    bases: {
      contract: 'Contract and membership (Art. 6 (1) b GDPR)',
      law: 'Legal obligation (Art. 6 (1) c GDPR, § 147 AO, § 14b UStG)',
      interest: 'Legitimate interest in running this safely (Art. 6 (1) f GDPR)',
    },
    retention: {
      erasure: 'until your account is erased',
      removed: 'until you remove it',
      years_one: '{{count}} year',
      years_other: '{{count}} years',
      days_one: '{{count}} day',
      days_other: '{{count}} days',
    },
    browser: {
      title: 'In your browser',
      text: 'We set no cookie unless you switch the language: then it is in one, and nothing else. We embed nothing from other servers: no fonts, no maps, no counting. Only what you choose or do yourself is kept, and only in your browser.',
      what: 'What',
      key: 'Name in storage',
      until: 'For how long',
      session: 'until you close the tab, 4 hours at most',
      local: 'until you change it or clear it in your browser',
      keys: {
        session: 'That you are signed in',
        typedInput: 'What you have typed, while the page reloads for a new version',
        reloaded: 'The versions for which the page has reloaded itself',
        booking: 'The booking you have begun',
        preferences: 'The sport, view and way of paying that you chose last',
        language: 'Your language, also as a cookie',
        mode: 'Light or dark colours',
        contrast: 'Normal or bold contrast',
        layout: 'Where the menu stands',
        density: 'How close lists are set',
        kioskPairing: 'On a screen in the club house: with what it asks for the courts of today',
      },
    },
    recipients: {
      title: 'Who else receives them',
      text: 'Nobody but those who run our servers and send our e-mails, bound by our instructions (Art. 28 GDPR). Invoices also go to our tax adviser and, on demand, to the tax office. Other members see in the court plan that a court is taken, but not by whom; unless the club shows names.',
      online:
        'If you pay online, we give the amount and the number of your order to PayPal or, for credit cards, to Stripe. What you enter on their page only they learn; their privacy policy applies to it.',
    },
    more: {
      title: 'Good to know',
      list: {
        duty: 'What you have to tell us: only what we need for account, booking and invoice. Without it we cannot set up an account for you.',
        abroad:
          'Data abroad: we pass nothing on to countries outside the EU. A payment provider that you choose yourself may do so.',
        automatic: 'Automated decisions: none. Nobody is rated, and no profile of you is made.',
      },
    },
    rights: {
      title: 'Your rights',
      list: {
        access: 'Access and a copy: in your profile you can view and download all your data.',
        correction:
          'Correction: you change address, telephone and language yourself, everything else by a message to us.',
        erasure: 'Erasure: you can ask for it in your profile. Invoices stay for as long as the law demands.',
        restriction: 'Restriction and objection: write to us if you object to any processing.',
        complaint: 'Complaint: to the data protection authority of your federal state.',
      },
    },
  },
};
