import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type FieldError, type FieldErrors, type Path, useForm } from 'react-hook-form';
import { useInterface } from '#app/root-data/use-root-data.ts';
import { prepareToasts, showToast } from '#app/ui/toast/toast.ts';
import { isMessageKey, messageText } from '#contract/messages.ts';
import { IDLE, type Submission, type Watch } from './submission/submission.ts';
import { useAfterPress } from './use-after-press.ts';
import { doubleClickOver, useOneAtATime } from './use-one-at-a-time.ts';
import { type LoadSchema, schemaResolver, WHOLE_FORM } from './validation/schema-resolver.ts';

type Values<Name extends string> = Record<Name, string>;

interface Options<Name extends string> {
  /** Fetches what judges the form; called when the form is touched. */
  schema: LoadSchema;
  /** What each field is called. */
  labels: Record<Name, string>;
  /** Fetches what delivers the form and tells whether it arrived; called when the form is touched. */
  load: () => Promise<(form: HTMLFormElement, watch: Watch) => Promise<boolean>>;
}

/**
 * One form's behaviour: native and uncontrolled, so that what was typed before hydration stays;
 * validated after touch on change and blur; sent once; reported beside the button and as a toast.
 */
export function useMessageForm<Name extends string>(options: Options<Name>) {
  const { schema, labels, load } = options;
  const { form: words, toasts } = useInterface();
  const form = useRef<HTMLFormElement>(null);
  const stop = useRef<AbortController>(null);
  const [submission, setSubmission] = useState<Submission>(IDLE);
  const oneAtATime = useOneAtATime();
  const afterPress = useAfterPress();
  const { register, handleSubmit, reset, trigger, formState } = useForm<Values<Name>>({
    mode: 'onTouched',
    resolver: schemaResolver<Values<Name>>(schema),
  });

  // Before hydration the browser validates; from here on the schema does, in the site's own words.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  const message = (
    { message: key, types }: Pick<FieldError, 'message' | 'types'> = {},
    label = '',
  ) => (key && isMessageKey(key) ? messageText(words.errors[key], label, types?.max) : key);

  async function report(state: 'sent' | 'failed') {
    const tone = state === 'sent' ? 'success' : 'error';
    const toasted = await showToast({ tone, text: toasts[state], texts: toasts });
    setSubmission({ state, toasted });
  }

  async function send() {
    const element = form.current;
    if (!element) return;
    setSubmission({ state: 'sending' });
    stop.current = new AbortController();
    const { signal } = stop.current;
    const onShare = (share: number) => setSubmission({ state: 'sending', share });
    const arrived = await load()
      .then((deliver) => deliver(element, { onShare, signal }))
      .catch(() => false);
    if (signal.aborted && !arrived) return setSubmission({ state: 'refused', text: words.stopped });
    if (arrived) {
      reset();
      element.reset();
    }
    await report(arrived ? 'sent' : 'failed');
    if (arrived) await doubleClickOver();
  }

  function refuse(found: FieldErrors<Record<string, string>>) {
    const reason = message(found[WHOLE_FORM] as FieldError | undefined);
    setSubmission(reason ? { state: 'refused', text: reason } : IDLE);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const judged = handleSubmit(send, (found) => refuse(found as typeof found & FieldErrors));
    await oneAtATime(() => judged(event));
  }

  return {
    submission,
    /** Stops sending. */
    cancel: () => stop.current?.abort(),
    /** For the `<form>`. */
    form: {
      ref: form,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onFocus: () => {
        void schema().catch(() => undefined);
        void load().catch(() => undefined);
        void prepareToasts().catch(() => undefined);
      },
    },
    /**
     * For the field of that name: its label, what is wrong with it, and its registration.
     * `atOnce`: judged with every change, not only once it has been left.
     */
    field: (name: Name, { atOnce = false } = {}) => {
      const path = name as unknown as Path<Values<Name>>;
      const registered = register(path);
      const wrong = formState.errors[name] as FieldError | undefined;
      return {
        label: labels[name],
        error: message(wrong, labels[name]),
        ...registered,
        onBlur: (event: FocusEvent) => afterPress(() => void registered.onBlur(event)),
        onChange: async (event: ChangeEvent) => {
          await registered.onChange(event);
          if (atOnce) await trigger(path);
        },
      };
    },
  };
}
