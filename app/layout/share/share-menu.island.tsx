import { useId, useState } from 'react';
import { addressOf, readableAddress } from '#app/content/address.ts';
import { island } from '#app/islands/island.tsx';
import { dictionary, origin } from '#app/shared-data/shared-data.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useIsHydrated } from '../use-is-hydrated.ts';
import styles from './share-menu.module.css';

interface ShareMenuProps {
  /** Title of the shared page. */
  title: string;
  /** Its path, from `/`. */
  path: string;
}

/** Share pages that accept title and URL in their query. */
const NETWORKS = [
  {
    name: 'whatsapp',
    href: (title, url) => withQuery('https://wa.me/', { text: `${title} ${readableAddress(url)}` }),
  },
  {
    name: 'linkedin',
    href: (_, url) => withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }),
  },
  {
    name: 'x',
    href: (text, url) => withQuery('https://x.com/intent/post', { text, url }),
  },
] as const satisfies { name: string; href: (title: string, url: string) => string }[];

/**
 * Share menu (spec 2.4): a native popover, which opens by its button and closes on Escape or a press
 * outside, also before hydration.
 */
function ShareMenu({ title, path }: ShareMenuProps) {
  const { share } = dictionary;
  const id = useId();
  const [openings, setOpenings] = useState(0);
  const url = new URL(addressOf(path), origin).href;
  return (
    <div className={`${styles.share} no-print`}>
      <button type="button" className={styles.button} popoverTarget={id}>
        <Icon name="arrow-up-right" />
        {share.title}
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.menu}
        onToggle={({ newState }) => setOpenings((before) => before + Number(newState === 'open'))}
      >
        <ul className={styles.list}>
          <NativeShare title={title} />
          <CopyLink key={openings} />
          <li>
            <a className={styles.entry} href={mailto(title, url)}>
              <Icon name="mail" />
              {share.mail}
            </a>
          </li>
          {NETWORKS.map(({ name, href }) => (
            <li key={name}>
              <a className={styles.entry} href={href(title, url)} rel="noopener noreferrer">
                <Icon name="arrow-up-right" />
                {share[name]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The share sheet of the device, if it has one. */
function NativeShare({ title }: { title: string }) {
  const { share } = dictionary;
  const isHydrated = useIsHydrated();
  if (!isHydrated || !('share' in navigator)) return null;
  // Rejects when the visitor cancels.
  const pass = () => navigator.share({ title, url: address() }).catch(() => undefined);
  return (
    <li>
      <button type="button" className={styles.entry} onClick={pass}>
        <Icon name="ellipsis" />
        {share.native}
      </button>
    </li>
  );
}

function CopyLink() {
  const { share } = dictionary;
  const isHydrated = useIsHydrated();
  const [isCopied, setCopied] = useState(false);
  // The clipboard is available on secure origins only.
  if (!isHydrated || !('clipboard' in navigator)) return null;
  const copy = () =>
    navigator.clipboard.writeText(address()).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <li>
      <button type="button" className={styles.entry} onClick={copy}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        {share.copy}
      </button>
      <p role="status" className={styles.status}>
        {isCopied && share.copied}
      </p>
    </li>
  );
}

function address(): string {
  return readableAddress(location.origin + location.pathname);
}

function mailto(title: string, url: string): string {
  return withQuery('mailto:', { subject: title, body: readableAddress(url) });
}

/** Unlike URLSearchParams, encodes spaces as `%20`: mail programs do not decode `+`. */
function withQuery(address: string, query: Record<string, string>): string {
  const pairs = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `${address}?${pairs.join('&')}`;
}

export default island('layout/share/share-menu', 'interaction', ShareMenu);
