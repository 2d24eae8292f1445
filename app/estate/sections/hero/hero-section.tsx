import { Link } from '#app/shell/link.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import type { SectionProps } from '../section-props.ts';
import { HeroFrame } from './hero-frame.tsx';

/** What a home variant begins with (spec 2.5): tagline, whom to call, one link. */
export function HeroSection({ link, ...words }: SectionProps<'hero'>) {
  return (
    <HeroFrame {...words}>
      <ButtonLink link={Link} to={link.to} icon="arrow-right">
        {link.label}
      </ButtonLink>
    </HeroFrame>
  );
}
