import { useEffect } from 'react';
import { fill } from '#app/content/fill.ts';
import type { Certificate, Certificates } from '#app/content/schemas/certificates.ts';
import { useInterface } from '#app/root-data/use-root-data.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { CertificateFacts } from './certificate-facts.tsx';
import styles from './enlarged-certificate.module.css';

interface EnlargedProps {
  certificates: readonly Certificate[];
  labels: Certificates['labels'];
  index: number;
  /** Told which one to show instead; undefined closes. */
  onChange: (index: number | undefined) => void;
}

/** Spec 4: the chosen certificate in a large centred dialog; arrow keys lead to the next. */
export function EnlargedCertificate({ certificates, labels, index, onChange }: EnlargedProps) {
  const { dialog } = useInterface();
  const total = certificates.length;
  const step = (by: number) => onChange((index + by + total) % total);
  useArrowKeys(step);
  const certificate = certificates[index];
  if (!certificate) return null;
  const { title, image } = certificate;
  return (
    <Dialog open onClose={() => onChange(undefined)} title={title} closeLabel={dialog.close}>
      <div className={styles.sheet}>
        <img
          key={image.src}
          className={styles.image}
          src={image.src}
          width={image.width}
          height={image.height}
          alt={`${title}. ${labels.specimen}`}
        />
        <div className={styles.side}>
          <div className={styles.steps}>
            <Button
              size="small"
              variant="secondary"
              icon="arrow-left"
              iconAt="start"
              aria-label={labels.previous}
              onClick={() => step(-1)}
            />
            <output className={styles.position}>
              {fill(labels.position, { n: index + 1, total })}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </output>
            <Button
              size="small"
              variant="secondary"
              icon="arrow-right"
              aria-label={labels.next}
              onClick={() => step(1)}
            />
          </div>
          <CertificateFacts certificate={certificate} labels={labels} />
          <p className={styles.specimen}>{labels.specimen}</p>
          <p>
            <a href={image.src}>{labels.full}</a>
          </p>
        </div>
      </div>
    </Dialog>
  );
}

/** Left and right step along the line of writing, wherever in the dialog the focus is. */
function useArrowKeys(step: (by: number) => void) {
  useEffect(() => {
    const onKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      // The browser's own: back and forward.
      if (altKey || ctrlKey || metaKey) return;
      const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      if (key === 'ArrowLeft' || key === 'ArrowRight') step(key === forward ? 1 : -1);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
