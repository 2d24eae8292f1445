import type { Page } from '#app/content/schemas/page.ts';
import { useInterface } from '#app/root-data/use-root-data.ts';
import { PageBanner } from '#app/shell/page-banner/page-banner.tsx';
import styles from './document.module.css';
import { DocumentSheet } from './document-sheet.tsx';

/** A page that is read like a document: numbered sections to link to, made to be printed. */
export function Document({ title, intro, sections, updated }: Page) {
  const { document: words } = useInterface();
  return (
    <>
      <PageBanner title={title} />
      <DocumentSheet intro={intro} sections={sections}>
        {updated && (
          <p className={styles.updated}>
            {words.updated} <time dateTime={updated}>{updated}</time>
          </p>
        )}
      </DocumentSheet>
    </>
  );
}
