import type { ComponentProps } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { forms } from '../shared-texts.ts';
import { WithoutScript } from './without-script.tsx';

/** The button of a form; without script, on which every form of the template depends, a sentence instead. */
export function Submit(props: ComponentProps<typeof Button>) {
  return (
    <>
      <Button {...props} type="submit" data-needs-js />
      <WithoutScript>{forms.withoutScript}</WithoutScript>
    </>
  );
}
