import { HONEYPOT_NAME } from '#shared/wire.ts';
import { pdfOf } from '#tools/certificates/pdf-of.ts';

/** A message of invented people, for the pictures of docs/inbox.md. */
export interface Letter {
  form: 'contact' | 'career';
  /** Hours between its arrival and the pictures. */
  hoursAgo: number;
  language: 'en' | 'ar';
  fields: Record<string, string>;
  /** The office's mail server refuses its mail. */
  isRefused?: true;
}

const from = (user_name: string, user_email: string) => ({ user_name, user_email });

const application = (
  hoursAgo: number,
  language: Letter['language'],
  sender: ReturnType<typeof from>,
  vacancy: string,
): Letter => ({
  form: 'career',
  hoursAgo,
  language,
  fields: { ...sender, user_phone: '+966 55 000 0000', vacancy },
});

const ENGINEER = 'V-35 مهندس موقع مدني';

/** The messages, the oldest first. */
export const LETTERS: readonly Letter[] = [
  application(90, 'ar', from('ريم السالم', 'reem@mail.example'), ENGINEER),
  application(
    76,
    'en',
    from('John Mathew', 'john@mail.example'),
    'V-31 Pipe welder, 6G, GTAW and SMAW',
  ),
  {
    form: 'contact',
    hoursAgo: 74,
    language: 'ar',
    fields: {
      ...from('أحمد القحطاني', 'ahmad@tahlia.example'),
      recipient: 'مكتب المبيعات',
      user_phone: '+966 13 000 0096',
      user_subject: 'زيارة الموقع قبل التسعير',
      message:
        'السلام عليكم،\nنطلب تسعير خط مياه قطره 24 بوصة وطوله 3 كم. هل يمكنكم زيارة الموقع يوم الثلاثاء قبل تقديم العرض؟\nوشكرًا لكم.',
    },
  },
  application(
    51,
    'ar',
    from('سعد الدوسري', 'saad@mail.example'),
    'V-34 متدرب مهني: لحّام أنابيب أو فني تركيب أنابيب أو عامل رفع',
  ),
  {
    form: 'contact',
    hoursAgo: 50,
    language: 'en',
    fields: {
      ...from('Rank Booster', 'offers@rank.example'),
      user_subject: 'Rank first in search engines',
      message: 'We place your site on page one within a week.',
      [HONEYPOT_NAME]: 'x',
    },
  },
  {
    form: 'contact',
    hoursAgo: 28,
    language: 'ar',
    fields: {
      ...from('خالد العتيبي', 'khalid@samama.example'),
      recipient: 'تسجيل الموردين',
      user_subject: 'تسجيل مورّد صمامات',
      message: 'نورّد صمامات بوابية وكروية مع شهادات اختبارها. ما المستندات المطلوبة للتسجيل؟',
      [HONEYPOT_NAME]: 'x',
    },
  },
  {
    form: 'contact',
    hoursAgo: 27,
    language: 'en',
    isRefused: true,
    fields: {
      ...from('Maria Fernandes', 'maria@steelmart.example'),
      recipient: 'Procurement',
      user_subject: 'Invoice 4471 is still open',
      message: 'Invoice 4471 of September was due on the 15th. When will it be paid?',
    },
  },
  application(26, 'ar', from('هند الشمري', 'hind@mail.example'), ENGINEER),
  {
    form: 'contact',
    hoursAgo: 3,
    language: 'en',
    fields: {
      ...from('Noura Al-Harbi', 'noura@client.example'),
      recipient: 'Sales desk',
      user_phone: '+966 13 000 0099',
      user_subject: 'Two API 650 tanks',
      message:
        'Good morning,\nplease quote two tanks to API 650, 18 m in diameter and 12 m high, at our depot near the port. Bids close in three weeks.',
    },
  },
  {
    form: 'contact',
    hoursAgo: 2,
    language: 'ar',
    fields: {
      ...from('منى الغامدي', 'mona@client.example'),
      recipient: 'مكتب المشاريع',
      user_subject: 'محضر اختبار الضغط',
      message: 'نرجو إرسال محضر اختبار الضغط للحزمة TP-114.',
    },
  },
];

/** A résumé of one page. */
export const RESUME = pdfOf(['BT /F1 24 Tf 72 760 Td (Curriculum vitae) Tj ET']);
