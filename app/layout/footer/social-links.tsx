import type { SocialLink } from '#app/content/site.server.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import styles from './social-links.module.css';

/** Drawn for this site: Lucide has no brand icons. */
const GLYPHS: Record<SocialLink['icon'], string> = {
  linkedin:
    'M4 9h3v11H4zM4 4h3v3H4zM10 9h3v1.6C13.8 9.4 15 8.7 16.6 8.7c2.6 0 4.4 1.7 4.4 5V20h-3v-5.8c0-1.8-.9-2.8-2.4-2.8S13 12.500 13 14.300V20h-3z',
  x: 'M3.500 4h4.700l4.300 6L17.600 4h2.600l-6.500 7.700L20.800 20h-4.700l-4.700-6.500L5.900 20H3.300l6.900-8.200zm3.300 1.900L16.900 18.200h.9L8 5.900z',
  youtube: 'M3 6h18v12H3zm7 3v6l5.500-3z',
  instagram:
    'M4 4h16v16H4zm2 2v12h12V6zm6 2.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7zm0 1.800a1.700 1.700 0 1 0 0 3.400 1.700 1.700 0 0 0 0-3.400zM15.500 7h1.500v1.500h-1.500z',
};

interface SocialLinksProps {
  title: string;
  links: readonly SocialLink[];
}

/** The company's profiles on social networks. */
export function SocialLinks({ title, links }: SocialLinksProps) {
  return (
    <ul className={styles.list} aria-label={title}>
      {links.map(({ label, icon, href }) => (
        <li key={href}>
          <a className={styles.link} href={href} rel="me noopener">
            <VisuallyHidden>{label}</VisuallyHidden>
            <svg viewBox="0 0 24 24" className={styles.glyph} aria-hidden="true">
              <path fillRule="evenodd" d={GLYPHS[icon]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
