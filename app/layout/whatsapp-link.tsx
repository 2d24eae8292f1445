import type { ReactNode } from 'react';
import type { Phone } from '#app/content/fields.server.ts';
import { dictionary } from '#app/shared-data/shared-data.ts';

/** A link that opens a chat with the company on WhatsApp. */
export function WhatsAppLink({ label, href, icon }: Phone & { icon?: ReactNode }) {
  return (
    <a href={`https://wa.me/${href.replace(/\D/g, '')}`} rel="noopener">
      {icon}
      <span>
        {dictionary.whatsapp} <bdi>{label}</bdi>
      </span>
    </a>
  );
}
