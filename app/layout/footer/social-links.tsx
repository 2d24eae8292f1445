import type { SocialLink } from '#app/content/company.server.ts';
import type { Network } from '#app/content/networks.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import styles from './social-links.module.css';

/** Drawn for this site: Lucide has no brand icons. */
const GLYPHS: Record<Network, string> = {
  facebook:
    'M14 21h-3.500v-8H8V9.700h2.500V7.500C10.500 4.800 12 3 14.900 3H17v3.300h-1.500c-1 0-1.500.5-1.500 1.500v1.900h3l-.5 3.300H14z',
  whatsapp:
    'M12 3a9 9 0 1 1-4.400 16.900L3 21l1.200-4.500A9 9 0 0 1 12 3zm0 2a7 7 0 0 0-5.900 10.800l-.6 2.600 2.600-.6A7 7 0 1 0 12 5zM9.200 8h1.300l.8 2-.9 1c.6 1.200 1.400 2 2.600 2.600l1-.9 2 .8v1.300c0 .8-.8 1.300-1.600 1.200-3.300-.5-6-3.200-6.400-6.400C7.900 8.800 8.400 8 9.200 8z',
  telegram: 'M21 4 2.500 11.200l5.300 2L17.500 7l-7.300 7.500V20l3-3.600 4.300 3.200z',
  tiktok:
    'M13 3h3.200c.2 2.200 1.600 3.700 3.800 3.900v3.200c-1.400 0-2.700-.4-3.800-1.100V15c0 3.600-2.600 6-5.800 6s-5.700-2.500-5.700-5.700 2.700-5.900 6.300-5.600V13c-1.600-.3-3 .7-3 2.300 0 1.500 1.100 2.500 2.500 2.500S13 16.800 13 15z',
  snapchat:
    'M12 3c2.800 0 4.800 2 4.800 4.900v2.200l2.200.4c-.2 1-1 1.500-1.800 1.800.7 1.700 2 2.900 3.800 3.400-.3 1-1.500 1.300-2.800 1.500l-.5 1.300c-1.300-.2-2.300 0-3.200.6-.8.6-1.500.9-2.500.9s-1.700-.3-2.500-.9c-.9-.6-1.900-.8-3.200-.6l-.5-1.300C4.500 17 3.300 16.700 3 15.700c1.800-.5 3.100-1.700 3.800-3.400C6 12 5.200 11.500 5 10.500l2.200-.4V7.900C7.200 5 9.200 3 12 3z',
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
