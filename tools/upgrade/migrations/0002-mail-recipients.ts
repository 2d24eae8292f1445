import type { ContentFiles } from '../content-files.ts';
import type { Report } from '../report.ts';

export const title = 'Each recipient of a mail may read a language of their own';

const MAILS = ['contact', 'career', 'withdrawal', 'confirm', 'subscribe', 'unsubscribe'];

/** An address in `office.to` becomes the field `address`. */
export function migrate(content: ContentFiles, report: Report): void {
  for (const yaml of content.named('mail')) {
    for (const path of MAILS.map((mail) => [mail, 'office', 'to'])) {
      const recipients = yaml.value(path);
      if (!Array.isArray(recipients)) continue;
      for (const [index, recipient] of recipients.entries()) {
        if (typeof recipient !== 'string') continue;
        yaml.wrap([...path, index], 'address');
        report.changed(yaml, [...path, index], `is now "address: ${recipient}"`);
      }
    }
  }
}
