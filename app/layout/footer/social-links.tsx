import type { SocialLink } from '#app/content/company.server.ts';
import type { Network } from '#app/content/networks.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import styles from './social-links.module.css';

/** Drawn for this site: Lucide has no brand icons. */
const GLYPHS: Record<Network, string> = {
  facebook:
    'M14 21h-3.5v-8H8V9.7h2.5V7.5C10.5 4.8 12 3 14.9 3H17v3.3h-1.5c-1 0-1.5.5-1.5 1.5v1.9h3l-.5 3.3H14z',
  whatsapp:
    'M12 3a9 9 0 1 1-4.4 16.9L3 21l1.2-4.5A9 9 0 0 1 12 3zm0 2a7 7 0 0 0-5.9 10.8l-.6 2.6 2.6-.6A7 7 0 1 0 12 5zM9.2 8h1.3l.8 2-.9 1c.6 1.2 1.4 2 2.6 2.6l1-.9 2 .8v1.3c0 .8-.8 1.3-1.6 1.2-3.3-.5-6-3.2-6.4-6.4C7.9 8.8 8.4 8 9.2 8z',
  telegram: 'M21 4 2.5 11.2l5.3 2L17.5 7l-7.3 7.5V20l3-3.6 4.3 3.2z',
  tiktok:
    'M13 3h3.2c.2 2.2 1.6 3.7 3.8 3.9v3.2c-1.4 0-2.7-.4-3.8-1.1V15c0 3.6-2.6 6-5.8 6s-5.7-2.5-5.7-5.7 2.7-5.9 6.3-5.6V13c-1.6-.3-3 .7-3 2.3 0 1.5 1.1 2.5 2.5 2.5S13 16.8 13 15z',
  snapchat:
    'M12 3c2.8 0 4.8 2 4.8 4.9v2.2l2.2.4c-.2 1-1 1.5-1.8 1.8.7 1.7 2 2.9 3.8 3.4-.3 1-1.5 1.3-2.8 1.5l-.5 1.3c-1.3-.2-2.3 0-3.2.6-.8.6-1.5.9-2.5.9s-1.7-.3-2.5-.9c-.9-.6-1.9-.8-3.2-.6l-.5-1.3C4.5 17 3.3 16.7 3 15.7c1.8-.5 3.1-1.7 3.8-3.4C6 12 5.2 11.5 5 10.5l2.2-.4V7.9C7.2 5 9.2 3 12 3z',
  linkedin:
    'M4 9h3v11H4zM4 4h3v3H4zM10 9h3v1.6C13.8 9.4 15 8.7 16.6 8.7c2.6 0 4.4 1.7 4.4 5V20h-3v-5.8c0-1.8-.9-2.8-2.4-2.8S13 12.5 13 14.3V20h-3z',
  x: 'M3.5 4h4.7l4.3 6L17.6 4h2.6l-6.5 7.7L20.8 20h-4.7l-4.7-6.5L5.9 20H3.3l6.9-8.2zm3.3 1.9L16.9 18.2h.9L8 5.9z',
  youtube: 'M3 6h18v12H3zm7 3v6l5.5-3z',
  instagram:
    'M4 4h16v16H4zm2 2v12h12V6zm6 2.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zm0 1.8a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zM15.5 7h1.5v1.5h-1.5z',
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
