import { MESSAGES } from '#api/messages.ts';
import { paletteOf } from '#api/palette.ts';
import { type DeskContent, readContent } from '../content.ts';

const labels = {
  recipient: 'To',
  user_name: 'Name',
  user_email: 'E-mail',
  user_phone: 'Telephone',
  user_subject: 'Subject',
  message: 'Message',
};

const page = {
  question: 'Each issue has a link to unsubscribe.',
  unknown: 'This link is not valid.',
};

/** Content of the desks in tests: their own, but for the EmailJS ids, which forms.ts reads too. */
export const content: DeskContent = {
  emailjs: readContent().emailjs,
  labels: {
    contact: labels,
    subscribe: labels,
    career: {
      vacancy: 'Position',
      user_name: 'Full name',
      user_email: 'E-mail',
      user_phone: 'Contact number',
      portfolio: 'Portfolio link',
      resume: 'Résumé',
    },
  },
  refusalPage: {
    title: "Something went wrong! Your message didn't sent.",
    advice: 'Your entries are still here.',
    submit: 'Send Message',
    fileAgain: 'Please choose the file again.',
    anyRecipient: 'The office forwards it',
    errors: MESSAGES,
  },
  siteName: 'Example Company',
  colours: paletteOf({ accent: '#0b4ea2', ink: '#101828' }).roles,
  timeZone: 'Asia/Riyadh',
  retentionDays: {
    contact: 365,
    confirm: 7,
    subscribe: null,
    unsubscribe: 30,
    career: 365,
    withdrawal: 30,
  },
  mails: {
    contact: {
      office: {
        to: ['office@company.example'],
        subject: [
          'Website, {recipient}: {user_subject}',
          'Website, {recipient}: message from {user_name}',
          'Website, {recipient}: message from a visitor',
          'Website: {user_subject}',
          'Website: message from {user_name}',
          'Website: message from a visitor',
        ],
        body: 'Replies to this e-mail go to {user_email}.\n\n{fields}\n',
      },
      recipients: {
        Procurement: ['procurement@company.example'],
        'Supplier registration': ['suppliers@company.example'],
      },
    },
    career: {
      office: {
        to: ['careers@company.example'],
        subject: [
          'Website: application for {vacancy} from {user_name}',
          'Website: application from {user_name}',
        ],
        body: 'Replies to this e-mail go to {user_email}.\n\n{fields}\n\nReference {reference}.\n\n{status}\n',
      },
      visitor: {
        subject: ['Your application, reference {reference}'],
        body: 'Received from {user_email}:\n\n{status}\n',
      },
      page: {
        title: 'Application',
        reference: 'Reference',
        statuses: {
          received: { label: 'Received', explanation: 'Not read yet.' },
          read: { label: 'Read', explanation: 'Not decided yet.' },
          invited: { label: 'Invited', explanation: 'We would like to meet you.' },
          declined: { label: 'Declined', explanation: 'We cannot offer you this work.' },
          withdrawn: { label: 'Withdrawn', explanation: 'It is erased.' },
        },
        withdraw: 'Withdraw this application',
        question: 'The applicant sees the status.',
        done: 'The new status is stored.',
        unknown: 'This link is not valid.',
        failed: 'The request failed.',
      },
    },
    withdrawal: {
      office: {
        to: ['careers@company.example'],
        subject: ['Website: application {reference} was withdrawn'],
        body: 'The application {reference} is erased.\n',
      },
      page: {
        ...page,
        title: 'Withdraw the application',
        button: 'Withdraw and erase',
        done: 'Your application is withdrawn.',
        failed: 'Your application is not withdrawn yet.',
      },
    },
    confirm: {
      visitor: {
        subject: ['Please confirm your e-mail address'],
        body: 'To receive the newsletter, confirm your address here:\n\n{confirm}\n\nWe erase {user_email} after seven days.\n',
      },
      office: {
        to: ['office@company.example'],
        subject: ['Website: subscription not confirmed'],
        body: 'Nothing was mailed to this address:\n\n{fields}\n',
      },
      page: {
        ...page,
        title: 'Confirm your e-mail address',
        button: 'Confirm',
        done: 'Your address is confirmed.',
        failed: 'Your address is not confirmed yet.',
      },
    },
    subscribe: {
      office: {
        to: ['office@company.example'],
        subject: ['Website: new subscriber'],
        body: '{fields}\n\nEvery newsletter must include this link:\n\n{unsubscribe}\n',
      },
    },
    unsubscribe: {
      office: {
        to: ['office@company.example'],
        subject: ['Website: {user_email} has unsubscribed'],
        body: 'Remove this address from your own lists:\n\n{fields}\n',
      },
      page: {
        ...page,
        title: 'Unsubscribe',
        button: 'Unsubscribe',
        done: 'You are unsubscribed.',
        failed: 'The request failed, and you are still subscribed.',
      },
    },
  },
};
