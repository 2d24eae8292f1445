/**
 * The wire between a form and the desk: EmailJS's REST API, so that its official SDK works
 * unmodified against the desk and the site can be pointed at EmailJS instead (spec §7).
 */

/** JSON variant: `{lib_version, user_id, service_id, template_id, template_params}`. */
export const SEND_PATH = '/api/v1.0/email/send';

/** Form variant: multipart from the SDK, urlencoded or multipart from a browser without JavaScript. */
export const SEND_FORM_PATH = '/api/v1.0/email/send-form';

/** The mail library version of spec §9. */
export const LIB_VERSION = '4.3.3';

/** Names that tell which form it is and are never its content; of several values the last counts. */
export const RESERVED_NAMES = ['lib_version', 'service_id', 'template_id', 'user_id'] as const;

/** Field a person never sees nor fills. Never content either. */
export const HONEYPOT_NAME = 'company_website';

/** Body of the one successful answer, status 200. */
export const ACCEPTED_TEXT = 'OK';

/** Where a browser without JavaScript lands after its form was accepted. */
export const THANK_YOU_PATH = '/thank-you';

/** The page by which somebody who asked for it comes onto the list; `?token=` says who. */
export const CONFIRM_PATH = '/api/confirm';

/** The page by which a subscriber leaves the list; `?token=` says who. */
export const UNSUBSCRIBE_PATH = '/api/unsubscribe';

/** Plain-text refusals, in EmailJS's own words where it has some. */
export const REFUSAL_TEXTS = {
  userIdMissing: 'The user_id parameter is required',
  serviceIdMissing: 'The service_id parameter is required',
  templateIdMissing: 'The template_id parameter is required',
  userIdUnknown:
    'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
  serviceIdUnknown:
    'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin',
  templateIdUnknown:
    'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
  paramsNotAnObject:
    'The template params have to be the object. Visit https://www.emailjs.com/docs/sdk/send/',
  forbidden: 'Forbidden',
  tooManyRequests: 'Too Many Requests',
} as const;
