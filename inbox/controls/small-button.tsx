import type { ComponentProps } from 'react';
import { Button } from '#app/ui/button/button.tsx';

/** A button of the dense pages of the inbox; `secondary` by default. */
export function SmallButton(props: ComponentProps<typeof Button>) {
  return <Button size="small" variant="secondary" {...props} />;
}
