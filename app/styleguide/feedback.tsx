import { useState } from 'react';
import type { Submission } from '#app/forms/submission/submission.ts';
import { SubmissionStatus } from '#app/forms/submission/submission-status.tsx';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { Accordion, AccordionItem } from '#app/ui/accordion/accordion.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { showToast } from '#app/ui/toast/toast.ts';
import styles from './styleguide.module.css';

const STATES: Submission[] = [
  { state: 'sending' },
  { state: 'refused', text: 'Please fill in at least one field.' },
  { state: 'sent', toasted: false },
  { state: 'failed', toasted: false, wait: 45 },
];

/** Notices, the states of a submission, and toasts. */
export function Messages() {
  const { toasts } = dictionary;
  return (
    <>
      <Notice>The map appears when you reach this place.</Notice>
      <div className={styles.columns}>
        {STATES.map((submission) => (
          <SubmissionStatus key={submission.state} submission={submission} />
        ))}
      </div>
      <div className={styles.row}>
        <Button
          variant="secondary"
          onClick={() => void showToast({ tone: 'success', text: toasts.sent, texts: toasts })}
        >
          Toast of success
        </Button>
        <Button
          variant="secondary"
          onClick={() => void showToast({ tone: 'error', text: toasts.failed, texts: toasts })}
        >
          Toast of failure
        </Button>
      </div>
    </>
  );
}

/** Accordion items, open and closed, and a dialog. */
export function Disclosures() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Accordion>
        <AccordionItem number="01" title="Building Construction With Finishing">
          <p>Closed at start.</p>
        </AccordionItem>
        <AccordionItem number="02" title="Fabrication and Installation of Piping System" open>
          <p>Open at start: shop fabrication, field welding, NDT, hydrotest packages.</p>
        </AccordionItem>
        <AccordionItem title="Without a number">
          <p>Closed at start.</p>
        </AccordionItem>
      </Accordion>
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Open the dialog
        </Button>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title="ISO 9001" closeLabel="Close">
        <p>Escape, the button and a press beside the sheet close it; the focus goes back.</p>
      </Dialog>
    </>
  );
}
