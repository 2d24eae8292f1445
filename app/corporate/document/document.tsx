import type { Page } from '#app/content/schemas/page.ts';
import { PageBanner } from '#app/shell/page-banner/page-banner.tsx';
import { useInterface } from '#app/shell/texts.tsx';
import { Container } from '#app/ui/container/container.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import styles from './document.module.css';
import { DocumentSection } from './document-section.tsx';

/** A page that is read like a document: numbered sections to link to, made to be printed. */
export function Document({ title, intro, sections, updated }: Page) {
  const { document: words } = useInterface();
  return (
    <>
      <PageBanner title={title} />
      <Container className={styles.sheet}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents" className={styles.contentsTitle}>
            {words.contents}
          </h2>
          <ol className={styles.list}>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          <Prose html={intro} className={styles.intro} />
          {sections.map((section, index) => (
            <DocumentSection key={section.id} number={index + 1} {...section} />
          ))}
          {updated && (
            <p className={styles.updated}>
              {words.updated} <time dateTime={updated}>{updated}</time>
            </p>
          )}
        </div>
      </Container>
    </>
  );
}
