// The ten tasks of docs/office.md, done in the editor's interface.
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { pdfOf } from '#tools/certificates/pdf-of.ts';
import type { OfficePage } from '../page-objects/office.ts';

/** A task as the office does it. */
interface Task {
  /** Its anchor in docs/office.md. */
  name: string;
  /** @param show called at each screenshot of the document */
  run(office: OfficePage, show: (what: string) => Promise<void>): Promise<void>;
  /** Paths of changed and new files. */
  changes: string[];
}

const inBoth = (...names: string[]) =>
  names.flatMap((name) => [`content/${name}.yaml`, `content/ar/${name}.yaml`]);

/** A logo as a picture. */
const logo = () =>
  sharp({ create: { width: 640, height: 200, channels: 3, background: '#17313b' } })
    .png()
    .toBuffer();

/** The contract that a task adds, in both languages. */
const TITLE = 'Box culvert below the port road';
export const ADDED = { [TITLE]: 'عبّارة صندوقية تحت طريق الميناء' };

export const tasks: readonly Task[] = [
  {
    name: 'telephone',
    changes: ['content/company.yaml'],
    async run(office, show) {
      await office.open('Names, addresses, telephones, registrations');
      await office.own.in('Telephone numbers').fill('Sales', '013-000-0021');
      await show('number');
      await office.save();
    },
  },
  {
    name: 'contract',
    changes: [...inBoth('pictures', 'portfolio', 'project-details'), 'media/pictures/culvert.jpg'],
    async run(office, show) {
      await office.open('Pictures');
      const shown = await office.own.add('Pictures', 'Picture');
      await shown.fill('Short name', 'culvert');
      await shown.upload('File', {
        name: 'culvert.jpg',
        mimeType: 'image/jpeg',
        buffer: readFileSync('media/pictures/project-8.jpg'),
      });
      await shown.fill(
        'Alternative text',
        'Box culverts below a road embankment; an orange unit hangs over its bed.',
      );
      await office.translation
        .last('Pictures')
        .fill('Alternative text', 'عبّارات صندوقية تحت ردم طريق، ووحدة برتقالية معلّقة فوق موضعها.');
      const focus = shown.in('Most important point');
      await focus.press(office.texts.change);
      await focus.fill('From the left, per cent', '40');
      await focus.fill('From the top, per cent', '60');
      await show('picture');
      await office.save();
      await office.open('Contracts');
      const contract = await office.own.add('Contracts', 'Contract');
      await contract.choose('Client', 'Masarat Highways');
      await contract.fill('Title', TITLE);
      await contract.choose('Sector', 'Infrastructure');
      await contract.fill('Value, SAR', '7,450,000');
      await contract.fill('Duration, months', '9');
      await contract.fill('Year', '2026');
      await contract.fill(
        'Scope',
        'Two cells of 3 by 3 m over 46 m, wing walls and road reinstatement.',
      );
      const translated = office.translation.last('Contracts');
      await translated.fill('Title', ADDED[TITLE] ?? '');
      await translated.fill(
        'Scope',
        'فتحتان بمقاس 3 في 3 م على طول 46 م، وجدران جانبية وإعادة الطريق.',
      );
      await show('contract');
      await office.save();
      await office.open('Contracts described in full');
      const description = await office.own.add('Descriptions', 'Description');
      await description.choose('Contract', TITLE);
      await description.choose('Picture', 'culvert');
      await description.fill(
        'Summary',
        'A box culvert of two cells below the port road in 9 months.',
      );
      await description.fill(
        'Description',
        'The road stayed open: we built one half after the other.',
      );
      const described = office.translation.last('Descriptions');
      await described.fill('Summary', 'عبّارة صندوقية من فتحتين تحت طريق الميناء في 9 أشهر.');
      await described.fill('Description', 'بقي الطريق مفتوحًا: نفّذنا نصفًا بعد الآخر.');
      await show('description');
      await office.save();
    },
  },
  {
    name: 'vacancy',
    changes: inBoth('vacancies'),
    async run(office, show) {
      await office.open('Vacancies');
      const vacancy = await office.own.add('Vacancies', 'Vacancy');
      await vacancy.fill('Title', 'Surveyor');
      await vacancy.fill('Trade', 'Survey');
      await vacancy.fill('Posts', '2');
      await vacancy.fill('Grade', '7');
      await vacancy.fill('Posted', '2026-11-20');
      await vacancy.fill('Closes', '2027-02-28');
      await vacancy.choose('Employment', 'Full time');
      await vacancy.fill('Where', 'Office and sites');
      await vacancy.fill('Rotation', 'Six days on, one off');
      await vacancy.fill('Open to', 'Everyone');
      await vacancy.fill('Text', 'Setting out and as-built surveys.');
      await (await vacancy.add('Requirements', 'Requirement')).fill(
        'Requirement',
        'Two years on sites',
      );
      const translated = office.translation.last('Vacancies');
      await translated.fill('Title', 'مسّاح');
      await translated.fill('Trade', 'المساحة');
      await translated.fill('Grade', '7');
      await translated.fill('Where', 'المكتب والمواقع');
      await translated.fill('Rotation', 'ستة أيام عمل ويوم راحة');
      await translated.fill('Open to', 'الجميع');
      await translated.fill('Text', 'توقيع الأعمال ورفع ما نُفّذ.');
      await translated.last('Requirements').fill('Requirement', 'خبرة سنتين في المواقع');
      await show('vacancy');
      await office.save();
    },
  },
  {
    name: 'note',
    changes: inBoth('articles'),
    async run(office, show) {
      await office.open('Notes');
      const note = await office.own.add('Notes', 'Note');
      await note.fill('Title', 'A culvert in two halves');
      await note.fill('Date', '2026-11-18');
      await note.fill('Author', 'Site engineering');
      await note.choose('Picture', 'culvert');
      await note.fill(
        'Text',
        'The road stayed open for nine months, because we built one half after the other.',
      );
      const translated = office.translation.last('Notes');
      await translated.fill('Title', 'عبّارة على نصفين');
      await translated.fill('Author', 'هندسة الموقع');
      await translated.fill('Text', 'بقي الطريق مفتوحًا تسعة أشهر، لأننا نفّذنا نصفًا بعد الآخر.');
      await show('note');
      await office.save();
    },
  },
  {
    name: 'certificate',
    changes: ['content/certificates.yaml', 'media/certificates/iso-9001-2029.pdf'],
    async run(office, show) {
      await office.open('Certificates and registrations');
      const certificate = await office.own.entry('Certificates', 'ISO 9001');
      await certificate.upload('File', {
        name: 'iso-9001-2029.pdf',
        mimeType: 'application/pdf',
        buffer: pdfOf(['0 0 1 rg 100 100 300 500 re f']),
      });
      await certificate.fill('Number', 'QM 29-00871');
      await certificate.fill('Issued', '2026-11-02');
      await certificate.fill('Expires', '2029-11-01');
      await show('certificate');
      await office.save();
    },
  },
  {
    name: 'leaves',
    changes: inBoth('key-persons'),
    async run(office, show) {
      await office.open('Key persons');
      await office.own.remove('Key persons', 'Nawaf Al-Dirati');
      await show('persons');
      await office.save();
    },
  },
  {
    name: 'sentence',
    changes: inBoth('pages/vision'),
    async run(office, show) {
      await office.open('Our Vision');
      await office.own.fill('Introduction', 'By 2030, complete packages from survey to start-up.');
      await office.translation.fill(
        'Introduction',
        'بحلول عام 2030، حزم كاملة من المساحة إلى بدء التشغيل.',
      );
      await show('sentence');
      await office.save();
    },
  },
  {
    name: 'client',
    changes: [...inBoth('clients'), 'media/marks/clients/zahra-cables.png'],
    async run(office, show) {
      await office.open('Clients');
      const client = await office.own.add('Clients', 'Client');
      await client.fill('Name', 'Zahra Cables');
      await client.upload('Logo', {
        name: 'zahra-cables.png',
        mimeType: 'image/png',
        buffer: await logo(),
      });
      await office.translation.last('Clients').fill('Name', 'زهرة للكابلات');
      await show('client');
      await office.save();
    },
  },
  {
    name: 'safety',
    changes: ['content/company-figures.yaml'],
    async run(office, show) {
      await office.open('Figures: people, safety, local content, plant');
      const period = await office.own.entry('Safety', '2026 to September');
      await period.fill('Hours', '1402300');
      await period.fill('Near misses', '468');
      await show('figures');
      await office.save();
    },
  },
  {
    name: 'answer',
    changes: inBoth('prequalification'),
    async run(office, show) {
      await office.open('Prequalification: questions and answers');
      const section = await office.own.entry('Sections', 'Legal identity and registrations');
      const question = await section.entry('Questions', 'Registered name');
      await question.fill('Answer', '{legalName}, also written {shortName}');
      const translated = office.translation.nth('Sections', 0).nth('Questions', 0);
      await translated.fill('Answer', '{legalName}، ويُكتب أيضًا {shortName}');
      await show('answer');
      await office.save();
    },
  },
];
