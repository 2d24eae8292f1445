import * as z from 'zod/mini';
import { lengthOf, MAX_LENGTH } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { mailAddress, telephone, trimmed } from './typed-text.ts';
import { isSecret, uploadsIn } from './uploads.ts';

/**
 * The browsers' pattern for `type=email`, plus a dot in the domain: an address that passes the native
 * check is rejected only if no mail could reach it.
 */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** Whether a typed text is an e-mail address that mail could reach. */
export const isEmail = (value: string) => EMAIL.test(mailAddress(value));

const key = (message: MessageKey) => message;

/** At most `max` characters. The issue's `params` contain `max`, for its message. */
export const upTo = (max: number) =>
  z.refine<string>((value) => lengthOf(value) <= max, { error: key('tooLong'), params: { max } });

/** Text as typed. A missing field counts as blank. */
export const text = (maxLength: number) =>
  z._default(z.string(key('notText')).check(upTo(maxLength)), '');

/** Text chosen from a list that may be left blank. Blank counts as missing. */
export const optionalChoice = () =>
  z.pipe(
    text(MAX_LENGTH.name),
    z.transform((chosen) => chosen || undefined),
  );

const typedAddress = () => text(MAX_LENGTH.email).check(z.overwrite(mailAddress));

/** A valid e-mail address, or blank. */
export const optionalEmail = () =>
  typedAddress().check(z.refine((value) => value === '' || isEmail(value), key('emailInvalid')));

/** A valid e-mail address. */
export const requiredEmail = () =>
  typedAddress().check(
    z.refine((value) => value !== '', { error: key('required'), abort: true }),
    z.refine(isEmail, key('emailInvalid')),
  );

const isNotBlank = z.refine<string>((value) => trimmed(value) !== '', key('required'));

/** Text that is not blank. */
export const requiredText = (maxLength: number) => text(maxLength).check(isNotBlank);

/** A telephone number, in any notation, or blank. */
export const optionalTelephone = () => text(MAX_LENGTH.phone).check(z.overwrite(telephone));

/** A telephone number, in any notation. */
export const requiredTelephone = () => optionalTelephone().check(isNotBlank);

/** A complete http or https URL, or blank. */
export const optionalUrl = () =>
  text(MAX_LENGTH.url).check(
    z.overwrite(trimmed),
    z.refine((value) => value === '' || isWebUrl(value), key('urlInvalid')),
  );

/* Browsers accept every scheme, but the office must not open a `javascript:` URL. */
function isWebUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
}

/** The files that were sent ahead of a form, as `uploadsText` writes them, or blank. */
export const namedUploads = () =>
  z
    ._default(z.string(key('notText')), '')
    .check(z.refine((value) => uploadsIn(value) !== undefined, key('notText')));

/** A secret of this site's links, or blank; of another form it counts as blank, so that the message is not lost. */
export const optionalSecret = () =>
  z.pipe(
    z._default(z.string(key('notText')), ''),
    z.transform((value) => (isSecret(value) ? value : '')),
  );
