import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { messages } from './messages.ts';

const texts = messages.remove;

/** Deleting the account: what goes, and the way to do it. */
export const DeleteSection = () => {
  const [open, setOpen] = useState(false);
  return (
    <Section heading={texts.heading} text={texts.text}>
      <Button variant="destructive" onClick={() => setOpen(true)}>
        {texts.button}
      </Button>
      {open && <DeleteDialog onClose={() => setOpen(false)} />}
    </Section>
  );
};
