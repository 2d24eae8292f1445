import type { ReactNode } from 'react';

/** Lucide shapes (ISC), only those in use; `icon.test.tsx` holds them to the package. */
export const shapes = {
  'arrow-left': (
    <>
      <path d="m12 19-7-7 7-7" /> <path d="M19 12H5" />
    </>
  ),
  'arrow-right': (
    <>
      <path d="M5 12h14" /> <path d="m12 5 7 7-7 7" />
    </>
  ),
  'arrow-up': (
    <>
      <path d="m5 12 7-7 7 7" /> <path d="M12 19V5" />
    </>
  ),
  'arrow-up-right': (
    <>
      <path d="M7 7h10v10" /> <path d="M7 17 17 7" />
    </>
  ),
  check: (
    <>
      <path d="M20 6 9 17l-5-5" />
    </>
  ),
  'chevron-down': (
    <>
      <path d="m6 9 6 6 6-6" />
    </>
  ),
  'chevron-left': (
    <>
      <path d="m15 18-6-6 6-6" />
    </>
  ),
  'chevron-right': (
    <>
      <path d="m9 18 6-6-6-6" />
    </>
  ),
  'circle-alert': (
    <>
      <circle cx="12" cy="12" r="10" /> <line x1="12" x2="12" y1="8" y2="12" />{' '}
      <line x1="12" x2="12.01" y1="16" y2="16" />
    </>
  ),
  'circle-check': (
    <>
      <circle cx="12" cy="12" r="10" /> <path d="m16 9-5.5 5.5L8 12" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="10" /> <path d="M12 6v6l4 2" />
    </>
  ),
  copy: (
    <>
      <rect width="14" height="14" x="8" y="8" rx="2" ry="2" />{' '}
      <path d="M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2" />
    </>
  ),
  download: (
    <>
      <path d="M12 15V3" /> <path d="M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4" />{' '}
      <path d="m7 10 5 5 5-5" />
    </>
  ),
  ellipsis: (
    <>
      <circle cx="12" cy="12" r="1" /> <circle cx="19" cy="12" r="1" />{' '}
      <circle cx="5" cy="12" r="1" />
    </>
  ),
  'file-text': (
    <>
      <path d="M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z" />{' '}
      <path d="M14 2v5a1 1 0 0 0 1 1h5" /> <path d="M10 9H8" /> <path d="M16 13H8" />{' '}
      <path d="M16 17H8" />
    </>
  ),
  link: (
    <>
      <path d="M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71" />{' '}
      <path d="M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71" />
    </>
  ),
  'loader-circle': (
    <>
      <path d="M21 12a9 9 0 1 1-6.219-8.56" />
    </>
  ),
  mail: (
    <>
      <path d="m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7" />{' '}
      <rect x="2" y="4" width="20" height="16" rx="2" />
    </>
  ),
  'map-pin': (
    <>
      <path d="M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0" />{' '}
      <circle cx="12" cy="10" r="3" />
    </>
  ),
  menu: (
    <>
      <path d="M4 5h16" /> <path d="M4 12h16" /> <path d="M4 19h16" />
    </>
  ),
  minus: (
    <>
      <path d="M5 12h14" />
    </>
  ),
  pause: (
    <>
      <rect x="14" y="3" width="5" height="18" rx="1" />{' '}
      <rect x="5" y="3" width="5" height="18" rx="1" />
    </>
  ),
  phone: (
    <>
      <path d="M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384" />
    </>
  ),
  play: (
    <>
      <path d="M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z" />
    </>
  ),
  plus: (
    <>
      <path d="M5 12h14" /> <path d="M12 5v14" />
    </>
  ),
  printer: (
    <>
      <path d="M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2" />{' '}
      <path d="M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6" />{' '}
      <rect x="6" y="14" width="12" height="8" rx="1" />
    </>
  ),
  search: (
    <>
      <path d="m21 21-4.34-4.34" /> <circle cx="11" cy="11" r="8" />
    </>
  ),
  'shield-check': (
    <>
      <path d="M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z" />{' '}
      <path d="m9 12 2 2 4-4" />
    </>
  ),
  user: (
    <>
      <path d="M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2" /> <circle cx="12" cy="7" r="4" />
    </>
  ),
  x: (
    <>
      <path d="M18 6 6 18" /> <path d="m6 6 12 12" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes;
