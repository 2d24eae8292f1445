import type { ReactNode } from 'react';

interface Props {
  facts: readonly (readonly [term: string, text: ReactNode])[];
  className?: string | undefined;
}

/** Terms and their descriptions, a group for each. */
export function Facts({ facts, className }: Props) {
  return (
    <dl className={className}>
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
