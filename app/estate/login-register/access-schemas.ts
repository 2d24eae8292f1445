import * as z from 'zod/mini';
import { upTo } from '#shared/fields.ts';
import { MAX_LENGTH } from '#shared/limits.ts';
import {
  charactersIn,
  type EstateMessageKey,
  required,
  requiredEmail,
  requiredName,
  typed,
} from '../forms/fields.ts';

const key = (message: EstateMessageKey) => message;
const rule = (holds: (value: string) => boolean, message: EstateMessageKey) =>
  z.refine<string>(holds, key(message));

/** Spec 5: the password rules; the first that fails is shown. */
export const passwordRules = () =>
  typed().check(
    rule((value) => value !== '', 'passwordRequired'),
    rule((value) => charactersIn(value) >= 5, 'passwordShort'),
    rule((value) => /\d/.test(value), 'passwordNumber'),
    rule((value) => /\p{Ll}/u.test(value), 'passwordLower'),
    rule((value) => /\p{Lu}/u.test(value), 'passwordUpper'),
    rule((value) => /[^\p{L}\p{N}\s]/u.test(value), 'passwordSymbol'),
  );

const personName = (message: EstateMessageKey) =>
  typed().check(
    rule((value) => value.trim() !== '', message),
    rule((value) => charactersIn(value.trim()) >= 3, 'tooShort'),
    upTo(MAX_LENGTH.name),
  );

/** Checked even if other fields are invalid. */
export const samePassword = z.refine<{ password: string; confirm: string }>(
  ({ password, confirm }) => confirm === '' || password === confirm,
  { error: key('confirmDiffers'), path: ['confirm'] },
);

/* Limited as in the navigation state (user-state.ts). */
const access = {
  username: requiredName().check(upTo(MAX_LENGTH.name)),
  email: requiredEmail().check(upTo(MAX_LENGTH.email)),
  password: passwordRules(),
};

export const loginSchema = z.object(access);

export const registerSchema = z
  .object({
    name: personName('firstNameRequired'),
    lastName: personName('lastNameRequired'),
    ...access,
    confirm: required(),
    terms: z._default(z.boolean(), false).check(z.refine((value) => value, key('termsRequired'))),
  })
  .check(samePassword);

/** The account's details, validated like a contact message (spec 5). */
export const detailsSchema = z.object({
  name: requiredName().check(upTo(MAX_LENGTH.name)),
  phone: required(),
  email: access.email,
  address: requiredName(),
});

/** The account's password change; spec 5 gives no rules, so those of register apply. */
export const passwordChangeSchema = z
  .object({ current: required(), password: passwordRules(), confirm: required() })
  .check(samePassword);
