/**
 * The protocol between forms and the desk: EmailJS's REST API. The official SDK works unmodified with
 * the desk, and the site can use EmailJS instead of the desk (spec §7).
 */

/** JSON variant: `{lib_version, user_id, service_id, template_id, template_params}`. */
export const SEND_PATH = '/api/v1.0/email/send';

/** Form variant: multipart from the SDK, urlencoded or multipart from a browser without JavaScript. */
export const SEND_FORM_PATH = '/api/v1.0/email/send-form';

/** Version of the mail library (spec §9). */
export const LIB_VERSION = '4.3.3';

/** Fields that identify the form and are never content. The last of several values counts. */
export const RESERVED_NAMES = ['lib_version', 'service_id', 'template_id', 'user_id'] as const;

/** Honeypot field, which people do not see. Never content. */
export const HONEYPOT_NAME = 'second_note';

/**
 * Language of the form's page, as its code: a further template parameter, never content. Absent in the
 * default language. Also in the query of links to the desk's pages.
 */
export const LANGUAGE_NAME = 'language';

/** The token of a link, in the body of the form on the page that the link opens. */
export const TOKEN_NAME = 'token';

/** Body of the successful response, status 200. */
export const ACCEPTED_TEXT = 'OK';

/** The page after a form sent without JavaScript, in the default language. */
export const THANK_YOU_PATH = '/thank-you';

/** The page to confirm a subscription; the token behind `#` identifies the subscriber. */
export const CONFIRM_PATH = '/api/confirm';

/** The page to unsubscribe. Mail programs post to it with the token in the query (RFC 8058). */
export const UNSUBSCRIBE_PATH = '/api/unsubscribe';

/** The page of the files of a message, for who got its mail; the token is the office's. */
export const FILES_PATH = '/api/files';

/** Where that page's buttons download a file. */
export const DOWNLOAD_PATH = '/api/files/download';

/** The page of an application's status; the token behind `#` identifies the applicant. */
export const APPLICATION_PATH = '/api/application';

/** The page to withdraw an application, with the same token. */
export const WITHDRAW_PATH = '/api/application/withdraw';

/** The page to set an application's status; the token is the office's. */
export const OFFICE_PATH = '/api/application/office';

/** Where the form on the site begins a supplier's registration. */
export const REGISTRATION_START_PATH = '/api/registration/start';

/** The page of a supplier's registration, to go on with it or to see its status; the token behind `#` is the supplier's. */
export const REGISTRATION_PATH = '/api/registration';

/** Where its form is saved and sent, with the same token. */
export const REGISTRATION_SAVE_PATH = '/api/registration/save';

/** Where its button erases it. */
export const REGISTRATION_ERASE_PATH = '/api/registration/erase';

/** The page that mails the link to a registration again. */
export const REGISTRATION_LINK_PATH = '/api/registration/link';

/** Header of the HEAD request by which a page that was fetched ahead reports that the visitor has opened it. */
export const VIEW_HEADER = 'x-page-view';

/** Plain-text errors, with EmailJS's texts where they exist. */
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
  tooManyMails: 'Too many mails were sent to this address or its domain: try again later',
} as const;
