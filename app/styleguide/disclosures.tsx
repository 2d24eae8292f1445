import { useState } from 'react';
import { Accordion, AccordionItem } from '#app/ui/accordion/accordion.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';

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
