import type { RegistrationSettings } from '#shared/registration-settings.ts';

/** How suppliers register, in tests. */
export const registrationTexts: RegistrationSettings = {
  trades: [
    {
      id: 'piping',
      label: 'Piping',
    },
    {
      id: 'scaffolding',
      label: 'Scaffolding',
    },
  ],
  documents: [
    {
      id: 'commercial',
      label: 'Commercial registration',
      required: true,
      number: true,
      expiry: 'required',
    },
    {
      id: 'vat',
      label: 'VAT certificate',
      required: true,
      number: true,
      expiry: 'optional',
    },
    {
      id: 'bank',
      label: 'Bank letter',
      required: true,
      number: false,
      expiry: 'none',
      validDays: 180,
    },
    {
      id: 'injuries',
      label: 'Injury figures',
      hint: 'Of three years.',
      required: true,
      number: false,
      expiry: 'none',
      trades: ['scaffolding'],
    },
    {
      id: 'approvals',
      label: 'Approvals',
      required: false,
      number: false,
      expiry: 'optional',
    },
  ],
  remindDays: [60, 30, 7],
  start: {
    evaluation: 'Fifteen days.',
    documents: 'Have at hand:',
    optional: 'if you have it',
    only: 'for: {trades}',
    intro: 'Four entries.',
    button: 'Begin',
    lost: 'Lost link?',
  },
  labels: {
    company: 'Company',
    activities: 'What you offer',
    references: 'Three references of the last three years, with contact persons',
    user_name: 'Contact person',
    user_email: 'E-mail',
    user_phone: 'Telephone',
    second_name: 'Second contact person',
    second_email: 'E-mail of the second person',
    second_phone: 'Telephone of the second person',
    trade: 'Trade',
    number: 'Number',
    issued: 'Date of issue',
    expires: 'Date of expiry',
    file: 'File',
    earlier: 'Earlier version',
    answer: 'Your answer',
  },
  form: {
    title: 'Supplier registration',
    intro:
      'Nothing is sent until you press "Send the registration". Until then you can save and come back by the link that we have mailed to you.',
    kept: 'A registration that is not sent is erased on {day}. Each time you save it, it is kept for longer.',
    company: 'Your company',
    contacts: 'Contact persons',
    trades: 'Trades',
    documents: 'Documents',
    files: 'PDF, Word, picture or ZIP. A document that you have not yet can follow later.',
    plain: 'Up to 5 MB together. If there are more, save in between.',
    sending: '{share} sent. Keep this page open.',
    arrived: '{file} has arrived. Choose another file to replace it.',
    hijri: '{day} in the Umm al-Qura calendar',
    locked:
      'A trade has been decided. You can still correct contact persons, renew documents and add trades.',
    save: 'Save and go on later',
    send: 'Send the registration',
    change: 'Save the changes',
    saved: 'Everything is saved.',
    sent: 'Your registration has arrived. We have mailed you its reference and your link.',
    changed:
      'Somebody else has changed this registration since you opened it. Your entries are below; to keep them, save again. Choose your files again.',
    refused: 'Some entries need your attention.',
    asked: 'We ask: {question}',
    errors: {
      trade: 'Choose at least one trade.',
      tooMany: 'This registration has as many files as it can take. Please write to us.',
      size: 'These files were too large together. Save fewer at a time.',
      gone: '{file} has not arrived. Choose it again.',
      date: '{field} has to be a date such as 2026-12-31',
      order: '{field} cannot be before the date of issue',
    },
  },
  page: {
    link: 'Paste the link from our mail here',
    show: 'Show the registration',
    reference: 'Reference',
    received: 'Received',
    statuses: {
      received: {
        label: 'Received',
        explanation: 'Your registration is with our suppliers desk.',
      },
      missing: {
        label: 'Documents missing',
        explanation: 'To go on, we need the documents and answers that are named below.',
      },
      evaluation: {
        label: 'Under evaluation',
        explanation: 'The suppliers desk has opened your registration and evaluates it.',
      },
      approved: {
        label: 'Approved',
        explanation: 'You are an approved vendor. Keep your documents valid, by this page.',
      },
      suspended: {
        label: 'Suspended',
        explanation:
          'A document has expired. The approval counts again as soon as you have handed in the new one here.',
      },
      ended: {
        label: 'Ended',
        explanation:
          'The approval has ended. Bring your documents up to date and write to us, and we evaluate you again.',
      },
      declined: {
        label: 'Declined',
        explanation:
          'Thank you for your interest in working with us. We cannot approve you at present; the reasons are below.',
      },
      withdrawn: {
        label: 'Erased',
        explanation: 'This registration was erased with its files.',
      },
    },
    trades: {
      undecided: 'Not decided yet',
      approved: 'Approved until {until}. {reason}',
      suspended: 'Suspended, as a document has expired. Otherwise approved until {until}',
      ended: 'The approval ended on {until}',
      declined: 'Declined: {reason}',
    },
    missing: 'Missing or no longer valid:',
    until: 'valid until {day}',
    condition: 'Condition',
    withdraw: 'Erase this registration',
    question:
      'The registration, its files and its approvals are erased at once and for good. Do you want that?',
    erase: 'Erase it now',
    erased: 'The registration is erased.',
    unknown:
      'This link is not valid. The registration was erased, or its time of storage has ended.',
    failed: 'The request failed on our side. Please try again in a minute.',
  },
  lost: {
    title: 'Link to your registration',
    text: 'We mail the link to the address that you gave in the registration.',
    address: 'E-mail',
    button: 'Mail me the link',
    done: 'If a registration names this address, a mail with its link is on its way. It may take a few minutes. You can ask for it three times a day.',
  },
  mail: {
    link: {
      subject: ['Your registration'],
      body: 'Go on:\n\n{status}\n',
    },
    received: {
      subject: ['Registration {reference} has arrived'],
      body: 'Reference {reference}.\n\n{status}\n',
    },
    moved: {
      subject: ['Another address for {reference}'],
      body: '{status}\n',
    },
    asked: {
      subject: ['A question about {reference}'],
      body: '{fields}\n\n{status}\n',
    },
    decided: {
      subject: ['Decision about {reference}'],
      body: '{fields}\n\n{status}\n',
    },
    reminder: {
      subject: ['A document of {reference} expires'],
      body: '{fields}\n\n{status}\n',
    },
    office: {
      to: [
        {
          address: 'suppliers@company.example',
        },
      ],
      subject: ['Website: registration of {company}', 'Website: registration'],
      body: 'In {language}.\n\n{fields}\n\nReference {reference}.\n',
    },
    lapsing: {
      to: [
        {
          address: 'suppliers@company.example',
        },
      ],
      subject: ['Website: a document of {company} expires'],
      body: '{fields}\n\nReference {reference}.\n',
    },
    withdrawn: {
      to: [
        {
          address: 'suppliers@company.example',
        },
      ],
      subject: ['Website: registration {reference} was erased'],
      body: 'Erase your copies.\n',
    },
  },
};

/** The same in Arabic, as far as tests read it. */
export const arabicRegistrationTexts: RegistrationSettings = {
  ...registrationTexts,
  trades: [
    { id: 'piping', label: 'الأنابيب' },
    { id: 'scaffolding', label: 'السقالات' },
  ],
  labels: { ...registrationTexts.labels, company: 'المنشأة', user_email: 'البريد الإلكتروني' },
  form: {
    ...registrationTexts.form,
    title: 'تسجيل الموردين',
    saved: 'حُفظ كل شيء.',
    sent: 'وصل تسجيلك.',
  },
  mail: {
    ...registrationTexts.mail,
    received: {
      subject: ['وصل التسجيل {reference}'],
      body: 'الرقم المرجعي {reference}.\n\n{status}\n',
    },
  },
};
