import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import {
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type Path,
  useForm,
} from 'react-hook-form';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { prepareToasts, showToast, type Toast } from '#app/ui/toast/toast.ts';
import { LOCALE } from '#shared/language.ts';
import { messageText } from '#shared/messages.ts';
import { doubleClickOver } from './double-click.ts';
import {
  type FieldRemarks,
  IDLE,
  type Outcome,
  type Submission,
  type Watch,
} from './submission/submission.ts';
import { useAfterPress } from './use-after-press.ts';
import { type LoadSchema, schemaResolver, WHOLE_FORM } from './validation/schema-resolver.ts';

export interface FormOptions<Name extends string> {
  /** Fetches the schema; called on focus. */
  schema: LoadSchema;
  /** Error texts by message key; `{field}` and `{max}` are filled in. */
  errors: Readonly<Record<string, string>>;
  /** Labels of the fields, also used in errors; the field's name where there is no label. */
  labels?: Readonly<Record<Name, string>>;
  /**
   * Called with a valid form before it is read, and may take long: `onWaiting` says for what. Resolves to why it is
   * not sent, if it is not. Never rejects.
   */
  prepare?: ((onWaiting: (text: string) => void) => Promise<string | undefined>) | undefined;
  /** Sends the form. Never rejects. */
  send: (form: FormData, watch: Watch) => Promise<Outcome>;
  /** Text of the plain toast after success; by default the dictionary's. */
  done?: string | undefined;
  /** Whether other toasts are in the colour of their tone. */
  isToastColoured?: boolean;
  /** Called after success with what was entered, when the form has been reset. */
  onDone?: ((values: FieldValues) => void) | undefined;
  /** Opens another page after success, which shows the toast. */
  leave?: ((values: FieldValues, toast: Toast) => void) | undefined;
}

interface FieldOptions<Name> {
  /** Validates with every change instead of after the first blur. */
  immediate?: boolean;
  /** Fields that are validated again with this one. */
  revalidates?: Name[];
}

/**
 * The behaviour of a form: native and uncontrolled, so that input from before hydration is kept;
 * validated after the first blur, then on change and blur; submitted once at a time; its result is
 * a toast and `submission`.
 */
export function useSchemaForm<Name extends string>(options: FormOptions<Name>) {
  const { schema, errors, labels, prepare, send, done, isToastColoured = false } = options;
  const { onDone, leave } = options;
  const { form: words, toasts } = dictionary;
  const form = useRef<HTMLFormElement>(null);
  const stop = useRef<AbortController>(null);
  const isBusy = useRef(false);
  const [submission, setSubmission] = useState<Submission>(IDLE);
  const [remarks, setRemarks] = useState<FieldRemarks>({});
  const afterPress = useAfterPress();
  // One for all renders: it knows the latest of overlapping validations.
  const [resolver] = useState(() => schemaResolver<FieldValues>(schema));
  const { register, handleSubmit, reset, trigger, formState } = useForm<FieldValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver,
  });

  // The browser validates before hydration, the schema afterwards.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  function errorText(error: Partial<FieldError> | undefined, name: string): string | undefined {
    const key = error?.message;
    const text = key && errors[key];
    return text ? messageText(text, name, error.types?.max, LOCALE) : key;
  }

  async function prepareAndDeliver() {
    setSubmission({ state: 'sending' });
    const reason = await prepare?.((text) => setSubmission({ state: 'sending', text }));
    if (reason !== undefined) return setSubmission({ state: 'refused', text: reason });
    // What was typed meanwhile is validated too.
    await handleSubmit(deliver, refuse)();
  }

  async function deliver(values: FieldValues) {
    const element = form.current;
    if (!element) return;
    setSubmission({ state: 'sending' });
    setRemarks({});
    stop.current = new AbortController();
    const { signal } = stop.current;
    const onShare = (share: number) => setSubmission({ state: 'sending', share });
    const outcome = await send(new FormData(element), { onShare, signal });
    const { ok: arrived, remarks: found = {}, wait = 0 } = outcome;
    if (signal.aborted && !arrived) return setSubmission({ state: 'refused', text: words.stopped });
    const toast: Toast = {
      tone: arrived ? 'success' : 'error',
      text: arrived ? (done ?? toasts.sent) : toasts.failed,
      texts: toasts,
      coloured: isToastColoured && !(arrived && done),
    };
    if (arrived) {
      reset();
      element.reset();
      onDone?.(values);
    } else {
      // A file may have been changed or moved while it was sent.
      await trigger();
    }
    if (arrived && leave) leave(values, toast);
    else {
      const toasted = await showToast(toast);
      setSubmission(arrived ? { state: 'sent', toasted } : { state: 'failed', toasted, wait });
    }
    setRemarks(found);
    focusFirst(found);
    if (arrived) await doubleClickOver();
  }

  function refuse(found: FieldErrors) {
    const reason = errorText(found[WHOLE_FORM] as FieldError | undefined, '');
    setSubmission(reason ? { state: 'refused', text: reason } : IDLE);
    focusFirst(found);
  }

  /** In document order: react-hook-form focuses in order of registration. */
  function focusFirst(found: object) {
    const fields = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    fields.find(({ name }) => name in found)?.focus();
  }

  return {
    submission,
    /** Aborts sending. */
    cancel: () => stop.current?.abort(),
    /** Props of the `<form>`. */
    form: {
      ref: form,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (isBusy.current) return;
        isBusy.current = true;
        const submitted = handleSubmit(prepare ? prepareAndDeliver : deliver, refuse)(event);
        void submitted.finally(() => {
          isBusy.current = false;
        });
      },
      onFocus: () => {
        for (const fetchAhead of [schema, prepareToasts]) {
          void fetchAhead().catch(() => undefined);
        }
      },
    },
    /** Props of the field with this name: label, error and registration. */
    field: (name: Name, { immediate = false, revalidates = [] }: FieldOptions<Name> = {}) => {
      const registered = register(name as Path<FieldValues>, { deps: revalidates });
      const isShown = immediate || formState.isSubmitted || formState.touchedFields[name];
      const error = formState.errors[name] as FieldError | undefined;
      return {
        ...registered,
        label: labels?.[name],
        error: (isShown && errorText(error, labels?.[name] ?? name)) || remarks[name],
        onBlur: (event: FocusEvent) => afterPress(() => void registered.onBlur(event)),
        onChange: async (event: ChangeEvent) => {
          if (remarks[name]) setRemarks({ ...remarks, [name]: undefined });
          await registered.onChange(event);
          if (immediate) await trigger(name);
        },
      };
    },
  };
}
