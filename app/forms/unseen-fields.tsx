import { dictionary } from '#app/shared-data/shared-data.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { LANGUAGE, LANGUAGES } from '#shared/language.ts';
import { HONEYPOT_NAME, LANGUAGE_NAME } from '#shared/wire.ts';

/** Of every form that the desk takes: the page's language, if it is not the first, and the honeypot. */
export function UnseenFields() {
  return (
    <>
      {LANGUAGE !== LANGUAGES[0].code && (
        <input type="hidden" name={LANGUAGE_NAME} value={LANGUAGE} />
      )}
      <VisuallyHidden>
        <label aria-hidden="true">
          {dictionary.form.honeypot}
          <input type="text" name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
        </label>
      </VisuallyHidden>
    </>
  );
}
