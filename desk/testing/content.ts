import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DESK_FILE, type Words } from '#shared/desk-content.ts';
import type { DeskContent } from '../content.ts';
import { arabicRegistrationTexts, registrationTexts } from './registration-texts.ts';
import { uploadTexts } from './upload-texts.ts';

const labels = {
  files: 'Drawings',
  uploads: 'Drawings',
  recipient: 'To',
  user_name: 'Name',
  user_email: 'E-mail',
  user_phone: 'Telephone',
  user_subject: 'Subject',
  message: 'Message',
};

const page = {
  question: 'Each issue has a link to unsubscribe.',
  link: 'Link from our mail',
  unknown: 'This link is not valid.',
};

const english: Words = {
  language: {
    code: 'en',
    name: 'English',
    direction: 'ltr',
    locale: 'en-GB',
    offer: 'Read in English',
    close: 'Close',
  },
  base: '',
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
    wait: 'Please try again in {time}.',
    goBack: 'Go back to the form.',
    refusals: { status429: 'Too Many Requests', status503: 'Service Unavailable' },
    errors: {
      required: '{field} is a required field',
      emailInvalid: 'Your Email is not valid! Provide valid email',
      tooLong: '{field} is too long: at most {max} characters can be sent',
      notText: '{field} has to be text',
      urlInvalid: '{field} has to be a whole address, such as https://name.example/works',
      fileType: '{field} has to be a .pdf, .doc or .docx file',
      fileEmpty: '{field} is an empty file',
      fileNameLong: '{field} has a file name of more than 255 characters',
      fileTooLarge: '{field} is larger than 5 MB',
      fileContent: '{field} is not a PDF or Word document, or it is damaged',
      fileTextFormat: '{field} is not a Word document: open it in Word, save it as PDF',
      filePassword: '{field} opens only with a password: remove the password',
      fileInfected: '{field} contains a virus: please send a clean file',
      fileGone: '{field} was changed or moved: choose it again',
      drawingType: '{field} is of a type that we cannot open.',
      allBlank: 'Please fill in at least one field.',
    },
  },
  errorPage: {
    title: 'Unexpected Application Error',
    text: 'Something on our side failed.',
    home: 'Back To Home',
  },
  siteName: 'Example Company',
  phone: '+966 13 000 0010',
  email: 'office@company.example',
  contact: 'Contact',
  cards: [
    { id: 5, title: 'Procurement', email: 'procurement@company.example' },
    { id: 4, title: 'Supplier registration', email: 'suppliers@company.example' },
  ],
  vacancies: [{ number: 'V-31', title: 'Pipe welder' }],
  inbox: { unseenHours: 24, stages: [], templates: [] },
  uploads: uploadTexts,
  registration: registrationTexts,
  mails: {
    contact: {
      office: {
        to: [{ address: 'office@company.example' }],
        subject: [
          'Website, {recipient}: {user_subject}',
          'Website, {recipient}: message from {user_name}',
          'Website, {recipient}: message from a visitor',
          'Website: {user_subject}',
          'Website: message from {user_name}',
          'Website: message from a visitor',
        ],
        body: 'Replies to this e-mail go to {user_email}.\n\nIn {language}.\n\n{fields}\n',
      },
      suspected: '[Suspected spam]',
    },
    career: {
      office: {
        to: [{ address: 'careers@company.example' }],
        subject: [
          'Website: application for {vacancy} from {user_name}',
          'Website: application from {user_name}',
        ],
        body: 'Replies to this e-mail go to {user_email}.\n\nIn {language}.\n\n{fields}\n\nReference {reference}.\n\n{status}\n',
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
        link: 'Link from our mail',
        show: 'Show',
        withdraw: 'Withdraw this application',
        question: 'The applicant sees the status.',
        done: 'The new status is stored.',
        unknown: 'This link is not valid.',
        failed: 'The request failed.',
      },
      file: {
        sentAs: 'Sent as',
        unscanned: 'Not scanned for viruses.',
        remarks: {
          macros: 'Contains macros.',
          javaScript: 'Contains JavaScript.',
          launch: 'Can start another application.',
          executable: 'Contains an executable file.',
        },
      },
    },
    withdrawal: {
      office: {
        to: [{ address: 'careers@company.example' }],
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
        to: [{ address: 'office@company.example' }],
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
        to: [{ address: 'office@company.example' }],
        subject: ['Website: new subscriber'],
        body: '{fields}\n\nIn {language}.\n\nEvery newsletter must include this link:\n\n{unsubscribe}\n',
      },
    },
    unsubscribe: {
      office: {
        to: [{ address: 'office@company.example' }],
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
    digest: {
      office: {
        subject: [
          'Website: messages that need an operator: {attention}',
          'Website: {received} received, {delivered} delivered, {waiting} waiting',
        ],
        body: 'If it does not come, call the operator.\n\nMessages that need an operator: {attention}.\n\nSince {since}:\n\n{fields}\n',
      },
      labels: {
        received: 'Received',
        suspected: 'Suspected spam',
        delivered: 'Delivered',
        waiting: 'Waiting',
        oldest: 'Oldest received',
        parked: 'Parked',
        damaged: 'Damaged',
        refusedByVisitors: 'Refused by the mail servers of visitors',
        refused: 'Refused',
        free: 'Free space',
      },
      refusals: {
        address: 'One sender',
        network: 'One network',
        customer: 'One customer',
        total: 'All senders',
        confirm_mailbox: 'One mailbox',
        confirm_domain: 'One mail domain',
        no_memory: 'Memory',
        not_stored: 'Store',
        infected_file: 'Virus',
      },
    },
  },
};

const { career, confirm, contact, unsubscribe, withdrawal } = english.mails;

const arabicPage = {
  question: 'في كل عدد رابط لإلغاء الاشتراك.',
  link: 'الرابط من رسالتنا',
  unknown: 'هذا الرابط غير صالح.',
};

/** The texts that visitors read, and the mail about their messages. */
const arabic: Words = {
  language: {
    code: 'ar',
    name: 'العربية',
    direction: 'rtl',
    locale: 'ar-SA-u-ca-gregory-nu-latn',
    offer: 'تصفّح بالعربية',
    close: 'أغلق',
  },
  base: '/ar',
  registration: arabicRegistrationTexts,
  siteName: 'شركة المثال',
  phone: english.phone,
  email: english.email,
  contact: 'تواصل معنا',
  labels: {
    ...english.labels,
    contact: {
      recipient: 'إلى',
      user_name: 'الاسم',
      user_email: 'البريد الإلكتروني',
      user_phone: 'الهاتف',
      user_subject: 'الموضوع',
      message: 'الرسالة',
    },
  },
  refusalPage: {
    title: 'لم تُرسل رسالتك.',
    advice: 'بياناتك باقية هنا.',
    submit: 'أرسل الرسالة',
    fileAgain: 'اختر الملف مرة أخرى.',
    anyRecipient: 'يحيلها المكتب',
    wait: 'مدة الانتظار: {time}.',
    goBack: 'عُد إلى النموذج.',
    refusals: { status429: 'وصلتنا طلبات كثيرة.', status503: 'تعذّر الحفظ.' },
    errors: {
      ...english.refusalPage.errors,
      emailInvalid: 'عنوان البريد الإلكتروني غير صحيح.',
      tooLong: 'النص في حقل «{field}» أطول من {max}',
    },
  },
  errorPage: { title: 'خطأ غير متوقع', text: 'الخلل من جهتنا.', home: 'عُد إلى الرئيسية' },
  cards: [
    { id: 5, title: 'المشتريات', email: 'procurement@company.example' },
    { id: 4, title: 'تسجيل الموردين', email: 'suppliers@company.example' },
  ],
  vacancies: [{ number: 'V-31', title: 'لحّام أنابيب' }],
  uploads: uploadTexts,
  inbox: english.inbox,
  mails: {
    ...english.mails,
    contact: {
      office: {
        to: contact.office.to,
        subject: ['الموقع، {recipient}: رسالة من {user_name}'],
        body: 'بلغة {language}.\n\n{fields}\n',
      },
      suspected: '[بريد مزعج محتمل]',
    },
    career: {
      ...career,
      visitor: {
        subject: ['طلبك، الرقم المرجعي {reference}'],
        body: 'وصلنا من {user_email}:\n\n{status}\n\nمع التحية،\nشركة المثال\n+966 13 000 0010\n',
      },
      page: {
        title: 'طلب الوظيفة',
        reference: 'الرقم المرجعي',
        statuses: {
          received: { label: 'استُلم', explanation: 'لم يُقرأ بعد.' },
          read: { label: 'قُرئ', explanation: 'لم يُتخذ القرار بعد.' },
          invited: { label: 'دعوة', explanation: 'نود أن نلتقي بك.' },
          declined: { label: 'اعتذار', explanation: 'نعتذر.' },
          withdrawn: { label: 'سُحب', explanation: 'مُحي.' },
        },
        link: 'الرابط من رسالتنا',
        show: 'اعرض',
        withdraw: 'اسحب هذا الطلب',
        question: 'يرى المتقدم الحالة.',
        done: 'حُفظت الحالة.',
        unknown: 'هذا الرابط غير صالح.',
        failed: 'تعذّر التنفيذ.',
      },
    },
    withdrawal: {
      ...withdrawal,
      page: {
        ...arabicPage,
        title: 'سحب الطلب',
        button: 'اسحب وامحُ',
        done: 'سُحب طلبك.',
        failed: 'لم يُسحب طلبك بعد.',
      },
    },
    confirm: {
      ...confirm,
      visitor: {
        subject: ['أكّد عنوان بريدك الإلكتروني'],
        body: 'أكّد عنوانك من هنا:\n\n{confirm}\n\nنمحو {user_email} بعد سبعة أيام.\n',
      },
      page: {
        ...arabicPage,
        title: 'تأكيد البريد الإلكتروني',
        button: 'أكّد',
        done: 'عنوانك مؤكد.',
        failed: 'لم يؤكَّد عنوانك بعد.',
      },
    },
    unsubscribe: {
      ...unsubscribe,
      page: {
        ...arabicPage,
        title: 'إلغاء الاشتراك',
        button: 'ألغِ الاشتراك',
        done: 'أُلغي اشتراكك.',
        failed: 'ما زلت مشتركًا.',
      },
    },
  },
};

/** The content of test desks. */
export const content: DeskContent = {
  ...english,
  languages: [english, arabic],
  emailjs: {
    publicKey: 'website-forms',
    serviceId: 'service_desk',
    templateIds: {
      contact: 'template_contact',
      subscribe: 'template_subscribe',
      career: 'template_career',
    },
  },
  timeZone: 'Asia/Riyadh',
  retentionDays: {
    contact: 365,
    confirm: 7,
    subscribe: null,
    unsubscribe: 30,
    career: 365,
    withdrawal: 30,
    draft: 60,
    registration: null,
    audit: 365,
  },
};

/** Writes the content into the folder of a build, as the build does. */
export function writeContent(folder: string, changed: Partial<DeskContent> = {}): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, DESK_FILE), JSON.stringify({ ...content, ...changed }));
}
