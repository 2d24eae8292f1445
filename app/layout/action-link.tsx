import type { ComponentProps } from 'react';
import type { LabelledLink } from '#app/content/references.server.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Link } from './link.tsx';

type Look = Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'size' | 'icon' | 'className'>;

/** A link to a page of the site that looks like a button. */
export function ActionLink({ label, ...rest }: LabelledLink & Look) {
  return (
    <ButtonLink link={Link} {...rest}>
      {label}
    </ButtonLink>
  );
}
